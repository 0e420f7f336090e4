/** Below so many satang in the wallet, bets that wait among them, a bonus is lost: what is deposited then has nothing to do with it. */
export const LOST_SATANG = 10_00n;

export interface BonusWallet {
  readonly balanceSatang: bigint;
  /** Charged for bets that have no result: they may be called off, so they count as if they were in the wallet. */
  readonly openSatang: bigint;
  /** The bonus, and what bets that were placed after it paid more than they cost; below zero where they cost more. */
  readonly gainSatang: bigint;
  /** The most that is withdrawn of it, as it was accepted. */
  readonly largestSatang: bigint;
}

/** What stays in the wallet and what goes back to the house with the first withdrawal after a bonus. */
export interface Trim {
  readonly staysSatang: bigint;
  readonly goesSatang: bigint;
}

const larger = (a: bigint, b: bigint) => (a > b ? a : b);
const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

/** A round that has won, with what of its stakes came after the bonus, and that says nothing of it in `gainSatang` yet. */
export interface WonRound {
  /** It goes on, and its stakes are in `openSatang`; else what they cost is in `gainSatang`. */
  readonly isOpen: boolean;
  readonly stakedSatang: bigint;
  readonly stakedSinceSatang: bigint;
  readonly wonSatang: bigint;
}

/** Each stake of a round has a share of its wins by its amount; while it goes on, what it won is first of all its stake that came back. */
export function withRounds(wallet: BonusWallet, rounds: readonly WonRound[]): BonusWallet {
  let { openSatang, gainSatang } = wallet;
  for (const { isOpen, stakedSatang, stakedSinceSatang, wonSatang } of rounds) {
    const share = (wonSatang * stakedSinceSatang) / stakedSatang;
    gainSatang += share;
    if (!isOpen) continue;
    gainSatang -= smaller(share, stakedSinceSatang);
    openSatang -= smaller(wonSatang, stakedSatang);
  }
  return { ...wallet, openSatang, gainSatang };
}

/**
 * D §7.11: 900 in the wallet and 400 at the most is 400 that stays and 500 that goes. What the member had before the bonus, or put
 * in after it, is no gain: it stays whatever the largest withdrawal is, so no more than the bonus and its wins ever goes.
 */
export function trimOf({ balanceSatang, openSatang, gainSatang, largestSatang }: BonusWallet): Trim {
  const worth = balanceSatang + openSatang;
  const own = worth - larger(gainSatang, 0n);
  const over = worth - larger(largestSatang, own);
  const goesSatang = smaller(balanceSatang, larger(over, 0n));
  return { staysSatang: balanceSatang - goesSatang, goesSatang };
}
