import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planTake } from './plan-take.ts';

test('the first lots are emptied before the next is touched', () => {
  const lots = [
    { id: 'soon', free: 2 },
    { id: 'empty', free: 0 },
    { id: 'later', free: 5 },
  ];
  expect(planTake(lots, 2)).toEqual([{ lotId: 'soon', amount: 2 }]);
  expect(planTake(lots, 4)).toEqual([
    { lotId: 'soon', amount: 2 },
    { lotId: 'later', amount: 2 },
  ]);
  expect(planTake(lots, 8)).toBeNull();
});

test('for any lots the shares make the amount, none is more than its lot, and all before the last are whole', () => {
  const frees = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 8 });
  fc.assert(
    fc.property(frees, fc.integer({ min: 1, max: 40 }), (free, amount) => {
      const lots = free.map((own, at) => ({ id: `${at}`, free: own }));
      const total = free.reduce((sum, own) => sum + own, 0);
      const shares = planTake(lots, amount);
      if (!shares) return total < amount;
      const whole = shares.slice(0, -1).every((share) => free[Number(share.lotId)] === share.amount);
      const fits = shares.every(
        (share) => share.amount > 0 && share.amount <= (free[Number(share.lotId)] ?? 0),
      );
      return whole && fits && shares.reduce((sum, share) => sum + share.amount, 0) === amount;
    }),
  );
});
