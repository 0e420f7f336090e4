import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trimOf, withRounds } from '#rules/promotion/largest-withdrawal.ts';

const wallet = { balanceSatang: 900_00n, openSatang: 0n, gainSatang: 800_00n, largestSatang: 400_00n };

test('900 in the wallet and 400 at the most: 400 stays, 500 goes (D §7.11)', () => {
  expect(trimOf(wallet)).toEqual({ staysSatang: 400_00n, goesSatang: 500_00n });
});

test.each([
  ['as much as may be withdrawn', { balanceSatang: 400_00n, gainSatang: 300_00n }, 0n],
  ['one satang more', { balanceSatang: 400_01n, gainSatang: 300_00n }, 1n],
  ['more of the own than may be withdrawn', { gainSatang: 300_00n }, 300_00n],
  ['all of it the own', { gainSatang: 0n }, 0n],
  ['bets lost more than the bonus', { gainSatang: -50_00n }, 0n],
  ['a bet that waits holds a part', { balanceSatang: 700_00n, openSatang: 200_00n }, 500_00n],
  ['a bet that waits holds nearly all', { balanceSatang: 100_00n, openSatang: 800_00n }, 100_00n],
])('what goes: %s', (_, of, goesSatang) => {
  expect(trimOf({ ...wallet, ...of }).goesSatang).toBe(goesSatang);
});

test('never more goes than the gain, never more than is there, and the own money stays', () => {
  const satang = fc.bigInt(0n, 10_000_00n);
  const wallets = fc.record({
    ...{ balanceSatang: satang, openSatang: satang, largestSatang: satang },
    gainSatang: fc.bigInt(-10_000_00n, 10_000_00n),
  });
  fc.assert(
    fc.property(wallets, (one) => {
      const { staysSatang, goesSatang } = trimOf(one);
      const gain = one.gainSatang > 0n ? one.gainSatang : 0n;
      const worth = one.balanceSatang + one.openSatang;
      fc.pre(gain <= worth);
      expect(goesSatang).toBeGreaterThanOrEqual(0n);
      expect(goesSatang).toBeLessThanOrEqual(gain);
      expect(staysSatang + goesSatang).toBe(one.balanceSatang);
      expect(staysSatang + one.openSatang).toBeGreaterThanOrEqual(worth - gain);
      if (goesSatang > 0n && staysSatang > 0n)
        expect(staysSatang + one.openSatang).toBeGreaterThanOrEqual(one.largestSatang);
    }),
  );
});

test.each([
  [
    'it goes on and won less than it cost',
    { isOpen: true, wonSatang: 60_00n },
    { openSatang: 240_00n, gainSatang: 800_00n },
  ],
  [
    'it goes on and won more',
    { isOpen: true, wonSatang: 190_00n },
    { openSatang: 200_00n, gainSatang: 890_00n },
  ],
  [
    'it goes on, three quarters of it staked since',
    { isOpen: true, wonSatang: 180_00n, stakedSinceSatang: 75_00n },
    { openSatang: 200_00n, gainSatang: 860_00n },
  ],
  [
    'it goes on and nothing was staked since',
    { isOpen: true, wonSatang: 190_00n, stakedSinceSatang: 0n },
    { openSatang: 200_00n },
  ],
  [
    'it ended, three quarters of it staked since',
    { wonSatang: 180_00n, stakedSinceSatang: 75_00n },
    { gainSatang: 935_00n },
  ],
])('what a round has won counts by its stakes: %s', (_, of, expected) => {
  const round = { isOpen: false, stakedSatang: 100_00n, stakedSinceSatang: 100_00n, ...of };
  const own = { ...wallet, openSatang: 300_00n };
  expect(withRounds(own, [round])).toEqual({ ...own, ...expected });
});
