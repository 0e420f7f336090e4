import { formatBaht } from '#rules/money/baht.ts';

const baht = (amount: number) => `${formatBaht(amount)} บาท`;

const range = (from: number, to: number) => (from === to ? baht(to) : `${formatBaht(from)}–${baht(to)}`);

/** What a promotion brings and asks for with a deposit. */
export const termsCopy = {
  least: 'ฝากอย่างน้อย',
  deposit: 'ยอดฝาก',
  amountFirst: 'กรอกจำนวนเงินเพื่อดูโบนัสและยอดที่ต้องเล่น',
  tooLittle: (least: number) => `โปรโมชันนี้ต้องฝากอย่างน้อย ${baht(least)}`,
  bonus: 'โบนัสเมื่อครบเทิร์น',
  target: { wager: 'ต้องเล่น (เทิร์นยอดเล่น)', credit: 'ยอดต้องถึง (เทิร์นเครดิต)' },
  times: (times: number, days: number) => `${times} เท่า ใน ${days} วัน`,
  within: 'ภายใน',
  days: (days: number) => `${days} วัน หลังเงินเข้า`,
  largest: 'เล่นได้ไม่เกินครั้งละ',
  mostOut: 'ยอดถอนสูงสุดครั้งแรกหลังได้โบนัส',
  noMost: 'ไม่จำกัด',
  overGoes: 'เมื่อถอน โบนัสและเงินที่ชนะจากโบนัสส่วนที่เกินจะถูกนำออก เงินของคุณเองอยู่ครบ',
  cost: { wager: 'เล่นครบเทิร์นโดยเฉลี่ยเสีย', credit: 'เล่นจนถึงเป้าหรือยอดฝากหมด โดยเฉลี่ยเสีย' },
  /** Of turn by credit: how many deposits reach it at the most. */
  chance: 'โอกาสถึงเป้าด้วยยอดฝากนี้',
  oneIn: (count: number) => `ไม่เกิน 1 ใน ${count}`,
  creditHow:
    'เทิร์นเครดิตเริ่มที่ยอดฝากนี้ แล้วบวกลบตามได้เสียของเกมที่นับ ใช้ยอดสูงสุดที่ทำได้ ฝากเพิ่มไม่นับ ยังไม่ถึงก็ถอนได้เมื่อยกเลิกโปรโมชัน',
  begins: 'เริ่มเมื่อเงินเข้า ถอนเงินได้หลังเล่นครบหรือยกเลิกโปรโมชัน',
  costWhen: (from: number, to: number, deposit: number) => `${range(from, to)} เมื่อฝาก ${baht(deposit)}`,
  baht,
  range,
} as const;
