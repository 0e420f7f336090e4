/** Addresses of pages on which a game may be opened. */
const OPENS_GAMES = /^\/(?:$|[?#]|(?:lobby|play|member\/games)(?:$|[/?#]))/;

/** True for a page that may show a game of a provider elsewhere in its launcher. */
export const opensGames = (path: string): boolean => OPENS_GAMES.test(path);

/** Addresses of the page that LINE opens. */
const OPENS_LINE = /^\/liff(?:$|[/?#])/;

/** True for the page whose scripts of LINE speak with LINE; no tag manager reads its address. */
export const opensLine = (path: string): boolean => OPENS_LINE.test(path);

/** Where LINE's scripts ask for a login, its keys and what they may do. */
export const lineServers = ['https://api.line.me'] as const;

interface Others {
  readonly frames?: readonly string[];
  readonly servers?: readonly string[];
}

/**
 * Policy of a page: scripts and styles only with its nonce, nothing from other origins. `frames` are the origins whose games it may
 * show beside those of the house, `servers` those that its scripts may ask.
 */
export function contentSecurityPolicy(nonce: string, { frames = [], servers = [] }: Others = {}): string {
  // biome-ignore lint/style/noProcessEnv: set by Next itself, inlined at build
  const development = process.env.NODE_ENV === 'development';
  const gtm = 'https://www.googletagmanager.com';
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    // The development overlay writes its own style elements.
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${gtm}`,
    "font-src 'self'",
    [`connect-src 'self' ${gtm} https://*.google-analytics.com`, ...servers].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["frame-src 'self'", ...frames].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const FRAME_FOLDERS = /^\/(?:frames|games)\//;
/** Words alone, as an address that somebody types or a link that has gone: no file has such a name. */
const NO_FILE = /^[\w/-]*(?:[?#]|$)/;

/** Where pages and pictures for the launcher's frame lie. They have no origin there, so they load as from another site. */
export const isForFrame = (path: string): boolean => FRAME_FOLDERS.test(path) && !NO_FILE.test(path);

/** Policy of a page in the launcher's frame: its own scripts, pictures and calls, no origin, shown by this site alone. */
export const framePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

/** What pages are made of: scripts, styles, fonts and drawings, which are no pages themselves and begin no worker. */
export const isPartOfPage = (path: string): boolean => /^\/(?:_next\/static|art)\//.test(path);

/**
 * Policy of a part of a page, for whoever opens it alone. Browsers read the page's policy where it is used; that one, with a nonce
 * that is new each time, was half a kilobyte before every file.
 */
export const partPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of every answer beside the policy. */
export const securityHeaders: ReadonlyArray<readonly [string, string]> = [
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];
