import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { betTypes } from '#rules/lotto/bet-type.ts';
import { chanceOf } from '#rules/lotto/odds/odds.ts';
import {
  keepsTooLittle,
  LOTTO_PROMOTION_PERCENT,
  leastEdgeBp,
  mostBackBp,
  OTHER_GAME_PROMOTION_PERCENT,
  YEEKEE_COUNTED_PERCENT,
} from '#rules/loyalty/give-back.ts';
import { rtpBpOf, sheets } from '#rules/slots/sheets.ts';

const { quests, promotion, coupon, cashback, affiliate, poll } = mostBackBp;

test('all that gives back of one stake gives less than the stake costs, on every machine', () => {
  expect(quests + promotion + coupon + cashback + affiliate + poll).toBeLessThan(leastEdgeBp.machine);
  for (const id of Object.keys(sheets) as (keyof typeof sheets)[])
    expect(10_000 - rtpBpOf(id)).toBeGreaterThanOrEqual(leastEdgeBp.machine);
});

test('a game counts unless it is known to keep less than its category is reckoned with', () => {
  for (const id of Object.keys(sheets) as (keyof typeof sheets)[])
    expect(keepsTooLittle({ category: 'slot', rtpBp: rtpBpOf(id) }), id).toBe(false);
  const counted = (category: string) =>
    [9_638, 9_639, 9_894, 9_895, 10_000, 10_500, null].filter(
      (rtpBp) => !keepsTooLittle({ category, rtpBp }),
    );
  expect(counted('slot')).toEqual([9_638, null]);
  expect(counted('casino')).toEqual([9_638, 9_639, 9_894, null]);
});

test('every lottery counts half for a promotion; Yeekee counts less for turnover and nothing for promotions, because of its prizes', () => {
  const half = (promotion * LOTTO_PROMOTION_PERCENT) / 100;
  expect(quests + half + coupon + cashback + affiliate + poll).toBeLessThan(leastEdgeBp.lotto);
  const counted = ((cashback + affiliate + poll) * YEEKEE_COUNTED_PERCENT) / 100;
  expect(quests + coupon + counted).toBeLessThan(leastEdgeBp.yeekee);
});

test('games that are no slot machines fill promotions and bonuses of coupons by half, and count for nothing else', () => {
  const share = (percent: number) => (percent * OTHER_GAME_PROMOTION_PERCENT) / 100;
  expect(share(promotion) + share(coupon)).toBeLessThan(leastEdgeBp.otherGame);
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
