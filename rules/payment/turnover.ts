/**
 * So much of what was deposited is played before anything is withdrawn. It is told in satang of valid stake over a member's
 * life, which bets raise and those that are given back lower: where the present stretch began, and where it ends.
 */
export interface TurnoverGoal {
  readonly sinceSatang: bigint;
  readonly goalSatang: bigint;
}

export interface TurnoverStatus {
  readonly leftSatang: bigint;
  /** What is to be played in all, of which `leftSatang` is left; 0 when nothing is left. */
  readonly targetSatang: bigint;
}

/** The most that an agent can ask for: each deposit a hundred times. */
export const MOST_TURNOVER_PERCENT = 10_000;

/** What a deposit asks to be played, in whole satang and never less than the percent. */
export function turnoverTarget(satang: bigint, percent: number): bigint {
  return (satang * BigInt(percent) + 99n) / 100n;
}

/** The goal from a deposit on: what was left before is still to be played, what was played beyond does not count ahead. */
export function goalAfterDeposit(
  before: TurnoverGoal | null,
  playedSatang: bigint,
  targetSatang: bigint,
): TurnoverGoal {
  return before && turnoverLeft(before, playedSatang) > 0n
    ? { sinceSatang: before.sinceSatang, goalSatang: before.goalSatang + targetSatang }
    : { sinceSatang: playedSatang, goalSatang: playedSatang + targetSatang };
}

/** What is still to be played. A bet that is given back leaves more. */
export function turnoverLeft(goal: Pick<TurnoverGoal, 'goalSatang'> | null, playedSatang: bigint): bigint {
  return goal && goal.goalSatang > playedSatang ? goal.goalSatang - playedSatang : 0n;
}

/** How far a member has come. Bets from before the stretch that are given back leave more than it asked for, never less than nothing played. */
export function turnoverStatus(goal: TurnoverGoal | null, playedSatang: bigint): TurnoverStatus {
  const leftSatang = turnoverLeft(goal, playedSatang);
  if (!goal || leftSatang === 0n) return { leftSatang: 0n, targetSatang: 0n };
  const isBehind = playedSatang < goal.sinceSatang;
  return { leftSatang, targetSatang: isBehind ? leftSatang : goal.goalSatang - goal.sinceSatang };
}
