import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { betTypes } from '#rules/lotto/bet-type.ts';
import { chanceOf } from '#rules/lotto/odds/odds.ts';
import {
  keepsEnough,
  LOTTO_PROMOTION_PERCENT,
  leastEdgeBp,
  mostBackBp,
  YEEKEE_COUNTED_PERCENT,
} from '#rules/loyalty/give-back.ts';
import { rtpBpOf, sheets } from '#rules/slots/sheets.ts';

const { quests, promotion, coupon, cashback, affiliate, poll } = mostBackBp;

test('all that gives back of one stake gives less than the stake costs, on every machine', () => {
  expect(quests + promotion + coupon + cashback + affiliate + poll).toBeLessThan(leastEdgeBp.machine);
  for (const id of Object.keys(sheets) as (keyof typeof sheets)[])
    expect(10_000 - rtpBpOf(id)).toBeGreaterThanOrEqual(leastEdgeBp.machine);
});

test('a game counts where it is known to keep so much; a table of 1.06 % does not, and none of which nothing is known', () => {
  for (const id of Object.keys(sheets) as (keyof typeof sheets)[])
    expect(keepsEnough(rtpBpOf(id)), id).toBe(true);
  expect([9_894, 9_639, 10_000, 10_500, null].filter(keepsEnough)).toEqual([]);
});

test('and in every lottery, which fills a promotion by half; of Yeekee less counts and nothing for promotions, as prizes of shots give back too', () => {
  const half = (promotion * LOTTO_PROMOTION_PERCENT) / 100;
  expect(quests + half + coupon + cashback + affiliate + poll).toBeLessThan(leastEdgeBp.lotto);
  const counted = ((cashback + affiliate + poll) * YEEKEE_COUNTED_PERCENT) / 100;
  expect(quests + coupon + counted).toBeLessThan(leastEdgeBp.yeekee);
});

const Price = z.object({ rate: z.number(), discount: z.number() });
const Prices = z.object({
  prices: z.record(
    z.string(),
    z.array(Price.extend({ type: z.enum(betTypes), discount_pack: Price.optional() })),
  ),
});

test('no price of a lottery keeps less than is reckoned with', () => {
  const file = readFileSync('backend/areas/lotto/seed/lotto-kinds.json', 'utf8');
  const { prices } = Prices.parse(JSON.parse(file));
  for (const { type, discount_pack: pack, ...plain } of Object.values(prices).flat())
    for (const { rate, discount } of [plain, ...(pack ? [pack] : [])]) {
      const edgeBp = (1 - (chanceOf(type) * rate) / (1 - discount / 100)) * 10_000;
      expect(edgeBp, type).toBeGreaterThan(leastEdgeBp.lotto);
      expect(edgeBp / 2, type).toBeGreaterThan(leastEdgeBp.yeekee);
    }
});
