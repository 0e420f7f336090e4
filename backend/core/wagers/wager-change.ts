import type { Tx } from '#backend/core/db/database.ts';
import type { WagerStatus } from '#backend/core/wagers/wager-status.ts';

/** What can change about a wager, in satang. */
export interface WagerState {
  readonly status: WagerStatus;
  /** What counts for turnover: nothing of a wager that was given back. */
  readonly validSatang: bigint;
  readonly payoutSatang: bigint;
}

/** Something that happened to a wager: it was accepted, ended, or got another result. */
export interface WagerChange {
  readonly area: string;
  /** A kind of lottery, a game. */
  readonly kind: string;
  /** A bill, a game's round; unique within the area. */
  readonly reference: string;
  /** 1 when it was accepted, one more with each change. */
  readonly version: number;
  readonly memberId: string;
  readonly faceSatang: bigint;
  readonly chargedSatang: bigint;
  readonly at: Date;
  /** Null when it was accepted by this change. */
  readonly before: WagerState | null;
  readonly after: WagerState;
}

/** Somebody who wants to know of every change of a wager, once each. */
export interface WagerListener {
  readonly name: string;
  /** Acts in the transaction given and nowhere else; in that of the wagers their members' wallets are locked. */
  readonly apply: (tx: Tx, changes: readonly WagerChange[]) => Promise<void>;
}

/** What a wager adds to sums over wagers. */
export interface WagerSums {
  /** Those that were not given back: how many, what was charged, what counts for turnover. */
  readonly acceptedCount: number;
  readonly chargedSatang: bigint;
  readonly validSatang: bigint;
  /** Those that have a result: how many, what had been charged for them, what they paid. */
  readonly settledCount: number;
  readonly settledSatang: bigint;
  readonly payoutSatang: bigint;
}

export const NO_WAGERS: WagerSums = {
  acceptedCount: 0,
  chargedSatang: 0n,
  validSatang: 0n,
  settledCount: 0,
  settledSatang: 0n,
  payoutSatang: 0n,
};

function sumsOf(state: WagerState | null, chargedSatang: bigint): WagerSums {
  if (!state) return NO_WAGERS;
  const { status, validSatang, payoutSatang } = state;
  const stands = status === 'accepted' || status === 'settled';
  const settled = status === 'settled';
  return {
    acceptedCount: stands ? 1 : 0,
    chargedSatang: stands ? chargedSatang : 0n,
    validSatang,
    settledCount: settled ? 1 : 0,
    settledSatang: settled ? chargedSatang : 0n,
    payoutSatang,
  };
}

/** Sums after a change, from those before it: what the wager adds now takes the place of what it added before. */
export function addChange(sums: WagerSums, { chargedSatang, before, after }: WagerChange): WagerSums {
  const [was, is] = [sumsOf(before, chargedSatang), sumsOf(after, chargedSatang)];
  return {
    acceptedCount: sums.acceptedCount + is.acceptedCount - was.acceptedCount,
    chargedSatang: sums.chargedSatang + is.chargedSatang - was.chargedSatang,
    validSatang: sums.validSatang + is.validSatang - was.validSatang,
    settledCount: sums.settledCount + is.settledCount - was.settledCount,
    settledSatang: sums.settledSatang + is.settledSatang - was.settledSatang,
    payoutSatang: sums.payoutSatang + is.payoutSatang - was.payoutSatang,
  };
}
