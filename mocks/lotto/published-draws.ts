import type { DrawResult } from '#contract/lotto/results.ts';
import { glo } from '#rules/lotto/kinds/glo/glo.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';
import draws from './draws.json' with { type: 'json' };

/** Two real draws of 2025, newest first. */
export function publishedDraws(): DrawResult[] {
  return draws
    .map((raw): DrawResult => {
      const reading = glo.readDraw(raw);
      if (!reading.ok) throw new Error(reading.problems.join('; '));
      const { drawDate: date, draw } = reading.value;
      return {
        round_id: `glo-${date}`,
        kind: 'glo',
        kind_name: kindNames.glo,
        draw_date: date,
        published_at: `${date}T08:45:00.000Z`,
        version: 1,
        source: glo.source,
        tiers: glo.tiers(draw).map((tier) => ({ ...tier, numbers: [...tier.numbers] })),
      };
    })
    .reverse();
}
