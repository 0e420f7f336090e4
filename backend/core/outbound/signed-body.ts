import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a timestamp may lie from the backend's clock, either way. */
export const SIGNATURE_TOLERANCE_MS = 5 * 60_000;

/** Hex HMAC-SHA256 over `timestamp.rawBody`; `timestamp` is the header as sent, Unix time in seconds. */
export function signBody(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex');
}

export interface SignedBody {
  readonly timestamp: string | null;
  readonly signature: string | null;
  readonly rawBody: string;
}

/** True when any live secret signed this body within five minutes of `now`. Takes the same time for every wrong signature. */
export function isSignedBody(signed: SignedBody, secrets: readonly string[], now: Date): boolean {
  if (!signed.timestamp || !/^\d{10}$/.test(signed.timestamp)) return false;
  if (!signed.signature || !/^[0-9a-f]{64}$/.test(signed.signature)) return false;
  const distanceMs = Math.abs(Number(signed.timestamp) * 1_000 - now.getTime());
  if (distanceMs > SIGNATURE_TOLERANCE_MS) return false;
  const given = Buffer.from(signed.signature, 'hex');
  let good = false;
  for (const secret of secrets) {
    const expected = Buffer.from(signBody(secret, signed.timestamp, signed.rawBody), 'hex');
    good = timingSafeEqual(given, expected) || good;
  }
  return good;
}

/** Names of the two headers that carry a signature; each server has its own. */
export interface SignatureHeaders {
  readonly timestamp: string;
  readonly signature: string;
}

/** The headers that sign a text with one secret at an instant. */
export function signatureOf(
  names: SignatureHeaders,
  { secret, now, text }: { readonly secret: string; readonly now: Date; readonly text: string },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return { [names.timestamp]: timestamp, [names.signature]: signBody(secret, timestamp, text) };
}

/** A body with the signature that came with it, for `isSignedBody`. */
export function signedBodyOf(names: SignatureHeaders, headers: Headers, rawBody: string): SignedBody {
  return { timestamp: headers.get(names.timestamp), signature: headers.get(names.signature), rawBody };
}
