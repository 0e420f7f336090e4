import { describe, expect, it } from 'vitest';
import { betsLeft, betsOf, problemsOf, readSlip } from '#tests/read-slip.ts';

describe('a count of digits below a heading of places', () => {
  it.each<[string, string[]]>([
    ['ล่าง\n2 ตัว\n12=50\n34=50', ['2:1 ambiguous', '3:1 held 2', '4:1 held 2']],
    ['โต๊ด\n3 ตัว\n123=50', ['2:1 ambiguous', '3:1 held 2']],
    ['หน้า\n3 ตัว\n123=50', ['2:1 ambiguous', '3:1 held 2']],
    ['บนล่าง\n2 ตัว\n12=50', ['2:1 ambiguous', '3:1 held 2']],
    ['ล่าง\nวิ่ง\n5=50', ['2:1 ambiguous', '3:1 held 2']],
    ['ล่าง\nสองตัว\n12 34\n=50', ['2:1 ambiguous', '3:1 held 2', '4:2 held 2']],
    ['ล่าง\n2 ตัว 12=50', ['2:7 ambiguous']],
    ['ล่าง\n12=50 2 ตัว', ['2:1 ambiguous']],
    ['โต๊ด\n3 ตัว: 123=50', ['2:8 ambiguous']],
    ['ล่าง\n12 34\n=50 2 ตัว', ['2:1 no_price', '3:1 ambiguous']],
    // What is not understood may say a place too.
    ['โต๊ต\n3 ตัว\n123=50', ['1:1 heading', '3:1 held 1']],
  ])('%j is asked about', (text, problems) => {
    const slip = readSlip(text);
    expect(problemsOf(slip)).toEqual(problems);
    expect(betsOf(slip)).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['2 ตัว\n12=50\n3 ตัว\n123=50', ['top_2 12 50', 'top_3 123 50']],
    ['ล่าง 2 ตัว\n12=50', ['bottom_2 12 50']],
    ['2 ตัว\nล่าง\n12=50', ['bottom_2 12 50']],
    ['ล่าง\n12 บน50 2 ตัว', ['top_2 12 50']],
  ])('%j says its place', (text, bets) => {
    const slip = readSlip(text);
    expect(problemsOf(slip)).toEqual([]);
    expect(betsOf(slip)).toEqual(bets);
  });
});

describe('what puts bets above it right', () => {
  it.each([
    'ขอเป็น 21=50',
    'เอาเป็น 21=50',
    'เป็น 21=50',
    'คือ 21=50',
    'หรือ 21=50',
    '21=50 ดีกว่า',
    '21=50 หรือเปล่า',
    'พี่ขอเป็น 21',
    'คุณเอาเป็น 21',
    'น้องถ้าเต็มเอา 21',
    'พี่ อันนี้ของพรุ่งนี้นะ',
    'พี่ส่งแล้ว',
    'แคนเซิล',
    'โมฆะ',
    'ใหม่\n12=100',
    'อัพเดท\n12=100',
    'อัปเดต\n12=100',
    'update\n12=100',
    'หาร 2',
    'เอาครึ่งเดียว',
  ])('holds them back: %j', (line) => {
    const text = `12=50\n${line}`;
    const slip = readSlip(text);
    expect(betsOf(slip)).toEqual([]);
    expect(problemsOf(slip)[0]).toBe('1:1 held 2');
    expect(betsLeft(text)).toEqual([]);
  });

  it.each(['พี่ ของพรุ่งนี้', 'พี่ถ้าถูก'])('is no name that bets may stand below: %s', (line) =>
    expect(betsOf(readSlip(`${line}\n12=50`))).toEqual([]),
  );

  it.each(['พี่ใหม่', 'พี่แดง 2', 'พาอาหาร 2 จาน', 'ทหารไทย 1234567890', '21=50'])('leaves them: %s', (line) =>
    expect(betsOf(readSlip(`12=50\n${line}`))).toContain('top_2 12 50'),
  );
});

describe('a last line that may say the place of all', () => {
  it.each([
    'ล่างหมด',
    'ล่างล้วน',
    'ขอล่าง',
    'อันนี้ล่าง',
    'ล่างค่า',
    'รวม 100 ล่าง',
    'ล่าง รวม 100',
    'โต๊ดหมดเลย',
    'ล่างหมด\nรวม 100',
  ])('holds back what stands above it: %j', (line) => {
    for (const text of [`12=50\n34=50\n${line}`, `2 ตัว\n12=50\n34=50\n${line}`]) {
      expect(betsOf(readSlip(text))).toEqual([]);
      expect(betsLeft(text)).toEqual([]);
    }
  });

  it('leaves bets whose heading says the place', () =>
    expect(betsOf(readSlip('บน\n12=50\nล่างหมด'))).toEqual(['top_2 12 50']));
});

describe('the next person or slip below a heading', () => {
  it.each([
    'พี่แดง\nล่าง\n12=50\nพี่ดำ\n34=50',
    'บิล 1\nล่าง\n12=50\nบิล 2\n34=50',
    'ล่าง\n12=50\nโพยที่ 2\n34=50',
    'ล่าง\n12=50\n\nน้องแอน\n34\n56\n=50',
    'ล่าง\n12=50\nพี่ดำ 34=50\n56=50',
  ])('may be meant without it: %j', (text) => {
    expect(betsOf(readSlip(text))).toEqual(['bottom_2 12 50']);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each([
    'ล่าง\n12=50\nพี่ดำ\nล่าง\n34=50',
    'ล่าง\n12=50\nพี่ดำ\n34 ล50',
    'พี่ดำ\nล่าง\n12=50\n34=50',
    'ล่าง\n12=50\nขอบคุณครับ\n34=50',
  ])('says its own place, or is none: %j', (text) =>
    expect(betsOf(readSlip(text))).toEqual(['bottom_2 12 50', 'bottom_2 34 50']),
  );
});

describe('a refused heading or price ahead', () => {
  it.each([
    '[ล่าง] 12=50\n34=50',
    'ล่าง → 12=50\n34=50',
    'ล่าง> 12=50\n34=50',
    '2ล่าง 12=50\n34=50',
    '3 โต๊ด 123=50\n456=50',
    'สามโต๊ด 123=50\n456=50',
    'โต๊ต 123=50\n456=50',
    'เต็ง 123=50\n456=50',
    'ล่างครับ 12=50\n34=50',
    'เอาล่าง 12=50\n34=50',
    'ล 12=50\n34=50',
    'bottom 12=50\n34=50',
  ])('holds what is below it: %j', (text) => {
    const slip = readSlip(text);
    expect(betsOf(slip)).toEqual([]);
    expect(problemsOf(slip).at(-1)).toBe('2:1 held 1');
    expect(betsLeft(text)).toEqual([]);
  });

  it('holds numbers with a price of their own too', () => {
    const text = 'ตัวละ 50\n12-20\n34-30';
    expect(problemsOf(readSlip(text))).toEqual(['1:7 price_count', '2:1 held 1', '3:1 held 1']);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each(['พี่แดง 12=50\n34=50', 'กลับ 12 34=10\n34=50', 'ล่าง 12=50x50\n34=50', '1a=50\n34=50'])(
    'is none in %j',
    (text) => expect(betsOf(readSlip(text))).toEqual(['top_2 34 50']),
  );
});
