import { otpLimits } from '#contract/constants.ts';

/** The one code of a number, as the table has it; nothing in it before the first was asked. */
export interface CodeRow {
  readonly ref: string | null;
  readonly fromKnownPlace: boolean;
  readonly createdAt: Date | null;
  readonly expiresAt: Date | null;
  readonly tries: number;
  readonly usedAt: Date | null;
}

const SKEW_MS = 60_000;

/** True while a code can be tried. One that a clock ahead of this one dated is none. */
export function isLive(row: CodeRow, now: Date): boolean {
  if (row.ref === null || row.createdAt === null || row.expiresAt === null || row.usedAt !== null)
    return false;
  return (
    row.tries < otpLimits.tries && row.expiresAt > now && row.createdAt.getTime() <= now.getTime() + SKEW_MS
  );
}

/**
 * True when a caller may try the code. One that was asked from a place where the member has logged in before is for such
 * places alone, so that a stranger cannot use up its tries.
 */
export function mayUse(row: CodeRow, isKnown: boolean): boolean {
  return isKnown || !row.fromKnownPlace;
}

/**
 * Until when a caller has to wait for a new code; null when it may be sent now. A minute after the last one; a stranger
 * also while a code lives that the member asked for from a known place, and a known place never for a stranger's.
 */
export function waitForCode(row: CodeRow, isKnown: boolean, now: Date): Date | null {
  if (row.createdAt === null || row.expiresAt === null) return null;
  if (row.createdAt.getTime() > now.getTime() + SKEW_MS) return null;
  if (isKnown && !row.fromKnownPlace) return null;
  if (!mayUse(row, isKnown) && isLive(row, now)) return row.expiresAt;
  const until = new Date(row.createdAt.getTime() + otpLimits.resendMs);
  return until > now ? until : null;
}
