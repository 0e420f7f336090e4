import { expect, test } from 'vitest';
import { repeatBill } from './repeat-bill.ts';

const price = { rate: 1, discount: 0 };
const offers = [
  { type: 'top_2', packs: { full: price, discount: price } },
  { type: 'top_3', packs: { full: price, discount: null } },
];
const lines = [
  { type: 'top_2', number: '12', amount: 10 },
  { type: 'top_3', number: '123', amount: 7.5 },
  { type: 'front_3', number: '290', amount: 5 },
  { type: 'front_3', number: '742', amount: 5 },
  { type: 'top_2', number: '12', amount: 0.5 },
  { type: 'top_2', number: '99', amount: 0 },
];

test('lines become a draft, each bet once; what the round does not take is named', () => {
  expect(repeatBill({ pack: 'full', lines }, offers)).toEqual({
    lines: [
      { type: 'top_2', number: '12', amount: '10.50' },
      { type: 'top_3', number: '123', amount: '7.50' },
      { type: 'top_2', number: '99', amount: '' },
    ],
    missing: ['3 ตัวหน้า'],
    left: 2,
  });
});

test('a type that the bill’s pack does not have stays behind too', () => {
  const { lines: taken, missing, left } = repeatBill({ pack: 'discount', lines }, offers);
  expect(taken.map(({ number }) => number)).toEqual(['12', '99']);
  expect([missing, left]).toEqual([['3 ตัวบน', '3 ตัวหน้า'], 3]);
});
