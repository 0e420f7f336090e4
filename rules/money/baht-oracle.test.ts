import { expect, test } from 'vitest';
import { parseBaht } from './baht.ts';

const STRINGS = 1_000_000;
const SEED = 20_250_615;
const SCRIPTS = ['0123456789', '๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９'];
/** What people, keyboards and hostile callers put between digits. */
const ODD = [
  '.',
  '.',
  '.',
  '.',
  ',',
  '-',
  '+',
  ' ',
  'e',
  'x',
  '฿',
  '\n',
  '\u00a0',
  '٣',
  '．',
  '..',
  '00',
  '\u0000',
];

/** Pseudo-random, the same in every run (mulberry32). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** So many digits, one in four texts in another script than ours. */
function digitsOf(roll: (sides: number) => number, count: number): string {
  const script = SCRIPTS[roll(8)] ?? '0123456789';
  let text = '';
  for (let at = 0; at < count; at += 1) text += script[roll(10)];
  return text;
}

/** Amounts, what nearly is one, and what is none. */
function typed(roll: (sides: number) => number): string {
  const odd = () => ODD[roll(ODD.length)] ?? '';
  const shape = roll(8);
  const whole = digitsOf(roll, 1 + roll(8));
  if (shape < 2) return whole;
  if (shape < 5) return `${whole}.${digitsOf(roll, 1 + roll(3))}`;
  const at = roll(whole.length + 1);
  if (shape < 7) return whole.slice(0, at) + odd() + whole.slice(at);
  return odd() + digitsOf(roll, roll(4)) + odd() + digitsOf(roll, roll(3));
}

const values = new Map(SCRIPTS.flatMap((script) => [...script].map((letter, value) => [letter, value])));

/** The same rule said another way: letter by letter and in whole numbers, without patterns. */
function oracle(text: string): bigint | null {
  let plain = '';
  let point = -1;
  for (const letter of text) {
    const value = values.get(letter);
    if (value !== undefined) plain += value;
    else if (letter === '.' && point < 0) point = plain.length;
    else return null;
  }
  const whole = point < 0 ? plain.length : point;
  const decimals = plain.length - whole;
  if (whole < 1 || whole > 7 || decimals > 2 || (point >= 0 && decimals === 0)) return null;
  return BigInt(plain) * 10n ** BigInt(2 - decimals);
}

test('a million typed texts are read as an oracle of whole numbers reads them', () => {
  const roll = dice(SEED);
  const differing: string[] = [];
  let amounts = 0;
  for (let count = 0; count < STRINGS; count += 1) {
    const text = typed(roll);
    const due = oracle(text);
    if (due !== null) amounts += 1;
    if (parseBaht(text) !== due) differing.push(text);
  }
  expect(differing).toEqual([]);
  // Both answers are put to the test.
  expect(amounts).toBeGreaterThan(STRINGS / 4);
  expect(amounts).toBeLessThan((STRINGS * 3) / 4);
}, 30_000);
