import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from '#rules/text/csv.ts';
import { readStatement } from './read-statement.ts';

const HEAD = 'time,reference,amount,direction';
const read = (...lines: string[]) => readStatement([HEAD, ...lines].join('\r\n'));
const one = (line: string) => read(line).lines[0];

test.each([
  ['2025-06-15 19:00', '2025-06-15T12:00:00.000Z'],
  ['2025-06-15T19:00:30+07:00', '2025-06-15T12:00:30.000Z'],
  ['2025-06-15T12:00:00Z', '2025-06-15T12:00:00.000Z'],
  ['15/06/2025 19:00', '2025-06-15T12:00:00.000Z'],
  ['15/6/2568 19:00', '2025-06-15T12:00:00.000Z'],
  ['15 มิ.ย. 2568 19:00 น.', '2025-06-15T12:00:00.000Z'],
  ['๑๕ มิถุนายน ๒๕๖๘ ๑๙.๐๐', '2025-06-15T12:00:00.000Z'],
  ['15 Jun 2025 19:00:05', '2025-06-15T12:00:05.000Z'],
])('%s is a time', (text, instant) => {
  expect(one(`${text},REF1,10,in`)?.at?.toISOString()).toBe(instant);
});

test('a day without a time is a day', () => {
  expect(one('15/06/2568,REF1,10,in')).toMatchObject({ day: '2025-06-15', at: null });
});

test.each([
  'Date,Time,Ref No.,Amount',
  'date,clock,ref,amount',
  'วันที่,Time,อ้างอิง,จำนวนเงิน',
  'วันที่,เวลา,อ้างอิง,จำนวนเงิน',
])('the clock of %s is a column of its own', (heading) => {
  const at = new Date('2025-06-15T12:05:00Z');
  expect(readStatement(`${heading}\n15/06/2568,19:05,REF1,10`)).toMatchObject({
    lines: [{ at }],
    problems: [],
  });
});

test.each(['date,time,time,ref,amount', 'date,time,clock,ref,amount', 'date,วันที่,ref,amount'])(
  '%s names a column twice',
  (heading) => expect(readStatement(`${heading}\n15/06/2568,19:05,19:05,REF1,10`).lines).toEqual([]),
);

test.each([
  ['"1,234.50"', 123_450n, 'in'],
  ['๑๐๐', 10_000n, 'in'],
  ['12345678.90', 1_234_567_890n, 'in'],
  ['฿ 10', 1_000n, 'in'],
])('%s is an amount', (text, satang, direction) => {
  expect(one(`2025-06-15,REF1,${text},in`)).toMatchObject({ satang, direction });
});

test('money out stands in brackets, below zero, or under its word; without a column the sign says it', () => {
  for (const amount of ['"(1,000.00)"', '-1000', '−1000', '1000'])
    expect(one(`2025-06-15,REF1,${amount},ถอน`)).toMatchObject({ satang: 100_000n, direction: 'out' });
  const signed = readStatement('date,ref,amount\n2025-06-15,REF1,(5)\n2025-06-15,REF2,5');
  expect(signed.lines.map(({ direction }) => direction)).toEqual(['out', 'in']);
});

test.each([
  ['15/06/68 19:00,REF1,10,in', 'no time'],
  ['31/02/2568,REF1,10,in', 'no time'],
  ['2025-06-15 25:00,REF1,10,in', 'no time'],
  ['7 PM,REF1,10,in', 'no time'],
  [',REF1,10,in', 'no time'],
  ['2025-06-15,,10,in', 'no reference'],
  ['2025-06-15,1.23E+15,10,in', 'rounded'],
  ['2025-06-15,REF1,"1.234,50",in', 'no amount'],
  ['2025-06-15,REF1,1.005,in', 'no amount'],
  ['2025-06-15,REF1,"12,34",in', 'no amount'],
  ['2025-06-15,REF1,0,in', 'no amount'],
  ['2025-06-15,REF1,,in', 'no amount'],
  ['2025-06-15,REF1,10,', 'not certain'],
  ['2025-06-15,REF1,-10,in', 'not certain'],
  ['2025-06-15,REF1,10,sideways', 'not certain'],
  ['2025-06-15,REF1,1,000,in', '5 cells'],
  ['2025-06-15,REF1,"10"0,in', 'quote'],
  ['รวม,,10,in', 'no time'],
])('%s is a problem at its line', (line, why) => {
  const { lines, problems } = read('2025-06-15,REF0,10,in', line, '2025-06-15,REF9,10,in');
  expect(lines.map(({ reference }) => reference)).toEqual(['REF0', 'REF9']);
  expect(problems).toEqual([{ line: 3, why: expect.stringContaining(why) }]);
});

test('a byte order mark, what a bank writes above, its own words, semicolons and quoted line ends', () => {
  const file =
    '\uFEFFธนาคารทดสอบ\r\nเลขที่บัญชี;0000000000\r\n\r\nสถานะ;วันที่;เวลา;เลขที่อ้างอิง;จำนวนเงิน;ประเภท;สกุลเงิน;หมายเหตุ\r\n' +
    'สำเร็จ;15/06/2568;19:00;REF1;1,000.00;ฝาก;บาท;"a ""quoted""\r\nline"\r\nไม่สำเร็จ;15/06/2568;19:05;REF2;5;ถอน;THB;\r\n';
  expect(readStatement(file)).toMatchObject({
    problems: [],
    lines: [
      { line: 5, reference: 'REF1', satang: 100_000n, direction: 'in', currency: 'THB', failed: false },
      { line: 7, reference: 'REF2', satang: 500n, direction: 'out', failed: true },
    ],
  });
});

test('where other lines have the month first, a day that may be read two ways is a problem', () => {
  const { lines, problems } = read('06/13/2025,REF1,10,in', '06/05/2025,REF2,10,in', '2025-06-15,REF3,10,in');
  expect(lines.map(({ reference }) => reference)).toEqual(['REF3']);
  expect(problems.map(({ line }) => line)).toEqual([2, 3]);
});

test('another currency is kept for what it is, and no heading is a problem', () => {
  const usd = readStatement(`${HEAD},currency\n2025-06-15,REF1,10,in,usd`);
  expect(usd.lines[0]?.currency).toBe('USD');
  for (const file of ['', 'a,b,c\n1,2,3', '{"json": true}'])
    expect(readStatement(file).problems).toHaveLength(1);
});

test('no text is lost without a word: each record is a line or a problem', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('2025-06-15', 'REF1', '10', 'in', '"', '\r\n'));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 6 }), { maxLength: 12 }), (rows) => {
      const file = `${HEAD}\r\n${rows.map((cells) => csvLine(cells)).join('')}`;
      const { lines, problems } = readStatement(file);
      expect(lines.length + problems.length).toBe(rows.length);
    }),
  );
});

test.each([
  ['xxx-x-x1234-x', '1234'],
  ['004-8-71234-9', '1234'],
  ['**1234*', '1234'],
  ['1234', null],
  ['', null],
  ['นาย ก', null],
])('of the account %j the digits %s are shown', (cell, digits) => {
  expect(readStatement(`${HEAD},account\n2025-06-15,REF1,10,out,${cell}`).lines[0]?.account).toBe(digits);
});
