import { describe, expect, it } from 'vitest';
import { betsLeft, betsOf, problemsOf, readSlip } from '#tests/read-slip.ts';

/** No bet is read, and the problems say why. */
function expectAsked(text: string, problem: RegExp) {
  const slip = readSlip(text);
  expect(betsOf(slip)).toEqual([]);
  expect(problemsOf(slip).join()).toMatch(problem);
  expect(betsLeft(text)).toEqual([]);
}

describe('numbers with a price behind each, and their sum below', () => {
  it.each([
    '12 50\n34 50\n=100',
    '12\t50\n34\t50\n=100',
    '12 50\n34 30\n= 80 บาท',
    '123 100\n456 100\n=200',
    '1. 12 50\n2. 34 50\n=100',
    '12 34 56 50\n=150',
    '12 34 56 50=150',
    '12 34 50\n56 20\n=120',
    '12\n50\n34\n20\n=70',
    '12 50 34 50\n=100',
    '12 50 34 50=100',
    '12 50 20\n34 50 20\n=140',
    '12/50/20\n34/50/20\n=140',
    '12,50,20\n34,30,10\n=110',
    '12 50 20\n=70',
    // Prices of the first numbers.
    '12 34 56\n50 50\n78 90\n=20',
    '12 34\n50\n56 78\n=20',
    // A discount was taken off.
    '12 50\n34 50\n=72',
    '12 50\n34 60\n=79 บาท',
  ])('are not all numbers for certain: %j', (text) => expectAsked(text, /ambiguous/));

  it.each<[string, string[]]>([
    ['12 34\n56 78\n=112', ['12', '34', '56', '78']],
    ['12 50\n34 50\n=20', ['12', '50', '34', '50']],
    ['12 34 50=20', ['12', '34', '50']],
    ['10 20 30=50', ['10', '20', '30']],
    ['12\n50\n34\n=20', ['12', '50', '34']],
    ['12 34\n50\n=20', ['12', '34', '50']],
    ['12 34\n56 50\n=72', ['12', '34', '56', '50']],
    ['12 34 50 ตัวละ 100', ['12', '34', '50']],
  ])('are numbers where they come to another sum: %j', (text, numbers) =>
    expect(readSlip(text).entries.map(({ number }) => number)).toEqual(numbers),
  );
});

describe('a number in the place of a price', () => {
  it.each([
    '123*50/456*50',
    '123x50-456x50',
    '123*50+456*50',
    '123*20*456*20',
    '123-50-450-50',
    '12=50x20/34',
    '123 บน 456 โต๊ด 50',
    '12 บน 34 ล่าง 50',
    '12 บ. 34 ล. 56',
    '12 34\nล่าง 56\nตัวละ 50',
    '12 ล่าง 34\n=50',
    '12 ล่าง 34\n56\n=20',
    '12 34\nล่าง 56\n78\n=50',
    '12\tบน\t34\tล่าง\t50',
    '12 บ100,200',
    '12 บน50,500',
    '123 บ100,500 ต50',
    '12=50.34',
    '12 34=20.5x50.13',
  ])('is asked about: %j', (text) => expectAsked(text, /ambiguous/));

  it.each<[string, string[]]>([
    ['12 บ34', ['top_2 12 34']],
    ['12 34 บ34', ['top_2 12 34', 'top_2 34 34']],
    ['12 บน 50 ล่าง 30', ['top_2 12 50', 'bottom_2 12 30']],
    ['12 บน 34 บาท', ['top_2 12 34']],
    ['123=100×50x20', ['top_3 123 100', 'tod_3 123 50', 'bottom_3 123 20']],
    ['12 บ1,500', ['top_2 12 1500']],
  ])('is a price where nothing speaks against it: %j', (text, bets) =>
    expect(betsOf(readSlip(text))).toEqual(bets),
  );

  it('is told where the price stands, not where the numbers do', () =>
    expect(problemsOf(readSlip('12 34\nล่าง 56'))).toEqual(['1:1 no_price', '2:6 ambiguous']));
});

describe('numbers in all their orders', () => {
  it.each([
    '123=100x50กลับ',
    '123=100+50กลับ',
    '12=100+50กลับ',
    'กลับ 123=50x50',
    '123 กลับ บ50 ต50',
    'โต๊ด\nกลับ 123=50',
    'โต๊ด 123=50 กลับ',
    '*กลับ1234=10x5',
    'วิน3 1234=5x5',
  ])('are not bet on in any order for certain: %j', (text) => expectAsked(text, /ambiguous/));

  it.each<[string, number]>([
    ['123=50กลับ', 6],
    ['กลับ 123=50', 6],
    ['กลับ 12*50*20', 4],
    ['*19ประตู5=10x10', 38],
  ])('are read at other prices: %j', (text, count) => expect(readSlip(text).entries).toHaveLength(count));
});

describe('the digits of วิน', () => {
  it.each(['วิน 2345=10', 'วิน2345=10', '*วิน 2345=10', 'วิน 234=10', 'วิน 3456=5'])(
    'are not taken for how many are chosen: %s',
    (text) => expectAsked(text, /ambiguous/),
  );

  it.each(['วิน2 345=10', 'วิน 2 345=10', '*วิน2 345=10'])('stand apart in %s', (text) =>
    expect(readSlip(text).entries.map(({ number }) => number)).toEqual(['34', '35', '43', '45', '53', '54']),
  );
});

describe('how many numbers there are', () => {
  it.each([
    '12 34 56=50x3',
    '12 34 56 ตัวละ 50*3',
    '12 34 56\n50*3',
    '12 34 56\n=50x3',
    '12-34-56\n50*3',
    '123 456=50*2',
    '12\n34\n56\n20*3',
    '12 34\n56\n20*3',
    '123=50x50x6',
    '123=20x20 x3',
    '12 34 56 78 90=50x5',
  ])('is no price for certain: %j', (text) => expectAsked(text, /ambiguous/));

  it('may be a price of other numbers', () =>
    expect(betsOf(readSlip('12 34=50x20'))).toEqual([
      'top_2 12 50',
      'bottom_2 12 20',
      'top_2 34 50',
      'bottom_2 34 20',
    ]));
});

describe('a list that goes on from another slip', () => {
  it.each([
    '11 34=50\n12 56=50\n13 78=50',
    '11-34=50\n12-56=50\n13-78=50',
    '11,34=50\n12,56=50\n13,78=50',
    '26.34=50\n27.56=50\n28.78=50',
    '11 34\n12 56\n13 78\n=50',
    '11-34\n12-56\n13-78\n=50',
    '11 34 บ50\n12 56 บ50\n13 78 บ50',
  ])('may count its lines: %j', (text) => expectAsked(text, /^1:1 list,2:1 list,3:1 list/));

  it.each<[string, number]>([
    ['11=50\n12=50\n13=50', 3],
    ['11-50\n12-50\n13-50', 3],
    ['11-50 บาท\n12-50 บาท\n13-50 บาท', 3],
    ['11*50\n12*50\n13*50', 3],
    ['11 บ50\n12 บ50\n13 บ50', 3],
    ['11 34=50\n12 56=50', 4],
    ['11 34 56=50\n12 34 56=50\n13 34 56=50', 9],
  ])('is none in %j', (text, count) => expect(readSlip(text).entries).toHaveLength(count));
});

describe('pictures that say something', () => {
  it.each([
    '12=50 ⬇️',
    '12=50⬇️\n34=50⬆️',
    '⬇️ 12=50',
    '12=50 👇',
    '12=50 ↕️',
    '12=50 🔽',
    '12=50 ↓',
    '12=50 🔄',
    '12=50 👎',
    '12=50 ↩️',
    '12=50\n👎',
    '24 กลับ 1250',
    '12=50 ↔️',
    '12=50 ♻️',
    '12=50 🤔',
    '🚮 12=50',
  ])('are not left out beside a bet: %j', (text) => expectAsked(text, /unreadable|heading/));

  it.each(['ล่าง ⬇️\n12=50', '👇 ล่าง 👇\n12=50', '2 ล่าง ↓\n→ 12=50 ✅'])('are around a heading: %j', (text) =>
    expect(betsOf(readSlip(text))).toEqual(['bottom_2 12 50']),
  );
});
