/** Leaves for another page of the site with a load of its own, unless the browser is on that page already. */
export function leaveFor(path: string): void {
  const [pathname] = path.split('?');
  if (window.location.pathname !== pathname) window.location.assign(path);
}

/** Path and query of the page that the browser shows. */
export function here(): string {
  return `${window.location.pathname}${window.location.search}`;
}

/** Loads this page again. */
export function reloadPage(): void {
  window.location.reload();
}
