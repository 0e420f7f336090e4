/**
 * Names of the cookie that keeps the colour scheme; of several the first counts. Over https it has the prefix that ties it
 * to this host, which browsers take over https alone.
 */
export const schemeCookies = ['__Host-color_scheme', 'color_scheme'] as const;

/** What a browser is given to keep for a year, as `document.cookie` takes it. */
export function schemeCookie(scheme: 'dark' | 'light', isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}color_scheme=${scheme}; path=/; max-age=31536000; samesite=lax${isSecure ? '; secure' : ''}`;
}
