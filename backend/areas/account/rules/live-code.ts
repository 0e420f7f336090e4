import { otpLimits } from '#contract/constants.ts';

/** A code as the table has it. */
export interface CodeRow {
  readonly fromKnownDevice: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly tries: number;
  readonly usedAt: Date | null;
}

const SKEW_MS = 60_000;

/** True while a code can be tried. One that a clock ahead of this one dated is none. */
export function isLive(row: CodeRow, now: Date): boolean {
  if (row.usedAt !== null) return false;
  return (
    row.tries < otpLimits.tries && row.expiresAt > now && row.createdAt.getTime() <= now.getTime() + SKEW_MS
  );
}

/**
 * True when a caller may try the code. One that was asked from a device where the member has logged in before is for such
 * devices alone, so that a stranger who saw its reference cannot use up its tries.
 */
export function mayUse(row: Pick<CodeRow, 'fromKnownDevice'>, isKnown: boolean): boolean {
  return isKnown || !row.fromKnownDevice;
}

/** Until when an origin that asked for this code has to wait for a new one, a minute; null when it may be sent now. */
export function waitForCode(row: CodeRow, now: Date): Date | null {
  if (row.createdAt.getTime() > now.getTime() + SKEW_MS) return null;
  const until = new Date(row.createdAt.getTime() + otpLimits.resendMs);
  return until > now ? until : null;
}
