import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Ctx } from '#backend/ctx.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

type Holder = Pick<Ctx, 'accountKey'>;

interface EncryptedValue {
  /** The value as the database keeps it; `boundTo` says for which row. */
  encrypt(ctx: Holder, boundTo: string, value: Uint8Array): string;
  /** The value again; undefined where it was encrypted for another row or with another key. */
  decrypt(ctx: Holder, boundTo: string, encrypted: string): Buffer | undefined;
}

/**
 * Values of one purpose that only the site can read: AES-256-GCM with a key of that purpose, each bound to its row, so that
 * none is moved to another row unseen.
 */
export function encryptedValue(purpose: string): EncryptedValue {
  const keyOf = ({ accountKey }: Holder) =>
    Buffer.from(hkdfSync('sha256', accountKey, '', purpose, KEY_BYTES));
  return {
    encrypt: (ctx, boundTo, value) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(ctx), iv).setAAD(Buffer.from(boundTo));
      const parts = [iv, cipher.update(value), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(parts).toString('base64url');
    },
    decrypt: (ctx, boundTo, encrypted) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyOf(ctx), bytes.subarray(0, IV_BYTES));
        decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
