import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betsOf, problemsOf, readSlip } from '#tests/read-slip.ts';
import { unreadOf } from './unread-lines.ts';

describe('a line that may take back or change what stands above it', () => {
  it.each([
    'เอา 12 ออก',
    '12 ออก',
    'ตัด 12',
    'ยกเว้น 12',
    'งด',
    'ทิ้ง',
    'พอแล้ว',
    'เอาแค่ 20',
    'ขอลด',
    'ส่งใหม่',
    'รอก่อน',
    'ล้อเล่น',
    'ทดสอบ',
    'ถ้าเต็ม',
    'ดีมั้ย',
    'หรือ',
    'งวดหน้านะ',
    '12 เป็น 21',
    '12 คือ 21',
    '12→21',
    '12 -> 21',
    '21=50 แทน',
    'ขอ 12=60',
    '*12=60',
    '12=60*',
    '12 เพิ่มอีก 50',
    '12 เต็มนะ',
    '✕',
    'instead 21',
    '12 ❌',
    '❌ 12',
    '12 x',
    '12=50 ❌',
    '~12~',
    '🚫12',
    'ลบ 12',
    'ลบ 34',
    '-12',
    '(12=60)',
    'x2',
    '*2',
    'คูณ 2',
    'ทุกตัว x2',
    'ทุกตัวเพิ่ม 10',
    'เป็นล่างนะ',
    'ล่างทั้งหมด',
    'ข้างบนล่างหมด',
    'หวยลาวนะ',
    'รอบหน้า',
    'ซ้ำกับโพยเมื่อกี้',
    'ส่งแล้ว',
    'บ่เอา',
    'no',
    'ย้ายไปล่าง',
    'ขอหยุด',
    'ล้างโพย',
    'nvm',
    'x2 หมด',
    'รวม 50 x2',
    '2x',
    'เอาอีกชุด',
    'อีกใบนึง',
    'double',
    'รอเงินก่อน',
    'ขอคิดดูอีกที',
    'อาจจะเปลี่ยน',
    'สรุปโพย',
    'ทวนให้หน่อย',
    'ย้อนกลับ',
    'not this one',
    'ปิดรับแล้วค่ะ',
    'เอาอันหลัง',
    'เอาตัวเดียว',
    'กลับด้วย',
    '2 กลับ',
    'ไปกลับ',
  ])('holds 12 back: %s', (line) => {
    const text = `12=50\n${line}`;
    const slip = readSlip(text);
    expect(betsOf(slip)).toEqual([]);
    expect(problemsOf(slip)[0]).toBe('1:1 held 2');
    expect(betsOf(readSlip(unreadOf(text, slip.problems)))).toEqual([]);
  });

  it.each([
    '34 เป็น 43',
    '5555 ขำ',
    'คืนนี้รวย',
    'พี่ลดา 12',
    '12 100บ 50',
    '12 ล่าง 50 บน',
    'รวม 50',
    '9a=5',
    'รวม 12 ตัว 50',
    'ทั้งหมด 1 ตัว 50 บาท',
    'แค่นี้ครับ',
    'เจ้าเก่า',
    'บ่ายสอง',
    'วันหยุด',
    'อาจารย์แดง',
    'สรุปยอด 50',
    'อีกตัว 13=50',
  ])('leaves 12 where it says nothing of it: %s', (line) =>
    expect(betsOf(readSlip(`12=50\n${line}`))).toEqual(['top_2 12 50']),
  );

  it('holds back all of a line of which one number is talked about, and no other line', () => {
    const slip = readSlip('12 34=50\n56=50\n12 เป็น 21');
    expect(betsOf(slip)).toEqual(['top_2 56 50']);
    expect(problemsOf(slip)).toEqual(['1:1 held 3', '1:4 held 3', '3:1 heading']);
  });

  it('never leaves a bet on a number that talk below it names', () => {
    const pair = fc.stringMatching(/^[1-9][0-9]$/);
    const word = fc.stringMatching(/^[กขคงจชดพมรสหอ][าีู]?[กงดนม]?ย[กงดนม]?$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(pair, { minLength: 1, maxLength: 6 }),
        word,
        word,
        fc.nat(5),
        (numbers, a, b, at) => {
          const said = numbers[at % numbers.length] ?? '';
          const slip = readSlip([...numbers.map((one) => `${one}=50`), `ขอ${a} ${said} ${b}`].join('\n'));
          expect(slip.entries.map(({ number }) => number)).not.toContain(said);
        },
      ),
    );
  });
});

describe('signs of other keyboards', () => {
  it.each([
    '12✕50',
    '12 ✕ 50',
    '12✖️50',
    '12⨯50',
    '12х50',
    '๑๒✕๕๐',
    '12﹦50',
    '12⁼50',
    '12∗50',
    '12﹣50',
    '12－50',
  ])('are read as what they look like: %s', (text) =>
    expect(betsOf(readSlip(text))).toEqual(['top_2 12 50']),
  );

  it.each(['12=50 ✖', '✖ 12=50', '12=50 ✕', '12=50✕'])('cross out: %s', (text) =>
    expect(betsOf(readSlip(text))).toEqual([]),
  );
});

it.each(['ดีครับ', 'พี่ครับ', 'ตามนี้ครับ', 'ฝากหน่อยคับ'])('is not stopped by a greeting: %s', (line) =>
  expect(betsOf(readSlip(`${line}\n12=50`))).toEqual(['top_2 12 50']),
);

it.each(['12\nลบ 50', '12 ลบ 50', '12ลบ50', '12 34\nลบ 12'])(
  'takes no word for taking away for places: %j',
  (text) => expect(betsOf(readSlip(text))).toEqual([]),
);

it.each(['12=50\nล่าง', '12=50\n34=50\nล่างครับ\nรวม 100', '12=50\nล่าง\n34=50\nบน', '12=50\n2 ตัวล่าง\n\n'])(
  'does not choose whether a last heading is that of the bets above it: %j',
  (text) => {
    const slip = readSlip(text);
    expect(betsOf(slip)).toEqual([]);
    expect(betsOf(readSlip(unreadOf(text, slip.problems)))).toEqual([]);
  },
);

it.each(['บน\n12=50\nย้ายไปล่าง', 'บน\n12=50\nสรุปโพย'])(
  'doubts bets though their heading says the place: %j',
  (text) => expect(betsOf(readSlip(text))).toEqual([]),
);

it('reads the list that sums up another, and not both', () =>
  expect(betsOf(readSlip('บน\n12=50\nสรุปโพย\nบน\n12=50'))).toEqual(['top_2 12 50']));

it('reads bets below a heading though another that stands last has none', () =>
  expect(betsOf(readSlip('บน\n12=50\nล่าง'))).toEqual(['top_2 12 50']));

it('leaves the lottery above where another begins below it', () =>
  expect(betsOf(readSlip('12=50\nลาว\n34=50'))).toEqual(['top_2 12 50']));

describe('sums and prices that may be two things', () => {
  it.each(['12=50\n34=50\n2*50', '12=50\n34=50\n2x50', '12=20\n34=20\n56=20\n03x20'])(
    'reads no sum as a bet: %j',
    (text) => expect(problemsOf(readSlip(text)).at(-1)).toMatch(/ambiguous$/),
  );

  it('reads a starred bet that is no sum of those above', () =>
    expect(betsOf(readSlip('12=50\n34=50\n3*50'))).toContain('run_top 3 50'));

  it.each(['12=100,200', '12,13=100,200', '12=50,500', '12=10,100', '12-100,200', '123=100x50,500'])(
    'does not choose between one amount and two: %s',
    (text) => expect(betsOf(readSlip(text))).toEqual([]),
  );

  it.each([
    ['12=1,500', 'top_2 12 1500'],
    ['12=10,000', 'top_2 12 10000'],
    ['12=10,500 บาท', 'top_2 12 10500'],
  ])('reads thousands: %s', (text, bet) => expect(betsOf(readSlip(text))).toEqual([bet]));
});

it('knows the day of the week as a date', () =>
  expect(betsOf(readSlip('วันอังคาร\n12=50'))).toEqual(['top_2 12 50']));
