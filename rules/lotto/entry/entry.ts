import { ordersOf } from '#rules/lotto/odds/orders.ts';

const DIGITS = [...'0123456789'];
const PAIRS = DIGITS.flatMap((tens) => DIGITS.map((units) => tens + units));

function unique(numbers: readonly string[]): string[] {
  return [...new Set(numbers)];
}

/** Numbers of `length` different digits out of `digits`, in every order. */
function chosen(digits: readonly string[], length: number): string[] {
  if (length === 0) return [''];
  return digits.flatMap((digit) =>
    chosen(
      digits.filter((other) => other !== digit),
      length - 1,
    ).map((rest) => digit + rest),
  );
}

/** A way to enter many numbers at once. */
export interface EntryHelper {
  /** The name that players use, also after `*` in a pasted slip; others mean the same. */
  readonly name: string;
  readonly aliases: readonly string[];
  /** What it starts from; null when it needs nothing. */
  readonly input: RegExp | null;
  readonly numbers: (input: string) => string[];
}

const oneDigit = /^\d$/;

function fixed(name: string, numbers: readonly string[], aliases: readonly string[] = []): EntryHelper {
  return { name, aliases, input: null, numbers: () => [...numbers] };
}

/** Every number of `length` digits that has no other digits than these. */
function madeOf(digits: readonly string[], length: number): string[] {
  if (length === 0) return [''];
  return digits.flatMap((digit) => madeOf(digits, length - 1).map((rest) => digit + rest));
}

/** The helpers that Thai lottery sites share. Their counts are 19, 10, 10, 1 to 24, 10, 10, 20, 100 ×3, 50 ×4, n(n−1), n², n(n−1)(n−2) and n³. */
export const entryHelpers: readonly EntryHelper[] = [
  {
    name: '19ประตู',
    aliases: ['19 ประตู'],
    input: oneDigit,
    numbers: (digit) => PAIRS.filter((pair) => pair.includes(digit)),
  },
  { name: 'รูดหน้า', aliases: [], input: oneDigit, numbers: (digit) => DIGITS.map((units) => digit + units) },
  { name: 'รูดหลัง', aliases: [], input: oneDigit, numbers: (digit) => DIGITS.map((tens) => tens + digit) },
  { name: 'กลับ', aliases: ['2กลับ', 'กลับ2', '3กลับ', '6กลับ', '24กลับ'], input: /^\d{2,4}$/, numbers: ordersOf },
  fixed(
    'เบิ้ล',
    DIGITS.map((digit) => digit.repeat(2)),
  ),
  fixed(
    'ตอง',
    DIGITS.map((digit) => digit.repeat(3)),
  ),
  fixed(
    'พี่น้อง',
    DIGITS.flatMap((digit, at) => {
      const next = DIGITS[(at + 1) % 10];
      return [`${digit}${next}`, `${next}${digit}`];
    }),
  ),
  fixed(
    'เบิ้ลหน้า',
    PAIRS.map(([double, single]) => `${double}${double}${single}`),
  ),
  fixed(
    'เบิ้ลหลัง',
    PAIRS.map(([single, double]) => `${single}${double}${double}`),
  ),
  fixed(
    'หาม',
    PAIRS.map(([outer, inner]) => `${outer}${inner}${outer}`),
  ),
  fixed(
    'ต่ำ',
    PAIRS.filter((pair) => pair < '50'),
  ),
  fixed(
    'สูง',
    PAIRS.filter((pair) => pair >= '50'),
  ),
  fixed(
    'คู่',
    PAIRS.filter((pair) => Number(pair) % 2 === 0),
  ),
  fixed(
    'คี่',
    PAIRS.filter((pair) => Number(pair) % 2 === 1),
  ),
  {
    name: 'วิน2',
    aliases: ['วิน 2'],
    input: /^\d{2,10}$/,
    numbers: (digits) => chosen(unique([...digits]), 2),
  },
  {
    name: 'วิน2เบิ้ล',
    aliases: ['วิน 2 เบิ้ล'],
    input: /^\d{2,10}$/,
    numbers: (digits) => madeOf(unique([...digits]), 2),
  },
  {
    name: 'วิน3',
    aliases: ['วิน 3'],
    input: /^\d{3,10}$/,
    numbers: (digits) => chosen(unique([...digits]), 3),
  },
  {
    name: 'วิน3เบิ้ล',
    aliases: ['วิน 3 เบิ้ล'],
    input: /^\d{2,10}$/,
    numbers: (digits) => madeOf(unique([...digits]), 3),
  },
];

/** Numbers of a helper by name; null for an unknown name or an input that does not fit it. Digits are ASCII. */
export function numbersBy(name: string, input = ''): string[] | null {
  const helper = entryHelpers.find((entry) => entry.name === name || entry.aliases.includes(name));
  if (!helper || !(helper.input ?? /^$/).test(input)) return null;
  return helper.numbers(input);
}
