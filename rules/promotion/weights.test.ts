import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { gameCategories, otherGameCategories } from '#rules/games/lobbies.ts';
import { betTypes } from '#rules/lotto/bet-type.ts';
import { chanceOf } from '#rules/lotto/odds/odds.ts';
import { edgesBp, isWeights, targetCostBp } from '#rules/promotion/weights.ts';
import { rtpBpOf, sheets } from '#rules/slots/sheets.ts';

test.each<[weights: Record<string, number>, least: number, most: number]>([
  [{ games: 100 }, 362, 411],
  [{ games: 50 }, 724, 822],
  [{ 'games/slot': 100, 'games/casino': 50 }, 212, 2_872],
  [{ games: 100, lotto: 50, 'lotto/yeekee': 0 }, 362, 10_688],
  [{ games: 30, 'lotto/glo': 0 }, 1_206, 1_370],
])(
  'what a target costs is its part that is played by the edge of what counts: %j',
  (weights, least, most) => {
    expect(targetCostBp(weights)).toEqual({ least, most });
  },
);

test.each<[weights: Record<string, number>, isAllowed: boolean]>([
  [{ games: 100, 'games/casino': 50 }, true],
  [{ 'games/casino': 51 }, false],
  [{ 'games/slot': 100, 'games/fishing': 100 }, false],
  [{ games: 101 }, false],
])('what may fill a promotion: %j', (weights, isAllowed) => expect(isWeights(weights)).toBe(isAllowed));

test('every game is a slot machine or of another category', () => {
  expect(new Set(['slot', ...otherGameCategories])).toEqual(new Set(gameCategories));
});

test('no machine keeps more or less than is told', () => {
  for (const id of Object.keys(sheets) as (keyof typeof sheets)[]) {
    const edge = 10_000 - rtpBpOf(id);
    expect(edge).toBeGreaterThanOrEqual(edgesBp.machine.least);
    expect(edge).toBeLessThanOrEqual(edgesBp.machine.most);
  }
});

const Price = z.object({ rate: z.number(), discount: z.number() });
const Prices = z.object({
  prices: z.record(
    z.string(),
    z.array(Price.extend({ type: z.enum(betTypes), discount_pack: Price.optional() })),
  ),
});

test('no lottery keeps more or less than is told', () => {
  const file = readFileSync('backend/areas/lotto/seed/lotto-kinds.json', 'utf8');
  for (const { type, discount_pack: pack, ...plain } of Object.values(
    Prices.parse(JSON.parse(file)).prices,
  ).flat())
    for (const { rate, discount } of [plain, ...(pack ? [pack] : [])]) {
      const edgeBp = (1 - (chanceOf(type) * rate) / (1 - discount / 100)) * 10_000;
      expect(edgeBp, type).toBeGreaterThan(edgesBp.lotto.least);
      expect(edgeBp, type).toBeLessThan(edgesBp.lotto.most);
    }
});
