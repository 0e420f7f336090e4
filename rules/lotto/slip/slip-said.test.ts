import { describe, expect, it } from 'vitest';
import { processorMs } from '#tests/processor-ms.ts';
import { betsLeft, betsOf, problemsOf, readSlip } from '#tests/read-slip.ts';

describe('an amount that is said of bets above it', () => {
  it.each([
    'อันนี้ 20',
    'ตัวนี้เอา 100 นะ',
    '^ เอา 100',
    'ตัวแรก 100',
    'บรรทัดแรก 20',
    '2 ตัวแรก 20',
    'ตัวที่ 2 เอา 20',
    'ทั้งสองตัว 100',
    'ตัวละร้อย',
    'เอาตัวละห้าสิบบาท',
    'เอา 100 นะ',
    'ขอ 1,000 บาท',
    'เท่ากันหมด 20',
    'ราคาเดียว 20',
    'ใบละ 20',
    'หมดนี้ 20',
    'ลง 20',
    'ปรับราคา 20',
    'อีก 50 บาท',
  ])('may be their price: %s', (line) => {
    const text = `12=50\n34=50\n${line}`;
    expect(betsOf(readSlip(text))).toEqual([]);
    expect(problemsOf(readSlip(text))[0]).toBe('1:1 held 3');
    expect(betsLeft(text)).toEqual([]);
  });

  it.each(['กาแฟ 50', 'เลข 50', 'รวม 100', 'อีกตัว 13=50', 'เอา 77', 'นี้พันกว่าบาทแล้ว', 'ชุดที่ 2'])(
    'is none in %s',
    (line) => expect(betsOf(readSlip(`12=50\n34=50\n${line}`))).toEqual(['top_2 12 50', 'top_2 34 50']),
  );

  it('answers at once to a long row of its words', () => {
    const ms = processorMs(() => {
      for (const word of ['เอา', 'สิบ', 'ตัวที่ 2 ', 'น้า', 'ละ ']) readSlip(`12=50\n${word.repeat(2_000)}?`);
    });
    expect(ms).toBeLessThan(2_000);
  });
});

describe('what takes bets back', () => {
  it.each([
    'ยกเลิ้ก',
    'ยกเลิค',
    'ยก เลิก',
    'แคนเซิน',
    'แคนเซล',
    'cancle',
    'มั่วนะ',
    'งวดนี้ขอพัก',
    'โทษค่ะ 21',
    'ขออภัย',
    'อ้าว',
    'จริงๆ 21',
    '21 มากกว่า',
    '21 สิ',
    '-> 21',
    '=> 21=50',
    '>> 21',
    'เต็มยัง',
    'หมดเวลา',
    'ทันปะ',
    'เลขเด็ดเฉยๆ',
  ])('is known though it is written so: %s', (line) => {
    const text = `12=50\n34=50\n${line}`;
    expect(betsOf(readSlip(text))).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each(['โอเค', 'จัดไป', 'ยกให้เลย', 'เต็มที่', '21 สิบ', 'พี่มด'])('is not said by %s', (line) =>
    expect(betsOf(readSlip(`12=50\n34=50\n${line}`))).toEqual(['top_2 12 50', 'top_2 34 50']),
  );
});

it.each(['12=5\n0', '12=1\n00', '12=50x1\n00', '12 บ5\n0', '34=20\n12=5\n0\n56=20'])(
  'a price that may be torn is held: %j',
  (text) => {
    expect(betsOf(readSlip(text)).filter((bet) => bet.includes(' 12 '))).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  },
);

it.each(['12=5\n00\n=50', '12=5\n\n00'])('zeros are a number in %j', (text) =>
  expect(betsOf(readSlip(text))).toContain('top_2 12 5'),
);

describe('arrows and heads of columns on lines of their own', () => {
  it.each(['⬆️\n12=50\n⬇️\n34=50', '⬇️⬇️\n12=50', '12=50\n⬇️', '↓\n12=50', 'บน\nล่าง\n12=50', 'ตรง\nโต๊ด\n123=50'])(
    'do not say the place for certain: %j',
    (text) => {
      expect(betsOf(readSlip(text))).toEqual([]);
      expect(betsLeft(text)).toEqual([]);
    },
  );

  it.each<[string, string[]]>([
    ['👇\n12=50', ['top_2 12 50']],
    ['ล่าง\n👇👇\n12=50', ['bottom_2 12 50']],
    ['บน\n\nล่าง\n12=50', ['bottom_2 12 50']],
    ['บน\nล่าง\n12 บ50', ['top_2 12 50']],
    ['บน\n3 ตัวบน\n123=50', ['top_3 123 50']],
  ])('are none in %j', (text, bets) => expect(betsOf(readSlip(text))).toEqual(bets));
});

describe('notes as people and banks write them', () => {
  it.each<[string, string]>([
    ['2026/11/29(Sun)', 'date'],
    ['2026.11.29 Sunday', 'date'],
    ['29/11/2569 (อา)', 'date'],
    ['29 พฤศจิกายน 2569 วันอาทิตย์', 'date'],
    ['16/6/68 งวดนี้', 'date'],
    ['29 พ.ย. 69 - 10:32', 'date'],
    ['June 16th, 2025', 'date'],
    ['16th June', 'date'],
    ['โอน 500 แล้ว', 'total'],
    ['รวม 500 โอนแล้ว', 'total'],
    ['สรุปยอด 500', 'total'],
    ['รวมห้าร้อยบาท', 'total'],
    ['(หนึ่งพันห้าร้อยบาทถ้วน)', 'total'],
    ['ค่าหวย 500 บาท', 'total'],
    ['ค่าธรรมเนียม: 0.00 บาท', 'total'],
    ['xxx-x-x1234-x', 'phone'],
    ['กสิกร XXX-X-X1234-X', 'phone'],
  ])('%s is known for what it is', (line, kind) => {
    const slip = readSlip(`${line}\n12 34\n=100`);
    expect(problemsOf(slip)).toEqual([`1:1 ${kind}`]);
    expect(betsOf(slip)).toEqual(['top_2 12 100', 'top_2 34 100']);
  });

  it.each(['ห้าสิบบาท', 'สรุป', '50 บาทถ้วน'])('%s may be more', (line) =>
    expect(betsOf(readSlip(`${line}\n12 34\n=100`))).toEqual([]),
  );
});
