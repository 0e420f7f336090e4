import { describe, expect, it } from 'vitest';
import { betsOf, problemsOf, readSlip } from '#tests/read-slip.ts';

describe('talk around bets', () => {
  it.each([
    'สวัสดีค่ะ ขอแทงหวยค่ะ',
    'ฝากแทงหน่อยนะคะ',
    'ขอซื้อหวยด้วยครับผม',
    'สั่งหวยค่า',
    'เอาตามนี้เลยจ้าาา',
    'อรุณสวัสดิ์ค่ะ',
    'good morning',
    'เพิ่มเติมค่ะ',
    'งวดนี้',
    'สาธุ',
    'รวยๆ เฮงๆ',
    'ขอให้ถูกนะคะ',
    'thank you',
    '[สติกเกอร์]',
    'สติ๊กเกอร์',
    '[รูป]',
    '(photo)',
    'อ่านแล้ว',
    'อ่านแล้ว 10:32',
    'Read 10.32 น.',
  ])('is a greeting that holds nothing: %s', (line) => {
    const slip = readSlip(`12=50\n${line}\n34=50`);
    expect(problemsOf(slip)).toEqual(['2:1 note']);
    expect(betsOf(slip)).toEqual(['top_2 12 50', 'top_2 34 50']);
  });

  it.each(['นาย สมชาย ใจดี', 'นางสาวสมหญิง ใจดี', 'น.ส.สมหญิง', 'ชื่อ สมชาย'])('is a name: %s', (line) => {
    expect(betsOf(readSlip(`${line}\n12=50`))).toEqual(['top_2 12 50']);
    expect(betsOf(readSlip(`ล่าง\n12=50\n${line}\n34=50`))).toEqual(['bottom_2 12 50']);
  });

  it.each(['รวม 1,150.00 บาทถ้วน', 'โอนแล้วนะคะ 150', 'โอนให้แล้วค่ะ', 'จำนวนเงิน 500.00 บาท', 'โอนเงินสำเร็จ'])(
    'is a total or a payment: %s',
    (line) => expect(problemsOf(readSlip(`${line}\n12=50`))).toEqual(['1:1 total']),
  );

  it.each(['12=50 คร้าบ', '12=50 ครับผม', '12=50จ้าาา', '12=50 ค่า', '12=50 น้าาา'])('ends a bet: %s', (text) =>
    expect(problemsOf(readSlip(text))).toEqual([]),
  );

  it.each([
    'ขอแทงลาวค่ะ',
    'ซื้อหวยหุ้นค่ะ',
    'ขอล่างค่ะ',
    'เอาโต๊ดด้วยค่ะ',
    'นาย ขอล่าง',
    'นาย หวยลาว',
    'ขอไม่เอาค่ะ',
    'ของพรุ่งนี้ค่ะ',
    'สวัสดีค่ะ ขอตัวท้าย',
  ])('says something of the bets below it: %s', (line) =>
    expect(betsOf(readSlip(`${line}\n34=50`))).toEqual([]),
  );
});

it('answers at once to words for places in a long row', () => {
  const slip = readSlip(`${'บน '.repeat(500)}?\n12=50`);
  expect(problemsOf(slip)).toEqual(['1:1 heading', '2:1 held 1']);
});
