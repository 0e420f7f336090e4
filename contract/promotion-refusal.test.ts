import { expect, test } from 'vitest';
import { conditionWords, offerMessage } from '#contract/promotion-refusal.ts';
import type { OfferCondition } from '#rules/promotion/condition.ts';
import { offers } from '#rules/promotion/offers.ts';

const [first] = offers;
if (!first) throw new Error('No offer');
const deposits = (least: number, most: number | null, window: OfferCondition['window'] = 'day') => ({
  ...first,
  per: 'day' as const,
  conditions: [{ fact: 'deposits' as const, window, least, most }],
});

test.each([
  [deposits(1, 1, 'ever'), 'สำหรับการฝากครั้งแรก'],
  [deposits(2, 2), 'สำหรับการฝากครั้งที่ 2 ของวัน'],
  [deposits(2, 3, 'week'), 'สำหรับการฝากครั้งที่ 2–3 ของสัปดาห์'],
  [deposits(2, null), 'ตั้งแต่การฝากครั้งที่ 2 ของวันเป็นต้นไป'],
])('whom an offer is for, case %#', (offer, words) => expect(conditionWords(offer)[0]).toBe(words));

test('who deposited too often reads what the offer asks for, and how often it was', () => {
  expect(offerMessage('not_first', deposits(1, 1, 'ever'), () => 3n)).toBe(
    'โปรโมชันนี้สำหรับการฝากครั้งแรกเท่านั้น ตอนนี้ฝากแล้ว 3 ครั้ง',
  );
  expect(offerMessage('not_first', deposits(2, 3), () => 4n)).toBe(
    'โปรโมชันนี้สำหรับการฝากครั้งที่ 2–3 ของวันเท่านั้น ตอนนี้ฝากแล้ว 4 ครั้ง',
  );
});

test('a deposit that is only asked for is not told as one that was made', () => {
  const words = 'ต้องเป็นการฝากครั้งที่ 2 ของวันขึ้นไป ตอนนี้ฝากแล้ว';
  expect(offerMessage('too_few_deposits', deposits(2, null), () => 1n)).toBe(`${words} 1 ครั้ง`);
  expect(offerMessage('too_few_deposits', deposits(2, null), () => 1n, 1n)).toBe(`${words} 0 ครั้ง`);
  expect(offerMessage('not_first', deposits(1, 1, 'ever'), () => 2n, 1n)).toContain('ตอนนี้ฝากแล้ว 1 ครั้ง');
});
