import { describe, expect, it } from 'vitest';
import { betsLeft, betsOf, readSlip } from '#tests/read-slip.ts';

describe('what is quoted of an earlier message', () => {
  it.each<[string, string[]]>([
    ['> 12=50\n12=100', ['top_2 12 100']],
    ['＞ 12=50\n＞ 34=50', []],
    ['12=50\n> 12=50', []],
    ['> ล่าง\n34=50', []],
    ['> ล่าง\n> 12=50\nบน\n34=50', ['top_2 34 50']],
  ])('is no bet and no heading: %j', (text, bets) => {
    expect(betsOf(readSlip(text))).toEqual(bets);
    expect(betsLeft(text)).toEqual([]);
  });
});

describe('what is said below bets', () => {
  it.each([
    'โทษที\n21=50',
    'โทษที 21=50',
    'ขอโทษค่ะ 21=50',
    'อุ๊ย\n21=50',
    'เอ้ย 21=50',
    'sorry\n21=50',
    'หมายถึง 21',
    'ที่ถูก 21',
    '*21',
    '*21=50',
    '21*',
    '21=50*',
    '56=50 ล่างหมด',
    '56=50 ทั้งหมดล่าง',
    'นอกนั้นเหมือนเดิม',
  ])('may put any of them right: %j', (line) => {
    const text = `12=50\n34=50\n${line}`;
    expect(betsOf(readSlip(text))).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each([
    'ไว้ก่อน',
    'ยังก่อน',
    'ขอคิดดูก่อน',
    'รอแป๊บ',
    'รอยืนยัน',
    'เดี๋ยวค่อยส่ง',
    'แทงไปแล้ว',
    'ลงแล้ว',
    'เต็มแล้ว',
    'ปิดแล้ว',
    'ignore',
    'draft',
    'สองเท่า',
    '2 เท่า',
    'เอาสองชุด',
    '2 ใบ',
    'หารสอง',
    'ได้ปะ',
    'ได้ป่าวคะ',
    'โอเคป่ะ',
    'เหรอ',
  ])('may mean that they are not meant so: %s', (line) => {
    const text = `12=50\n34=50\n${line}`;
    expect(betsOf(readSlip(text))).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });

  it.each([
    'รวมเท่าไหร่',
    'เท่าไหร่คะ',
    'ราคาเท่านี้',
    'ขอให้ถูกหวย',
    'หมดแล้วค่ะ',
    'แค่นี้ครับ',
    'โอนแล้ว',
    'รวม 2 ใบ 100 บาท',
    'ชุดที่ 2',
    'หรอยแรง',
    'ปะป๊า',
  ])('leaves them as they are: %s', (line) =>
    expect(betsOf(readSlip(`12=50\n34=50\n${line}`))).toEqual(['top_2 12 50', 'top_2 34 50']),
  );
});
