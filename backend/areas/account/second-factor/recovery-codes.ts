import { createHmac } from 'node:crypto';
import type { Ctx } from '#backend/ctx.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';

const CODES = 10;
/** 32 letters that are not mistaken for one another: 50 bits in ten. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 2;
const GROUP_LETTERS = 5;

/** Codes for the day on which the app is lost, each good for once. */
export function newRecoveryCodes({ random }: Pick<Ctx, 'random'>): string[] {
  const group = () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[random.int(LETTERS.length)]).join('');
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Letters and digits of a recovery code however it was typed; undefined for what cannot be one. */
export function plainRecoveryCode(typed: string): string | undefined {
  const plain = normaliseTyped(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]/gu, '');
  return plain.length === GROUPS * GROUP_LETTERS ? plain : undefined;
}

/** What the database keeps of one. */
export function hashRecoveryCode(ctx: Pick<Ctx, 'accountKey'>, memberId: string, code: string): string {
  const text = `recovery-code|${memberId}|${plainRecoveryCode(code)}`;
  return createHmac('sha256', ctx.accountKey).update(text).digest('base64url');
}
