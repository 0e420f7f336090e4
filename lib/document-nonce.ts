/**
 * The nonce that this document's policy knows. It is read from the document, for a page that is refreshed or reached
 * without a load is rendered by a later request with another nonce. Empty outside a browser.
 */
export function documentNonce(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
}
