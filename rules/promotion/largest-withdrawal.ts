import { returnedStake, type WonRound, wonSince } from '#rules/games/won-round.ts';

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

/** With what rounds won that their wagers do not say: of a closed one what later stakes cost is in the gain already. */
export function withRounds(wallet: BonusWallet, rounds: readonly WonRound[]): BonusWallet {
  let { openSatang, gainSatang } = wallet;
  for (const round of rounds) {
    const back = returnedStake(round);
    openSatang -= back.allSatang;
    gainSatang += wonSince(round) - back.sinceSatang;
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
