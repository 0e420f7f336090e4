/**
 * SHA-256 (FIPS 180-4) and HMAC-SHA256 (RFC 2104) of texts in UTF-8, as lower-case hex. A key that is a seed or a hash is its
 * hex text, not the bytes that it spells. Browsers have only asynchronous ones.
 */
export interface Hashing {
  readonly sha256: (text: string) => string | Promise<string>;
  readonly hmac: (key: string, text: string) => string | Promise<string>;
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const encoder = new TextEncoder();

/** By Web Crypto, which a browser has on secure pages alone (https or localhost). */
export const webHashing: Hashing = {
  sha256: async (text) => hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(text))),
  hmac: async (key, text) => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
    return hexOf(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
  },
};
