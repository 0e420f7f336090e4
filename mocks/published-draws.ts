import { z } from 'zod';
import type { DrawResult } from '#contract/lotto.ts';
import draws from '#mocks/data/draws.json' with { type: 'json' };
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';

const names: ReadonlyArray<[id: string, name: string, prize: number]> = [
  ['first', 'รางวัลที่ 1', 6_000_000],
  ['near_first', 'รางวัลข้างเคียงรางวัลที่ 1', 100_000],
  ['second', 'รางวัลที่ 2', 200_000],
  ['third', 'รางวัลที่ 3', 80_000],
  ['fourth', 'รางวัลที่ 4', 40_000],
  ['fifth', 'รางวัลที่ 5', 20_000],
  ['front_three', 'รางวัลเลขหน้า 3 ตัว', 4_000],
  ['back_three', 'รางวัลเลขท้าย 3 ตัว', 4_000],
  ['last_two', 'รางวัลเลขท้าย 2 ตัว', 2_000],
];
const Draw = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Two real draws of 2025, newest first. */
export function publishedDraws(): DrawResult[] {
  return draws
    .map((raw): DrawResult => {
      const draw = Draw.parse(raw);
      const date = String(draw.date);
      return {
        round_id: `glo-${date}`,
        kind: 'glo',
        kind_name: kindNames.glo,
        draw_date: date,
        published_at: `${date}T08:45:00.000Z`,
        version: 1,
        source: 'สำนักงานสลากกินแบ่งรัฐบาล',
        tiers: names.map(([id, name, prize]) => ({ id, name, prize, numbers: [draw[id] ?? []].flat() })),
      };
    })
    .reverse();
}
