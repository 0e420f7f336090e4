/**
 * Names of the cookie that keeps the colour scheme; of several the first counts. Over https it has the prefix that ties it
 * to this host, which browsers take over https alone.
 */
export const schemeCookies = ['__Host-color_scheme', 'color_scheme'] as const;

const YEAR_SECONDS = 31_536_000;

/** What a browser is given to keep, as `document.cookie` takes it. */
export function schemeCookie(scheme: 'dark' | 'light', isSecure: boolean): string {
  const [secureName, plainName] = schemeCookies;
  const name = isSecure ? secureName : plainName;
  return `${name}=${scheme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`;
}
