import { createHmac, timingSafeEqual } from 'node:crypto';

/** What authenticator apps take without being told otherwise (RFC 6238 with SHA-1, six digits, half a minute). */
export const TOTP = { digits: 6, periodSeconds: 30 } as const;
/** A clock or a finger may be half a minute late or early (RFC 6238 5.2). */
const STEPS_AROUND = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Which half minute since 1970 a moment lies in. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / 1_000 / TOTP.periodSeconds);
}

/** The code of a step: the truncated HMAC-SHA-1 of RFC 4226 5.3. */
export function totpCode(secret: Uint8Array, step: number, digits: number = TOTP.digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The newest step around a moment whose code this is; undefined when it is the code of none. */
export function fittingStep(secret: Uint8Array, code: string, at: Date): number | undefined {
  const given = Buffer.from(code);
  const now = totpStep(at);
  let found: number | undefined;
  // All are looked at, so that the time tells nothing.
  for (let step = now - STEPS_AROUND; step <= now + STEPS_AROUND; step += 1) {
    const expected = Buffer.from(totpCode(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

/** Bytes as apps take them typed (RFC 4648 base32 without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}
