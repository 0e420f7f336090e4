import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BetType, betDigits, betTypes } from '#rules/lotto/bet-type.ts';
import { mergeBets } from '#rules/lotto/merge-bets.ts';
import { formatBaht, toBaht } from '#rules/money/baht.ts';
import { readInSteps } from './paste.ts';
import { printSlip } from './print-slip.ts';
import { writtenLines } from './slip.ts';
import { listPlaces } from './slip-list.ts';
import { rowOf } from './slip-rows.ts';
import { slipText } from './slip-text.ts';

function readSlip(text: string) {
  const steps = readInSteps(text);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

/** A slip as the draft takes it: the same bets added up. */
function readSlipText(text: string) {
  const { entries, problems } = readSlip(text);
  const lines = entries.map(({ type, number, satang }) => ({ type, number, satang }));
  return {
    lines: mergeBets(lines, (first, other) => ({ ...first, satang: first.satang + other.satang })),
    problems,
  };
}

/** Lines as `type number baht`. */
function read(text: string): string[] {
  const { lines, problems } = readSlipText(text);
  expect(problems).toEqual([]);
  return lines.map(({ type, number, satang }) => `${type} ${number} ${toBaht(satang)}`);
}

/** Problems as `line:col problem`. */
function problems(text: string): string[] {
  return readSlipText(text).problems.map(({ line, col, problem }) => `${line}:${col} ${problem}`);
}

describe('readSlipText', () => {
  it.each([
    ['12=100', ['top_2 12 100']],
    ['12=100x50', ['top_2 12 100', 'bottom_2 12 50']],
    ['123=100x20', ['top_3 123 100', 'tod_3 123 20']],
    ['1234=10x5', ['top_4 1234 10', 'tod_4 1234 5']],
    ['5=20x10', ['run_top 5 20', 'run_bottom 5 10']],
    ['=25=100', ['bottom_2 25 100']],
    ['=123=50', ['bottom_3 123 50']],
    ['470 บ50 ต50', ['top_3 470 50', 'tod_3 470 50']],
    ['470=บน50 โต๊ด50', ['top_3 470 50', 'tod_3 470 50']],
    ['12 บ50ล30', ['top_2 12 50', 'bottom_2 12 30']],
    ['๑๒=๕๐', ['top_2 12 50']],
    ['１２＝５０', ['top_2 12 50']],
    ['007=1.50', ['top_3 007 1.5']],
    ['12 = 100 × 50', ['top_2 12 100', 'bottom_2 12 50']],
    ['12=100*50', ['top_2 12 100', 'bottom_2 12 50']],
    ['12=100-50', ['top_2 12 100', 'bottom_2 12 50']],
    ['12=0x50', ['bottom_2 12 50']],
    ['123=100x100;456=50', ['top_3 123 100', 'tod_3 123 100', 'top_3 456 50']],
    ['12 34,56=10', ['top_2 12 10', 'top_2 34 10', 'top_2 56 10']],
    ['12-34=10', ['top_2 12 10', 'top_2 34 10']],
    ['12=1,000', ['top_2 12 1000']],
    [
      '12 34\n56\n=10x5',
      ['top_2 12 10', 'bottom_2 12 5', 'top_2 34 10', 'bottom_2 34 5', 'top_2 56 10', 'bottom_2 56 5'],
    ],
    ['123\nบ20 ต10', ['top_3 123 20', 'tod_3 123 10']],
    ['123-100-120-130', ['top_3 123 100', 'tod_3 123 120', 'bottom_3 123 130']],
    ['123=100x120x130', ['top_3 123 100', 'tod_3 123 120', 'bottom_3 123 130']],
    ['12-100-50', ['top_2 12 100', 'bottom_2 12 50']],
    ['12 - 10000', ['top_2 12 10000']],
    ['12-0.50-1', ['top_2 12 0.5', 'bottom_2 12 1']],
    ['12-34-56\n=10', ['top_2 12 10', 'top_2 34 10', 'top_2 56 10']],
    ['12-50\n56=10', ['top_2 12 50', 'top_2 56 10']],
    ['12=100+50', ['top_2 12 100', 'bottom_2 12 50']],
    ['12 บล50', ['top_2 12 50', 'bottom_2 12 50']],
    ['12 บนล่าง 50', ['top_2 12 50', 'bottom_2 12 50']],
    ['123 บ100 ต20 ล30 น40', ['top_3 123 100', 'tod_3 123 20', 'bottom_3 123 30', 'front_3 123 40']],
    ['１２＝１００ｘ５０；＝３４＝１', ['top_2 12 100', 'bottom_2 12 50', 'bottom_2 34 1']],
    ['\u200b12=10\u200b', ['top_2 12 10']],
    ['\u202a12=10\u202c', ['top_2 12 10']],
    ['12=10–5', ['top_2 12 10', 'bottom_2 12 5']],
    ['*กลับ123=1', ['123', '132', '213', '231', '312', '321'].map((number) => `top_3 ${number} 1`)],
    ['*กลับ234=1', ['234', '243', '324', '342', '423', '432'].map((number) => `top_3 ${number} 1`)],
    ['*กลับ23=1', ['top_2 23 1', 'top_2 32 1']],
    ['*กลับ2 34=1', ['top_2 34 1', 'top_2 43 1']],
    ['*รูดหน้า1=1', Array.from({ length: 10 }, (_, units) => `top_2 1${units} 1`)],
  ])('reads %j', (text, lines) => {
    expect(read(text)).toEqual(lines);
  });

  it('reads *19ประตู5=10x10 as 38 lines of 380 baht', () => {
    const { lines } = readSlipText('*19ประตู5=10x10');
    expect(lines).toHaveLength(38);
    expect(formatBaht(lines.reduce((sum, line) => sum + line.satang, 0n))).toBe('380.00');
  });

  it('merges the same bet, wherever it stands', () => {
    expect(read('12=100\n12=100')).toEqual(['top_2 12 200']);
    expect(read('โต๊ด\n321=5\n123=7')).toEqual(['tod_3 321 12']);
    expect(read('12=100x5\n๑๒=0.25\n=12=5')).toEqual(['top_2 12 100.25', 'bottom_2 12 10']);
  });

  it('keeps to a heading until the next', () => {
    const slip = 'บน\n12=10\n123=5x2\nล่าง:\n12=20\n345=7\nโต๊ด\n123=3\nบนล่าง\n99=1\n98=2x3\nบน+ล่าง\n5=4';
    expect(read(slip)).toEqual([
      'top_2 12 10',
      'top_3 123 5',
      'tod_3 123 5',
      'bottom_2 12 20',
      'bottom_3 345 7',
      'top_2 99 1',
      'bottom_2 99 1',
      'top_2 98 2',
      'bottom_2 98 3',
      'run_top 5 4',
      'run_bottom 5 4',
    ]);
  });

  it('takes a heading with its number of digits', () => {
    const slip =
      '3ตัวหน้า\n123=5\n๒ ตัวล่าง :\n12 34=7\nวิ่งบน\n5=1\n3 ตัวโต๊ด\n123\n456\n=2\n3 ตัวท้าย\n789=1\n3ตัวตรง\n789=1\nบน x ล่าง\n56=1';
    expect(read(slip)).toEqual([
      'front_3 123 5',
      'bottom_2 12 7',
      'bottom_2 34 7',
      'run_top 5 1',
      'tod_3 123 2',
      'tod_3 456 2',
      'bottom_3 789 1',
      'top_3 789 1',
      'top_2 56 1',
      'bottom_2 56 1',
    ]);
  });

  it('takes every kind of line end and skips empty lines', () => {
    expect(read('\r\n12=1\r\n\r\n34=2\r  \n56=3;\n')).toEqual(['top_2 12 1', 'top_2 34 2', 'top_2 56 3']);
    // A heading in a line of its own holds for all lines below it.
    for (const end of ['\u2028', '\u2029', '\u0085', '\v', '\f'])
      expect(read(`ล่าง${end}12=1${end}34=2`)).toEqual(['bottom_2 12 1', 'bottom_2 34 2']);
  });
});

describe('problems of a slip', () => {
  it.each([
    ['1a=5', ['1:2 unreadable']],
    ['สวัสดี', ['1:1 note']],
    ['12345=5', ['1:1 number_length']],
    ['12 34567=5', ['1:4 number_length']],
    ['12=', ['1:4 amount']],
    ['12=x', ['1:4 amount']],
    ['12=10x', ['1:7 amount']],
    ['12=1.234', ['1:4 amount_decimals']],
    ['12=5x0.001', ['1:6 amount_decimals']],
    ['12=12345678', ['1:4 amount_huge']],
    ['12=1x99999999999.50', ['1:6 amount_huge']],
    ['12=1..5', ['1:4 amount']],
    ['12=0', ['1:4 amount_zero']],
    ['12=0x0', ['1:4 amount_zero']],
    ['12-0', ['1:4 amount_zero']],
    ['12 บ-5', ['1:5 amount_negative']],
    ['12=10x-5', ['1:7 amount_negative']],
    ['12-34\n56=10', ['1:1 ambiguous']],
    ['12=-5', ['1:4 amount_negative']],
    ['12=10x5x5', ['1:9 price_count']],
    ['=25=10x5', ['1:8 price_count']],
    ['12 บ5 บ6', ['1:8 price_count']],
    ['12 ต5', ['1:1 no_such_bet']],
    ['=1234=5', ['1:2 no_such_bet']],
    ['โต๊ด\n12=5', ['2:1 no_such_bet']],
    ['12', ['1:1 no_price']],
    ['1234-100-120-130', ['1:14 price_count']],
    ['12-1.234', ['1:4 amount_decimals']],
    ['12-34\n=x', ['1:1 no_price', '2:2 amount']],
    ['12\n123\nต5', ['1:1 no_such_bet']],
    ['12\nต5', ['1:1 no_such_bet', '2:2 no_such_bet']],
    ['12\n34\n=5x5x5', ['1:1 no_price', '2:1 no_price', '3:6 price_count']],
    ['2 ตัวล่าง\n123=5', ['2:1 no_such_bet']],
    ['หน้า\n12=5', ['2:1 no_such_bet']],
    ['12\n34=5', ['1:1 no_price']],
    ['12\nบน\n=5', ['1:1 no_price', '3:2 price_count']],
    ['12\n=x\n=5', ['1:1 no_price', '2:2 amount', '3:2 price_count']],
    ['=5', ['1:2 price_count']],
    ['1\u200b2=100', ['1:2 unreadable']],
    ['12=1\ufeff00', ['1:5 unreadable']],
    ['*19ประตู=5', ['1:2 helper']],
    ['*กลับ2=5', ['1:2 helper']],
    ['*กลับ1=5', ['1:2 helper']],
    ['*อะไร1=5', ['1:2 helper']],
    ['12=5;1a=5;34=5', ['1:7 unreadable']],
    ['12=5\n\n  1a=5', ['3:4 unreadable']],
  ])('%j has %j', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  it('keeps the lines that can be read', () => {
    const { lines } = readSlipText('12=5\n1a=5\n34=5');
    expect(lines.map(({ number }) => number)).toEqual(['12', '34']);
  });

  it('gives no line of a statement with a problem', () => {
    expect(readSlipText('12 123 ล5 ต5').lines).toEqual([]);
  });

  it('answers any text, and never drops a line that has something in it', () => {
    const alphabet = fc.constantFrom(...'0123456789=xX*-;. ,บลตนa๕\n'.split(''), '19ประตู', 'บน', 'ล่าง');
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const { lines, problems: found } = readSlipText(text);
        // A line that only says what stands below it is no bet: `2ล่าง,` too.
        const written = writtenLines(text).map(slipText);
        const lists = listPlaces(written);
        const saysMore = written.some(
          (line, at) => /[0-9๕]/.test(line.text) && rowOf(line, lists.get(at)).kind !== 'heading',
        );
        if (saysMore) expect(lines.length + found.length).toBeGreaterThan(0);
        for (const line of lines) expect(line.satang).toBeGreaterThan(0n);
        for (const { line, col } of found) {
          const rowLength = (text.split('\n')[line - 1] ?? '').length;
          expect(col).toBeGreaterThanOrEqual(1);
          expect(col).toBeLessThanOrEqual(rowLength + 1);
        }
      }),
      { numRuns: 500, examples: [[['2', 'ล่าง', ',']], [['1', '.', '2', 'ล่าง', '\n', '2', '.', 'บน']]] },
    );
  });

  it('reads a thousand lines in steps of some, and says of each what it is', () => {
    const slip = Array.from({ length: 1_000 }, (_, at) =>
      at % 10 === 9 ? `${at}a=5` : `${at % 100}=${at + 1}`,
    );
    const steps = readInSteps(slip.join('\n'));
    let pauses = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) pauses += 1;
    expect(pauses).toBe(20);
    expect(step.value.entries).toHaveLength(900);
    expect(step.value.problems).toHaveLength(100);
    expect(step.value.entries.at(-1)).toMatchObject({ line: 999, number: '98', satang: 99_900n });
  });
});

const bill = fc
  .array(
    fc.record({
      type: fc.constantFrom(...betTypes),
      digits: fc.stringMatching(/^[0-4]{4}$/),
      satang: fc.oneof(fc.constantFrom(1_000n, 5_000n), fc.bigInt({ min: 1n, max: 999_999_999n })),
    }),
  )
  .map((lines) =>
    lines.map(({ type, digits, satang }) => ({ type, number: digits.slice(0, betDigits[type]), satang })),
  );

describe('printSlip', () => {
  const lines = (...written: [BetType, string, bigint][]) =>
    written.map(([type, number, satang]) => ({ type, number, satang }));

  it('writes a bill as people do', () => {
    const slip = lines(
      ['top_2', '12', 10_000n],
      ['bottom_2', '12', 5_000n],
      ['top_2', '34', 10_000n],
      ['bottom_2', '34', 5_000n],
      ['top_3', '470', 50n],
      ['tod_3', '470', 2_050n],
      ['front_3', '111', 100n],
    );
    expect(printSlip(slip)).toBe('12 34 บ100 ล50\n470 บ0.50 ต20.50\n111 น1');
  });

  it('parts numbers by commas where the last may be taken for a price', () => {
    const slip = lines(['tod_3', '123', 2_000n], ['tod_3', '100', 2_000n]);
    expect(printSlip(slip)).toBe('123,100 ต20');
  });

  it('writes one number a row where a bill would look like a numbered list', () => {
    const slip = (first: string, second: string, third: string) =>
      lines(['run_bottom', first, 1_000n], ['run_top', second, 5_000n], ['run_top', third, 5_000n]);
    expect(printSlip(slip('1', '2', '0'))).toBe('1 ล10\n2 บ50\n0 บ50');
    expect(printSlip(slip('4', '2', '0'))).toBe('4 ล10\n2 0 บ50');
    expect(readSlipText(printSlip(slip('1', '2', '0')))).toEqual({
      lines: slip('1', '2', '0'),
      problems: [],
    });
  });

  it('is read back as the bill, line by line', () => {
    fc.assert(
      fc.property(bill, (made) => {
        const own = mergeBets(made, (first) => first);
        const { lines: read, problems: found } = readSlipText(printSlip(own));
        expect(found).toEqual([]);
        expect(read).toEqual(own);
      }),
    );
  });

  it('means the same below any heading', () => {
    fc.assert(
      fc.property(
        bill,
        fc.constantFrom('บน', 'ล่าง', 'โต๊ด', 'หน้า', 'บนล่าง', '2 ตัวบน', '12=5\n34'),
        (made, above) => {
          const own = mergeBets(made, (first) => first);
          const { entries } = readSlip(`${above}\n${printSlip(own)}`);
          expect(entries.filter(({ line }) => line > above.split('\n').length)).toEqual(
            readSlip(printSlip(own)).entries.map((one) => ({
              ...one,
              line: one.line + above.split('\n').length,
            })),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});
