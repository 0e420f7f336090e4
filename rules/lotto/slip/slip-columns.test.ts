import { describe, expect, it } from 'vitest';
import { betsLeft, betsOf, problemsOf, readSlip } from '#tests/read-slip.ts';

describe('places that stand apart as heads of columns', () => {
  it.each<[string, string[]]>([
    ['บน\tล่าง\n12=50\t34=50', ['2:4 ambiguous']],
    ['บน   ล่าง\n12=50   34=50', ['2:4 ambiguous']],
    ['บน\tล่าง\n12=50', ['2:4 ambiguous']],
    ['เลข\tบน\tล่าง\n12=50', ['2:4 ambiguous']],
    ['บน\tโต๊ด\n123=50\t456=20', ['2:5 ambiguous']],
    ['บน\tล่าง\n12\t34\n56\t78\n=50', ['2:1 no_price', '3:1 no_price', '4:2 ambiguous']],
    ['บน\tล่าง\n12\t34\n=50x20', ['2:1 no_price', '3:2 ambiguous']],
  ])('do not say in which of them a bet stands: %j', (text, problems) => {
    const slip = readSlip(text);
    expect(problemsOf(slip)).toEqual(problems);
    expect(betsOf(slip)).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['บน\tล่าง\n12=50x20', ['top_2 12 50', 'bottom_2 12 20']],
    ['บน ล่าง\n12=50', ['top_2 12 50', 'bottom_2 12 50']],
    ['บน-ล่าง\n12=50 34=20', ['top_2 12 50', 'bottom_2 12 50', 'top_2 34 20', 'bottom_2 34 20']],
    ['บน\tล่าง\n12 บ50', ['top_2 12 50']],
  ])('are a heading of both for %j', (text, bets) => expect(betsOf(readSlip(text))).toEqual(bets));
});

describe('a price of a few baht behind another', () => {
  it.each(['12=100x3', '12=50*4', '12=100 x 1', 'บนล่าง\n12=50x3'])(
    'may be how many times it is meant: %j',
    (text) => {
      expect(problemsOf(readSlip(text)).join()).toMatch(/ambiguous$/);
      expect(betsOf(readSlip(text))).toEqual([]);
    },
  );

  it.each<[string, string[]]>([
    ['12=5x3', ['top_2 12 5', 'bottom_2 12 3']],
    ['12=100x5', ['top_2 12 100', 'bottom_2 12 5']],
    ['12 บ100 ล3', ['top_2 12 100', 'bottom_2 12 3']],
  ])('is a price in %j', (text, bets) => expect(betsOf(readSlip(text))).toEqual(bets));
});

describe('pictures that point up or down', () => {
  it.each(['ล่าง\n☝️12=50', 'ล่าง\n🔝12=50', '12=50 🔻', '12=50 ⏬', '⤵️ 12=50'])(
    'are not left out beside a bet: %j',
    (text) => expect(betsOf(readSlip(text))).toEqual([]),
  );
});
