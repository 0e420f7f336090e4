import { roundState } from './round-state.ts';

/**
 * How one of a day's many rounds stands: bets alone are taken (`open`), bets and shots (`soon`), shots alone (`shooting`), or
 * nothing any more until the result is there (`awaiting`).
 */
export type RoundStage = 'later' | 'open' | 'soon' | 'shooting' | 'awaiting' | 'result' | 'refunded';

export interface StagedRound {
  readonly status: string;
  /** ISO instants. */
  readonly closesAt: string;
  /** Where numbers are shot into a round. */
  readonly shooting?: { readonly opensAt: string; readonly closesAt: string } | undefined;
}

/** The stage of a round at an instant of the server's clock. */
export function roundStage(round: StagedRound, nowMs: number): RoundStage {
  const { shooting } = round;
  const state = roundState(round, nowMs);
  if (state === 'voided') return 'refunded';
  if (state === 'result') return 'result';
  if (state === 'none') return 'later';
  if (state === 'closed') return shooting && nowMs <= Date.parse(shooting.closesAt) ? 'shooting' : 'awaiting';
  if (!shooting) return state;
  return nowMs < Date.parse(shooting.opensAt) ? 'open' : 'soon';
}

/** When the stage of a round changes by the clock alone, in epoch ms; null where only the server can tell. */
export function nextStageAt(round: StagedRound, nowMs: number): number | null {
  const { shooting, closesAt } = round;
  // The moment of a close is still within it.
  const over = (instant: string) => Date.parse(instant) + 1;
  const changes = shooting
    ? [Date.parse(shooting.opensAt), over(closesAt), over(shooting.closesAt)]
    : [over(closesAt)];
  const ahead = changes.filter((at) => at > nowMs);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
