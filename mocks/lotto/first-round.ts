import type { Round } from '#contract/lotto/rounds.ts';
import type { BetType } from '#rules/lotto/bet-type.ts';
import { noChanges } from '#rules/lotto/kinds/draw-days.ts';
import { kindFacts } from '#rules/lotto/kinds/kind-facts.ts';
import { kindName, kindNames } from '#rules/lotto/kinds/kind-names.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';

/** The round on sale in a fresh world. */
export const firstRound: Round = {
  round_id: 'glo-2025-06-16',
  kind: 'glo',
  kind_name: kindNames.glo,
  draw_date: '2025-06-16',
  opens_at: '2025-06-01T09:40:00.000Z',
  closes_at: '2025-06-16T08:20:00.000Z',
  result_at: '2025-06-16T08:40:00.000Z',
  status: 'open',
};

/** What the government lottery pays in a fresh world. */
export const rates: Readonly<Record<BetType, number>> = {
  top_3: 900,
  tod_3: 150,
  front_3: 450,
  bottom_3: 450,
  top_2: 90,
  bottom_2: 90,
  run_top: 3.2,
  run_bottom: 4.2,
  top_4: 5_000,
  tod_4: 200,
};

/** What the other kinds pay. */
export const otherRates: Readonly<Partial<Record<BetType, number>>> = {
  top_3: 850,
  tod_3: 120,
  top_2: 92,
  bottom_2: 92,
  run_top: 3.2,
  run_bottom: 4.2,
};

/** What the discount pack pays, whatever the kind, and the percent that it takes off. */
export const discountRates: Readonly<Record<BetType, readonly [rate: number, percent: number]>> = {
  top_3: [550, 33],
  tod_3: [100, 33],
  front_3: [275, 33],
  bottom_3: [275, 33],
  top_2: [70, 28],
  bottom_2: [70, 28],
  run_top: [2.8, 12],
  run_bottom: [3.7, 12],
  top_4: [3_300, 33],
  tod_4: [130, 33],
};

/** The round of every other kind that is published elsewhere and is on sale at an instant. */
export function openRounds(now: Date): Round[] {
  const others = Object.keys(kindFacts).filter(
    (kind) => kind !== firstRound.kind && kindOf(kind).drawnHere === undefined,
  );
  return others.flatMap((kind) => {
    const plan = kindOf(kind)
      .nextRounds(now, noChanges)
      .find(({ opensAt }) => opensAt <= now);
    if (!plan) return [];
    return {
      round_id: `${kind}-${plan.drawDate}`,
      kind,
      kind_name: kindName(kind),
      draw_date: plan.drawDate,
      opens_at: plan.opensAt.toISOString(),
      closes_at: plan.closesAt.toISOString(),
      result_at: plan.resultAt.toISOString(),
      status: 'open',
    };
  });
}
