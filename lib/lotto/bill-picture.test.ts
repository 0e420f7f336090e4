import { expect, test } from 'vitest';
import { placedBill } from '#tests/placed-bill.ts';
import { billPicture } from './bill-picture.ts';

const lines = Array.from({ length: 20 }, (_, at) => ({
  type: 'top_2',
  number: String(at).padStart(2, '0'),
  amount: 10,
  rate: 90,
}));

test('a bill shows its first lines and counts the others', () => {
  const picture = billPicture(placedBill({ lines }), '#ABCD1234', null);
  expect(picture).toMatchObject({ isWin: false, amount: '200.00', more: 6, name: null });
  expect(picture.facts).toContain('#ABCD1234');
  expect(picture.draw).toBe('หวยรัฐบาล 16 มิถุนายน 2568');
  expect(picture.lines[0]).toEqual({ number: '00', name: '2 ตัวบน', stake: '10.00 · บาทละ 90', won: '' });
  expect(picture.lines).toHaveLength(14);
});

test('a win shows the lines that won', () => {
  const bill = placedBill({ lines });
  const [first, ...others] = bill.lines.map((line) => ({ ...line, status: 'lose' as const }));
  if (!first) throw new Error('The bill has lines');
  const won = { ...first, status: 'win' as const, payout: 900 };
  const picture = billPicture(
    { ...bill, status: 'won', total_payout: 900, lines: [...others, won] },
    '#1',
    null,
  );
  expect(picture).toMatchObject({ isWin: true, amount: '+900.00', more: 0 });
  expect(picture.lines).toEqual([
    { number: '00', name: '2 ตัวบน', stake: '10.00 · บาทละ 90', won: '+900.00' },
  ]);
});

test('nothing of the member is in it but the name that was asked for', () => {
  const secret = { member_name: 'สมชาย', balance: 987_654.32, memberId: 'm-secret' };
  const bill = { ...placedBill({ lines }), ...secret };
  expect(JSON.stringify(billPicture(bill, '#1', null))).not.toMatch(/สมชาย|987|m-secret/);
  expect(billPicture(bill, '#1', 'สมชาย').name).toBe('สมชาย');
});
