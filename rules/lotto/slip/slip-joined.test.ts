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

describe('a figure that may be something else than a price', () => {
  it.each([
    '123=6กลับ',
    '112=3กลับ',
    '12=2 กลับ',
    '1234=24กลับ',
    '12-50=20',
    '34-20=50x50',
    '12/50=20',
    '123\nบน 47',
    '123\nบน 47\n=20',
    '456\nล่าง 34\n78\n=20',
    '50\n5x56',
    '12=50\nล',
    '12=50\nต.',
    'บน 12 ล50',
    'บน 12 บ50 ล50',
    '12 บ50 ล่าง',
    'ตรง 6กลับ 123 ล=50',
    '123 100 ต20',
    '12 50 ล20',
    '12 34 50 ล่าง20',
    '123 100 โต๊ด=20',
  ])('makes no bet: %j', (text) => {
    expect(betsOf(readSlip(text)).filter((bet) => !bet.includes(' 78 '))).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['123=60กลับ', ['123', '132', '213', '231', '312', '321'].map((one) => `top_3 ${one} 60`)],
    ['12-21=50', ['top_2 12 50', 'top_2 21 50']],
    ['12-50', ['top_2 12 50']],
    ['20/30=50', ['top_2 20 50', 'top_2 30 50']],
    ['123\nบน 50', ['top_3 123 50']],
    ['123\nบน 45 บาท', ['top_3 123 45']],
    ['123\nบ45', ['top_3 123 45']],
    ['ล่าง\n12 บ50', ['top_2 12 50']],
    ['12,50 ล20', ['bottom_2 12 20', 'bottom_2 50 20']],
    ['12 50 บ20', ['top_2 12 20', 'top_2 50 20']],
    ['12 34 ล20', ['bottom_2 12 20', 'bottom_2 34 20']],
  ])('is one in %j', (text, bets) => expect(betsOf(readSlip(text))).toEqual(bets));
});

describe('figures between dashes above numbers and one price', () => {
  it.each<[string, string[]]>([
    ['37-200-20\n27 07\n=30', ['1:1 ambiguous', '2:1 held 1', '3:2 held 1']],
    ['70-75-10\n92 52\nบนล่างละ 100', ['1:1 ambiguous', '2:1 held 1', '3:10 held 1']],
    ['12-50\n56-78\nตัวละ 20', ['1:1 ambiguous', '2:1 held 1', '3:7 held 1']],
  ])('may be a bet of their own, now and on a second tap: %j', (text, problems) => {
    const slip = readSlip(text);
    expect(problemsOf(slip)).toEqual(problems);
    expect(betsOf(slip)).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it('are numbers where they cannot be prices', () =>
    expect(readSlip('12-34-56\n78 90\n=50').entries).toHaveLength(5));
});

it.each<[string, string[]]>([
  ['86 70 ล่าง ตัวละ 75', ['bottom_2 86 75', 'bottom_2 70 75']],
  ['61 15 ล่างตัวละ 100', ['bottom_2 61 100', 'bottom_2 15 100']],
])('knows its price by ตัวละ behind the place: %s', (text, bets) =>
  expect(betsOf(readSlip(text))).toEqual(bets),
);
