import { createHmac } from 'node:crypto';
import type { Ctx } from '#backend/ctx.ts';

/** Codes are six digits: a guess is right once in so many. */
export const CODES = 1_000_000;
const REF_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const REF_LENGTH = 10;

/** A six-digit code, leading zeros kept. */
export function newCode(ctx: Pick<Ctx, 'random'>): string {
  return String(ctx.random.int(CODES)).padStart(6, '0');
}

/** The reference that stands beside a code, in letters that are not mistaken for one another. */
export function newRef(ctx: Pick<Ctx, 'random'>): string {
  return Array.from({ length: REF_LENGTH }, () => REF_LETTERS[ctx.random.int(REF_LETTERS.length)]).join('');
}

/** What the database keeps of a code: without the backend's secret a million tries do not find it. */
export function hashCode(ctx: Pick<Ctx, 'accountKey'>, ref: string, code: string): string {
  return createHmac('sha256', ctx.accountKey).update(`one-time-code|${ref}|${code}`).digest('base64url');
}
