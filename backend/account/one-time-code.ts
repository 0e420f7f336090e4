import { createHmac } from 'node:crypto';
import type { Ctx } from '#backend/ctx.ts';

const DIGITS = 1_000_000;

/** A six-digit code, leading zeros kept. */
export function newCode(ctx: Pick<Ctx, 'random'>): string {
  return String(ctx.random.int(DIGITS)).padStart(6, '0');
}

/** What the database keeps of a code: without the server's secret a million tries do not find it. */
export function hashCode(ctx: Pick<Ctx, 'accountKey'>, ref: string, code: string): string {
  return createHmac('sha256', ctx.accountKey).update(`one-time-code|${ref}|${code}`).digest('base64url');
}
