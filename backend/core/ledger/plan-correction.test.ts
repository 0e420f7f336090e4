import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planCorrection } from './plan-correction.ts';

test.each([
  ['the wallet reaches', [1_000n, 0n, 900n, 0n], [0n, 0n, 900n, 0n]],
  ['part was spent', [300n, 0n, 900n, 0n], [0n, 0n, 300n, 600n]],
  ['all was spent', [0n, 50n, 900n, 0n], [0n, 0n, 0n, 900n]],
  ['less is due, all was spent', [0n, 0n, 900n, 400n], [400n, 0n, 400n, 500n]],
  ['more is due', [10n, 0n, 100n, 900n], [900n, 0n, 100n, 0n]],
  ['what is owed is paid off first', [0n, 600n, 0n, 900n], [300n, 600n, 0n, 0n]],
  ['more is owed than is gained', [0n, 2_000n, 100n, 900n], [100n, 800n, 100n, 0n]],
])('%s', (_, [available = 0n, owed = 0n, paid = 0n, due = 0n], plan) => {
  const { payMain, payDebt, takeMain, takeDebt } = planCorrection({ available, owed }, paid, due);
  expect([payMain, payDebt, takeMain, takeDebt]).toEqual(plan);
});

test('pays all that is due, takes back all that was paid, and never overdraws', () => {
  const satang = fc.bigInt({ min: 0n, max: 5_000n });
  fc.assert(
    fc.property(satang, satang, satang, satang, (available, owed, paid, due) => {
      const plan = planCorrection({ available, owed }, paid, due);
      expect(plan.payMain + plan.payDebt).toBe(due);
      expect(plan.takeMain + plan.takeDebt).toBe(paid);
      const left = available + plan.payMain - plan.takeMain;
      const owes = owed - plan.payDebt + plan.takeDebt;
      expect(left - owes).toBe(available - owed + due - paid);
      for (const amount of [...Object.values(plan), left, owes]) expect(amount >= 0n).toBe(true);
      // Nothing newly owed while the wallet still has something.
      expect(plan.takeDebt > 0n && left > 0n).toBe(false);
    }),
  );
});
