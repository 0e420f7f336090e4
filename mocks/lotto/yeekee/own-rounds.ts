import { createHash, createHmac } from 'node:crypto';
import type { Round } from '#contract/lotto/rounds.ts';
import { WORLD_START } from '#mocks/clock.ts';
import { noChanges } from '#rules/lotto/kinds/draw-days.ts';
import { kindName } from '#rules/lotto/kinds/kind-names.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import type { RoundPlan } from '#rules/lotto/kinds/lottery-kind.ts';
import { businessDay, shootingTimes } from '#rules/lotto/yeekee/schedule.ts';
import { bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

export const hashing = {
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  hmac: (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex'),
};

/** The seed of a round: in a world of tests always the same. */
export function seedOf(roundId: string): string {
  return hashing.sha256(`seed of ${roundId}`);
}

function roundOf(kind: 'yeekee' | 'pingpong', plan: RoundPlan): Round {
  const { drawDate, number, opensAt, closesAt, resultAt } = plan;
  const roundId = number === 1 ? `${kind}-${drawDate}` : `${kind}-${drawDate}-${number}`;
  return {
    round_id: roundId,
    kind,
    kind_name: kindName(kind),
    draw_date: drawDate,
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
    result_at: resultAt.toISOString(),
    status: resultAt <= new Date(WORLD_START) ? 'resulted' : 'open',
    round_no: number,
    commit: hashing.sha256(seedOf(roundId)),
    ...(kind === 'yeekee' && { shooting_closes_at: shootingTimes(closesAt).closesAt.toISOString() }),
  };
}

/** Rounds of the kinds that the site draws itself, as far as they are there when a world begins. */
export function ownRounds(): Round[] {
  const start = new Date(WORLD_START);
  const today = { yeekee: businessDay(start), pingpong: bangkokDate(start) };
  return (['yeekee', 'pingpong'] as const).flatMap((kind) =>
    kindOf(kind)
      .nextRounds(instantOf(today[kind], '05:00'), noChanges)
      .filter(({ drawDate, opensAt }) => drawDate === today[kind] && opensAt <= start)
      .map((plan) => roundOf(kind, plan)),
  );
}
