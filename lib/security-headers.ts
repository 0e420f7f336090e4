/** Policy of a page: scripts and styles only with its nonce, nothing from other origins. */
export function contentSecurityPolicy(nonce: string): string {
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
    `connect-src 'self' ${gtm} https://*.google-analytics.com`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer beside the policy. */
export const securityHeaders: ReadonlyArray<readonly [string, string]> = [
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
];
