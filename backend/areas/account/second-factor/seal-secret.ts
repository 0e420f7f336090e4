import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Ctx } from '#backend/ctx.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

function keyOf({ accountKey }: Pick<Ctx, 'accountKey'>): Buffer {
  return Buffer.from(hkdfSync('sha256', accountKey, '', 'second factor', 32));
}

/** A member's secret as the database keeps it: AES-256-GCM, bound to the member, so that no row opens another's account. */
export function sealSecret(ctx: Pick<Ctx, 'accountKey'>, memberId: string, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(ctx), iv).setAAD(Buffer.from(memberId));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/** The secret again; undefined when it was not sealed for this member with this key. */
export function openSecret(
  ctx: Pick<Ctx, 'accountKey'>,
  memberId: string,
  sealed: string,
): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(ctx), bytes.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(memberId)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}
