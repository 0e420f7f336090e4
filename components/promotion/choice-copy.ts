import { formatBaht } from '#rules/money/baht.ts';

const baht = (amount: number) => `${formatBaht(amount)} บาท`;

/** Words of the choice of a promotion with a deposit. */
export const choiceCopy = {
  open: 'คำนวณโบนัสและฝากเงิน',
  amount: 'ยอดที่จะฝาก',
  unit: 'บาท',
  deposit: 'ฝากเงินและรับโปรโมชันนี้',
  legend: 'โปรโมชันสำหรับยอดฝากนี้',
  loading: 'กำลังโหลดโปรโมชัน…',
  none: 'ตอนนี้ไม่มีโปรโมชันที่รับกับยอดฝากใหม่ได้',
  own: 'โปรโมชันของฉัน',
  without: 'ไม่รับโปรโมชัน',
  amountFirst: 'ใส่จำนวนเงินเพื่อดูโบนัสและยอดที่ต้องเล่น',
  tooLittle: (least: number) => `โปรโมชันนี้ต้องฝากอย่างน้อย ${baht(least)}`,
  bonus: 'โบนัสเมื่อเล่นครบ',
  target: 'ต้องเล่น (เทิร์นยอดเล่น)',
  within: 'ภายใน',
  days: (days: number) => `${days} วัน หลังเงินเข้า`,
  largest: 'เล่นได้ไม่เกินครั้งละ',
  cost: 'เล่นครบเทิร์นโดยเฉลี่ยเสีย',
  begins: 'เริ่มเมื่อเงินเข้า ถอนเงินได้หลังเล่นครบหรือยกเลิกโปรโมชัน',
  baht,
} as const;
