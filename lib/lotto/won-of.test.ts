import { expect, test } from 'vitest';
import { isGain } from './is-gain.ts';
import { wonOf } from './won-of.ts';

const bill = (status: string, total_stake: number, total_payout = 0) => ({
  status,
  total_stake,
  total_payout,
});

test('a win is what is left over the stake of every bill that ended, the lost ones too', () => {
  expect(wonOf([bill('won', 20, 900), bill('lost', 100.5)])).toEqual({
    payout: 90_000n,
    stake: 12_050n,
    net: 77_950n,
  });
  expect(wonOf([bill('won', 10, 90), bill('lost', 200)]).net).toBe(-12_000n);
});

test('what was given back or waits counts for nothing', () => {
  const open = [bill('pending', 10), bill('cancelled', 20), bill('refunded', 30)];
  expect(wonOf(open)).toEqual({ payout: 0n, stake: 0n, net: 0n });
});

test.each([
  [20, 900],
  [20, 20],
  [20, 19.99],
])('a bill of %d baht that won %d is a gain only above its stake', (stake, payout) => {
  const one = bill('won', stake, payout);
  expect([isGain(one), wonOf([one]).net > 0n]).toEqual([payout > stake, payout > stake]);
});
