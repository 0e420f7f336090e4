import { describe, expect, it } from 'vitest';
import { betsLeft, betsOf, problemsOf, readSlip } from '#tests/read-slip.ts';

describe('figures between stars', () => {
  it.each([
    '12*34',
    '12x34x56',
    '12 x 13 x 14',
    '123*456',
    '5*3',
    'บน\n12*34',
    '12*34\n=50',
    '12*34\n56*78\n=50',
    '12x34x56\nตัวละ 50',
  ])('are numbers side by side sooner than prices: %j', (text) => {
    expect(betsOf(readSlip(text))).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['12*50', ['top_2 12 50']],
    ['12=34', ['top_2 12 34']],
    ['12*50*20', ['top_2 12 50', 'bottom_2 12 20']],
    ['123*45', ['top_3 123 45']],
    ['12*125', ['top_2 12 125']],
  ])('are a number and its prices: %j', (text, bets) => expect(betsOf(readSlip(text))).toEqual(bets));
});

describe('a price that has no numbers', () => {
  it.each<[string, string[]]>([
    ['12-25-50\n34-75-20\n\nตัวละ 20', ['1:1 held 4', '2:1 held 4', '4:7 price_count']],
    ['12-50\n34-25\n\n=20', ['1:1 held 4', '2:1 held 4', '4:2 price_count']],
    ['12-50\n\n34-25\n\nบน 20', ['1:1 held 5', '3:1 held 5', '5:4 price_count']],
    ['12*50\n34x75\n=20', ['1:1 held 3', '2:1 held 3', '3:2 price_count']],
    ['12-25\nบน\n=20', ['1:1 held 3', '3:2 price_count']],
    ['12=50\n34=50\nตัวละ 100', ['1:1 held 3', '2:1 held 3', '3:7 price_count']],
    ['12 34=50\nละ 20', ['1:1 held 2', '1:4 held 2', '2:4 price_count']],
  ])('may be that of the figures above it: %j', (text, problems) => {
    const slip = readSlip(text);
    expect(problemsOf(slip)).toEqual(problems);
    expect(betsOf(slip)).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['12-50\n34-25\n\n=75', ['top_2 12 50', 'top_2 34 25']],
    ['12*50\n34*50\n=100', ['top_2 12 50', 'top_2 34 50']],
    ['12=50\n34=50\n=20', ['top_2 12 50', 'top_2 34 50']],
    ['78=10\n12-50\n56=10\n=20', ['top_2 78 10', 'top_2 12 50', 'top_2 56 10']],
  ])('is their sum, or below bets that need none: %j', (text, bets) =>
    expect(betsOf(readSlip(text))).toEqual(bets),
  );
});

describe('a dash at the figure behind it alone', () => {
  it.each(['12=50\n12 -50', '12=50\n34 50\n12 -20', '12=50\n12=-20', '12=50\n--12--', '12=50\n~~12~~'])(
    'may take away from a bet above it: %j',
    (text) => {
      expect(betsOf(readSlip(text))).toEqual([]);
      expect(betsLeft(text)).toEqual([]);
    },
  );

  it.each(['12-50', '12 - 50', '12 – 50'])('is none in %s', (text) =>
    expect(betsOf(readSlip(text))).toEqual(['top_2 12 50']),
  );
});
