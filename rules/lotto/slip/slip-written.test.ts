import { describe, expect, it } from 'vitest';
import { betsLeft, betsOf, readSlip } from '#tests/read-slip.ts';

const both = (number: string, top: number, bottom: number) => [
  `top_2 ${number} ${top}`,
  `bottom_2 ${number} ${bottom}`,
];
const straight = (number: string, top: number, tod: number) => [
  `top_3 ${number} ${top}`,
  `tod_3 ${number} ${tod}`,
];
const ORDERS = ['123', '132', '213', '231', '312', '321'];
const turned = (price: number) => ORDERS.map((number) => `top_3 ${number} ${price}`);

describe('prices behind the words of several places', () => {
  it.each<[string, string[]]>([
    ['12 บนล่าง 50x20', both('12', 50, 20)],
    ['12 บน/ล่าง 50/20', both('12', 50, 20)],
    ['12 บนล่าง=50-20', both('12', 50, 20)],
    ['12 บล 50*20', both('12', 50, 20)],
    ['123 ตรง-โต๊ด 50x20', straight('123', 50, 20)],
    ['123 บนโต๊ด 50+20 บาท', straight('123', 50, 20)],
    ['123 บน-โต๊ด-ล่าง 50-20-10', [...straight('123', 50, 20), 'bottom_3 123 10']],
    ['12 บน ล่าง 50', both('12', 50, 50)],
    ['12 บนล่าง อย่างละ 50', both('12', 50, 50)],
    ['12 บน-ล่าง ตัวละ 50', both('12', 50, 50)],
    ['123 ตรงโต๊ดอย่างละ 50 บาท', straight('123', 50, 50)],
    ['12 34 ล่าง ตัวละ 50', ['bottom_2 12 50', 'bottom_2 34 50']],
    ['12 34 บนตัวละ50', ['top_2 12 50', 'top_2 34 50']],
    ['12\n34\nบนล่างละ 50', [...both('12', 50, 50), ...both('34', 50, 50)]],
    ['12=50.', ['top_2 12 50']],
    ['12=50 THB', ['top_2 12 50']],
    ['12=500บาทถ้วน', ['top_2 12 500']],
  ])('%j is read', (text, bets) => {
    expect(betsOf(readSlip(text))).toEqual(bets);
    expect(readSlip(text).problems).toEqual([]);
  });

  it.each([
    '123 บนโต๊ด 50x6',
    '12 บนล่าง 50x2',
    '123 บนโต๊ด 50x20x20',
    '12 บนล่าง 50 20',
    '12 บน 50x20',
    '12 บนล่าง 50/34=50',
    '12 บนล่าง 50x20-10',
    '123 บนโต๊ด 50x20 กลับ',
    '12 34 อย่างละ 50',
    '12 ตัวละ 50',
  ])('%j is not read for certain', (text) => {
    expect(betsOf(readSlip(text))).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });
});

describe('กลับ behind a number', () => {
  it.each<[string, string[]]>([
    ['12 กลับ 50', ['top_2 12 50', 'top_2 21 50']],
    ['12กลับ*50', ['top_2 12 50', 'top_2 21 50']],
    ['12 กลับ ตัวละ 50', ['top_2 12 50', 'top_2 21 50']],
    ['123 กลับ 20', turned(20)],
    ['123 6กลับ 20', turned(20)],
    ['123 6 กลับ=20', turned(20)],
    ['123 6กลับ ละ 20', turned(20)],
    ['123 6กลับ บน 20', turned(20)],
    ['123=20 6กลับ', turned(20)],
    ['6กลับ 123 20', turned(20)],
    ['6กลับ 123 ตัวละ 20', turned(20)],
    ['112 3กลับ 10', ['top_3 112 10', 'top_3 121 10', 'top_3 211 10']],
    ['รูดหน้า5 20 บาท', Array.from({ length: 10 }, (_, at) => `top_2 5${at} 20`)],
  ])('%j is read', (text, bets) => {
    expect(betsOf(readSlip(text))).toEqual(bets);
    expect(readSlip(text).problems).toEqual([]);
  });

  it.each([
    '112 6กลับ 20',
    '123 3กลับ=20',
    '112=20 6กลับ',
    '12 6กลับ=20',
    '12 กลับ 34',
    'กลับ 12 50',
    'กลับ 123 100',
    '12 34 กลับ 50',
    '123 6กลับ 50x50',
    '12 กลับ 50\n=20',
  ])('%j is not read for certain', (text) => {
    expect(betsOf(readSlip(text))).toEqual([]);
    expect(betsLeft(text)).toEqual([]);
  });
});

describe('วิ่ง behind a digit', () => {
  it.each<[string, string[]]>([
    ['5 วิ่งบน 100', ['run_top 5 100']],
    ['5 วิ่งล่าง=100', ['run_bottom 5 100']],
    ['5 7 วิ่งบน ตัวละ 100', ['run_top 5 100', 'run_top 7 100']],
    ['3 วิ่ง=100', ['run_top 3 100']],
  ])('%j is read', (text, bets) => expect(betsOf(readSlip(text))).toEqual(bets));

  it.each(['12 วิ่งบน 100', '5 วิ่ง', '5 วิ่ง 100', '5 วิ่งโต๊ด 100'])('%j is not', (text) =>
    expect(betsOf(readSlip(text))).toEqual([]),
  );
});
