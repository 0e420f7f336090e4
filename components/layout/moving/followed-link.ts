/** The page of this site that a click opens in this tab; undefined for any other click. */
export function followedLink(event: MouseEvent): URL | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target === '_blank' || anchor.hasAttribute('download')) return undefined;
  const url = new URL(anchor.href);
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin) return undefined;
  const isSamePage = url.pathname === pathname && url.search === search;
  return isSamePage && url.hash ? undefined : url;
}
