import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Ctx } from '#backend/ctx.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

type Holder = Pick<Ctx, 'accountKey'>;

const keyOf = ({ accountKey }: Holder) => Buffer.from(hkdfSync('sha256', accountKey, '', 'line name', 32));

/** The name of a LINE account as the database keeps it, bound to what stands beside it: the token, the account and the browser. */
export function sealName(ctx: Holder, boundTo: string, name: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(ctx), iv).setAAD(Buffer.from(boundTo));
  return Buffer.concat([iv, cipher.update(name, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/** The name again; undefined where it was sealed with another key, or beside something else. */
export function openName(ctx: Holder, boundTo: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(ctx), bytes.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return undefined;
  }
}
