import { expect, test } from 'vitest';
import { affiliateCopy } from '#components/affiliate/copy.ts';
import { presentOffer } from '#contract/present-offer.ts';
import { offers } from '#rules/promotion/offers.ts';

test.each([
  ['invited', 'เข้ากระเป๋าหลักเมื่อเล่นครบ 14 เท่าของยอดฝากรวมโบนัสใน 14 วัน นับเฉพาะที่ออกผลแล้ว'],
  ['credit', 'เข้ากระเป๋าหลักเมื่อเทิร์นเครดิตถึง 7 เท่าของยอดฝากรวมโบนัสใน 7 วัน นับเฉพาะที่ออกผลแล้ว'],
])('what is offered to who was invited says which turn it asks for: %s', (id, words) => {
  const offer = offers.find((one) => one.id === id);
  if (!offer) throw new Error(`No offer ${id}`);
  expect(affiliateCopy.offerAsks(presentOffer(offer))).toBe(words);
});
