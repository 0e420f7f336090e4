import { plainBaht } from '#rules/money/typed-baht.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';
import { type CsvRecord, readCsv } from '#rules/text/read-csv.ts';
import { isMonthFirst, mayBeMonthFirst, readStatedTime, type StatedTime } from './read-stated-time.ts';

/** One line of a channel's statement. */
export interface StatedLine extends StatedTime {
  readonly line: number;
  readonly reference: string;
  readonly direction: 'in' | 'out';
  readonly satang: bigint;
  readonly currency: string;
  /** Of the other party, the four digits before the last, which masks of banks show; null where they are not certain. */
  readonly account: string | null;
  readonly failed: boolean;
}

export interface Statement {
  readonly lines: readonly StatedLine[];
  /** What is not certainly understood, and why. */
  readonly problems: ReadonlyArray<{ readonly line: number; readonly why: string }>;
}

const HEADINGS = {
  moment: ['time', 'date', 'datetime', 'date time', 'date/time', 'วันที่', 'วันเวลา', 'วันที่/เวลา', 'วันที่ทำรายการ'],
  clock: ['clock', 'time of day', 'เวลา'],
  reference: [
    'reference',
    'ref',
    'ref no',
    'reference no',
    'trans ref',
    'อ้างอิง',
    'เลขอ้างอิง',
    'เลขรายการ',
    'หมายเลขอ้างอิง',
  ],
  amount: ['amount', 'amount (thb)', 'amount (baht)', 'จำนวนเงิน', 'ยอดเงิน', 'จำนวนเงิน (บาท)'],
  direction: ['direction', 'type', 'in/out', 'ทิศทาง', 'ประเภท', 'เข้า/ออก', 'รายการ'],
  currency: ['currency', 'สกุลเงิน'],
  account: ['account', 'account no', 'เลขบัญชี', 'บัญชี'],
  status: ['status', 'สถานะ'],
};
type Column = keyof typeof HEADINGS;

const IN = ['in', 'deposit', 'credit', 'cr', 'เข้า', 'เงินเข้า', 'ฝาก', 'ฝากเงิน', 'รับโอน', 'รับเงิน'];
const OUT = [
  'out',
  'withdrawal',
  'withdraw',
  'debit',
  'dr',
  'ออก',
  'เงินออก',
  'ถอน',
  'ถอนเงิน',
  'โอนออก',
  'จ่าย',
];
const DONE = ['', 'ok', 'done', 'success', 'successful', 'completed', 'paid', 'สำเร็จ'];
const FAILED = [
  'failed',
  'fail',
  'cancelled',
  'canceled',
  'rejected',
  'reversed',
  'ไม่สำเร็จ',
  'ล้มเหลว',
  'ยกเลิก',
  'ตีกลับ',
];
const BAHT = ['', 'thb', 'baht', 'บาท', '฿'];
/** No bank writes more before its table. */
const MOST_ABOVE = 20;
/** An amount that a statement may have; more digits than a person types. */
const AMOUNT = /^\d{1,13}(?:\.\d{1,2})?$/;
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/;

const word = (cell: string) => normaliseTyped(cell).trim().toLowerCase().replace(/[ _]+/g, ' ');

type Columns = Partial<Record<Column, number>>;

/** The columns of a heading; undefined where this is none, or names a column twice. */
function columnsOf({ cells }: CsvRecord): Columns | undefined {
  const written = cells.map((cell) => word(cell).replace(/\.$/, '').replace('เลขที่', 'เลข'));
  // A bank that names the day `date` may have its clock under `time`.
  const hasDay = written.some((one) => ['date', 'วันที่'].includes(one));
  const words = written.map((one) => (hasDay && one === 'time' ? 'clock' : one));
  const found: Columns = {};
  for (const [column, names] of Object.entries(HEADINGS)) {
    const places = words.flatMap((one, at) => (names.includes(one) ? [at] : []));
    if (places.length > 1 || (places[0] !== undefined && !isColumn(column))) return undefined;
    if (places[0] !== undefined && isColumn(column)) found[column] = places[0];
  }
  const isWhole = found.moment !== undefined && found.reference !== undefined && found.amount !== undefined;
  return isWhole ? found : undefined;
}

function isColumn(name: string): name is Column {
  return name in HEADINGS;
}

/** Satang with their sign; undefined for what is not certainly an amount. */
function readAmount(cell: string): bigint | undefined {
  const text = normaliseTyped(cell).trim();
  const [, inBrackets] = /^\((.+)\)$/.exec(text) ?? [];
  const [, signed] = /^[-\u2010-\u2015\u2212] ?(.+)$/.exec(text) ?? [];
  const isNegative = inBrackets !== undefined || signed !== undefined;
  const bare = (inBrackets ?? signed ?? text.replace(/^\+/, '')).trim();
  const plain = GROUPED.test(bare) ? bare.replaceAll(',', '') : plainBaht(bare);
  if (!AMOUNT.test(plain)) return undefined;
  const [baht = '', part = ''] = plain.split('.');
  const satang = BigInt(baht) * 100n + BigInt(part.padEnd(2, '0'));
  return isNegative ? -satang : satang;
}

interface Read {
  readonly columns: Columns;
  readonly width: number;
  readonly monthFirst: boolean;
}

/** What a record says, or why it is not certain. */
function readLine(
  { cells, line, broken }: CsvRecord,
  { columns, width, monthFirst }: Read,
): StatedLine | string {
  const cell = (column: Column) => cells[columns[column] ?? -1] ?? '';
  if (broken) return 'a quote stands where none can';
  if (cells.length !== width) return `${cells.length} cells, the heading has ${width}`;
  if (cells.some((one) => one.includes('\uFFFD'))) return 'letters that are not UTF-8';
  const written = cell('moment');
  if (monthFirst && mayBeMonthFirst(written))
    return `${written} may be read two ways: other lines have the month first`;
  const moment = readStatedTime(written, columns.clock === undefined ? undefined : cell('clock'));
  if (!moment) return `no time: ${[written, cell('clock')].join(' ').trim() || 'empty'}`;
  const reference = normaliseTyped(cell('reference')).trim();
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(reference))
    return `a spreadsheet has rounded the reference: ${reference}`;
  if (!/^[\w.:~#/-]{1,100}$/.test(reference)) return `no reference: ${reference || 'empty'}`;
  const amount = readAmount(cell('amount'));
  if (amount === undefined || amount === 0n) return `no amount: ${cell('amount').trim() || 'empty'}`;
  const direction = directionOf(
    columns.direction === undefined ? undefined : word(cell('direction')),
    amount,
  );
  if (!direction)
    return `in or out is not certain: ${cell('direction').trim() || 'empty'} ${cell('amount').trim()}`;
  const status = word(cell('status'));
  if (!DONE.includes(status) && !FAILED.includes(status)) return `no status: ${cell('status').trim()}`;
  const currency = BAHT.includes(word(cell('currency'))) ? 'THB' : word(cell('currency')).toUpperCase();
  return {
    ...{ ...moment, line, reference, direction, currency, failed: FAILED.includes(status) },
    satang: amount < 0n ? -amount : amount,
    account: shownDigits(cell('account')),
  };
}

/** Of a whole number, or of a mask such as `xxx-x-x1234-x`. */
function shownDigits(cell: string): string | null {
  const bare = normaliseTyped(cell).replace(/[\s-]/g, '');
  if (/^\d{9,15}$/.test(bare)) return bare.slice(-5, -1);
  return /^[x*•]+(\d{4})[x*•]$/iu.exec(bare)?.[1] ?? null;
}

/** By its word; without such a column by the sign. A sign against the word is no certain direction. */
function directionOf(said: string | undefined, amount: bigint): 'in' | 'out' | undefined {
  if (said === undefined) return amount < 0n ? 'out' : 'in';
  if (IN.includes(said)) return amount > 0n ? 'in' : undefined;
  return OUT.includes(said) ? 'out' : undefined;
}

/**
 * Reads the statement of a channel: CSV with time, reference, amount and, unless the sign says it, direction, in any order, in English or
 * Thai. What is not certainly understood is a problem at its line, never a guess, and the other lines are still read.
 */
export function readStatement(file: string): Statement {
  const records = readCsv(file);
  const at = records.slice(0, MOST_ABOVE).findIndex((record) => columnsOf(record) !== undefined);
  const heading = records[at];
  const columns = heading && columnsOf(heading);
  if (!heading || !columns)
    return { lines: [], problems: [{ line: 1, why: 'no heading with time, reference and amount' }] };
  const body = records.slice(at + 1);
  const monthFirst = body.some(({ cells }) => isMonthFirst(cells[columns.moment ?? -1] ?? ''));
  const lines: StatedLine[] = [];
  const problems: { line: number; why: string }[] = [];
  for (const record of body) {
    const read = readLine(record, { columns, width: heading.cells.length, monthFirst });
    if (typeof read === 'string') problems.push({ line: record.line, why: read });
    else lines.push(read);
  }
  return { lines, problems };
}
