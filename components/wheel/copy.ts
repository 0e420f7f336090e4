import type { WheelSpin } from '#lib/api/wheel/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const whole = new Intl.NumberFormat('th-TH', { numberingSystem: 'latn' });
const percent = new Intl.NumberFormat('th-TH', {
  ...{ numberingSystem: 'latn', style: 'percent', maximumFractionDigits: 4 },
});
type Won = WheelSpin['prize'];

/** A prize that is won, in words; empty for none. */
function wonWords({ type, amount }: Won): string {
  if (type === 'cash') return `${formatBaht(amount)} บาท`;
  return type === 'point' ? `${whole.format(amount)} แต้ม` : '';
}

/** Words of the page of the wheel. */
export const wheelCopy = {
  title: 'กงล้อนำโชค',
  lead: 'หมุนลุ้นรางวัล เงินเข้ากระเป๋าหลักทันที',
  wheel: 'กงล้อรางวัล',
  tabs: 'เลือกวิธีหมุน หรือดูประวัติ',
  tabNames: ['หมุนฟรี', 'ประวัติ', 'ใช้แต้ม'],
  freeSpins: (count: number) => (count === 0 ? 'ไม่มีสิทธิ์หมุนฟรี' : `หมุนฟรีได้อีก ${whole.format(count)} ครั้ง`),
  freeUntil: (at: string) => `สิทธิ์ที่หมดอายุก่อน ใช้ได้ถึง ${formatThaiDateTime(at)}`,
  howFree: 'สิทธิ์หมุนฟรีได้จากคูปองและภารกิจบางรายการ หรือใช้แต้มแลกในร้านค้าแต้ม',
  quests: 'ดูภารกิจ',
  points: (count: number) => (count === 0 ? 'คุณยังไม่มีแต้ม' : `คุณมี ${whole.format(count)} แต้ม`),
  cost: (count: number) => `หมุน 1 ครั้งใช้ ${whole.format(count)} แต้ม`,
  pointsShort: (count: number) => `ขาดอีก ${whole.format(count)} แต้ม`,
  spinFree: 'หมุนฟรี',
  spinPoints: (count: number) => `ใช้ ${whole.format(count)} แต้มหมุน`,
  spinning: 'กำลังหมุน…',
  looking: 'กำลังตรวจสอบผลการหมุน…',
  again: 'ถามผลอีกครั้ง',
  resend: 'หมุนต่อ',
  unknown: (message: string) => `${message} การหมุนนี้ใช้สิทธิ์เพียงครั้งเดียว กดเพื่อดูผลเดิมได้`,
  unsent: 'การหมุนครั้งก่อนยังไม่ถึงระบบ และยังไม่เสียสิทธิ์ กดเพื่อหมุนต่อ',
  turning: 'กงล้อกำลังหมุน',
  result: (won: Won) =>
    won.type === 'none' ? `ผลการหมุน: ${won.name} ครั้งนี้ไม่ได้รางวัล` : `ยินดีด้วย คุณได้รับ ${wonWords(won)}`,
  paidIn: 'เงินเข้ากระเป๋าหลักแล้ว',
  soundOn: 'เปิดเสียง',
  soundOff: 'ปิดเสียง',
  chances: 'รางวัลและโอกาส',
  chancesLead: 'ช่องเล็กถูกวาดให้ใหญ่พอมองเห็น โอกาสจริงของแต่ละรางวัลอยู่ในรายการนี้',
  chance: (part: number) => percent.format(part),
  board: 'ผู้ได้รับรางวัลล่าสุด',
  noBoard: 'ยังไม่มีผู้ได้รับรางวัล',
  history: 'การหมุนของคุณ',
  noHistory: 'คุณยังไม่เคยหมุน',
  won: (won: Won) => (won.type === 'none' ? won.name : wonWords(won)),
  paid: { free: 'หมุนฟรี', points: 'ใช้แต้ม' },
  at: (at: string) => formatThaiDateTime(at),
  older: 'รายการก่อนหน้า',
  newest: 'กลับไปรายการล่าสุด',
  fair: 'ตรวจสอบความยุติธรรม',
} as const;
