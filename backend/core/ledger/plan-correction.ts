/** What a member's accounts say before a payout is corrected, in satang: what the wallet can give, and what is owed. */
export interface Purse {
  readonly available: bigint;
  readonly owed: bigint;
}

/** How a corrected payout moves: `due` is paid into wallet and debt, then `paid` is taken back from wallet and debt. */
export interface CorrectionPlan {
  readonly payMain: bigint;
  readonly payDebt: bigint;
  readonly takeMain: bigint;
  readonly takeDebt: bigint;
}

/**
 * Divides a correction between the wallet and what the member owes. What was paid wrongly comes out of the wallet as far
 * as it reaches, never below its floor; the rest is owed. What the member gains pays off what is owed first.
 */
export function planCorrection({ available, owed }: Purse, paid: bigint, due: bigint): CorrectionPlan {
  const gain = due > paid ? due - paid : 0n;
  const payDebt = gain < owed ? gain : owed;
  const payMain = due - payDebt;
  const reach = available + payMain;
  const takeMain = paid < reach ? paid : reach;
  return { payMain, payDebt, takeMain, takeDebt: paid - takeMain };
}
