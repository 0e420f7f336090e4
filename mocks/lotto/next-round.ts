import type { NextRound, Round } from '#contract/lotto/rounds.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import type { LottoState } from '#mocks/lotto/state.ts';
import { noChanges } from '#rules/lotto/kinds/draw-days.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';

/** The round of the same kind that takes bets next: on sale in this world, announced in it, or the first of the schedule. */
export function nextOf(world: CoreWorld & LottoState, { round_id, kind }: Round): NextRound | undefined {
  const others = world.rounds
    .filter((one) => one.kind === kind && one.round_id !== round_id)
    .sort((one, other) => one.closes_at.localeCompare(other.closes_at));
  const next =
    others.find(({ status }) => status === 'open') ?? others.find(({ status }) => status === 'draft');
  if (next) {
    const { draw_date, round_no, opens_at, status } = next;
    const no = round_no !== undefined && { round_no };
    return { draw_date, ...no, opens_at, ...(status === 'open' && { round_id: next.round_id }) };
  }
  const { nextRounds, drawnHere } = kindOf(kind);
  const known = new Set(world.rounds.filter((one) => one.kind === kind).map((one) => one.draw_date));
  const plan = nextRounds(new Date(nowOf(world)), noChanges).find(({ drawDate }) => !known.has(drawDate));
  if (!plan) return undefined;
  const { drawDate, number, opensAt } = plan;
  return { draw_date: drawDate, ...(drawnHere && { round_no: number }), opens_at: opensAt.toISOString() };
}
