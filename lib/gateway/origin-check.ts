import 'server-only';

/**
 * May this state-changing request be carried out? A browser tells where it comes from by Sec-Fetch-Site, an older one by
 * Origin; a caller that sends neither is no browser and has no cookie that it did not put there itself.
 */
export function comesFromUs(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}
