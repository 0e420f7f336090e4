import type { PointHistory, Quest } from '#lib/api/quests/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import type { PointReason } from '#rules/points/point-reasons.ts';
import { CHECK_IN_DAYS } from '#rules/quests/check-in.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const whole = new Intl.NumberFormat('th-TH', { numberingSystem: 'latn' });
type Condition = Quest['conditions'][number];
type Row = PointHistory['rows'][number];

const areaWords: Readonly<Record<string, string>> = { lotto: 'หวย', games: 'เกม' };
const rowWords: Readonly<Record<Row['kind'], string>> = {
  given: 'ได้แต้ม',
  spent: 'ใช้แต้ม',
  refunded: 'คืนแต้ม',
  expired: 'แต้มหมดอายุ',
};

const reasonWords: Readonly<Record<PointReason, string>> = {
  quest: 'ทำภารกิจสำเร็จ',
  check_in: 'เช็กอินรายวัน',
  event: 'ภารกิจพิเศษ',
  promotion: 'โปรโมชัน',
  coupon: 'คูปอง',
  wheel: 'กงล้อนำโชค',
  shop: 'ร้านค้าแต้ม',
  poll: 'รางวัลโพล',
  operator: 'ทีมงานเพิ่มแต้ม',
};

function amount({ fact, area }: Condition, value: number): string {
  if (fact === 'stake' || fact === 'deposits') return `${formatBaht(value)} บาท`;
  if (fact === 'check_ins') return `${whole.format(value)} วัน`;
  return `${whole.format(value)} ${area === 'lotto' ? 'โพย' : 'ครั้ง'}`;
}

function factWords({ fact, area }: Condition): string {
  // A lottery bet is called by its slip, as titles of quests call it.
  if (fact === 'bets' && area === 'lotto') return 'แทงหวย';
  const of = area ? ` (${areaWords[area] ?? area})` : '';
  const words = { stake: 'ยอดเสี่ยง', bets: 'จำนวนครั้งที่เล่น', deposits: 'ยอดฝาก', check_ins: 'วันที่เช็กอิน' };
  return `${words[fact]}${of}`;
}

/** Words of the page of quests and points. */
export const questsCopy = {
  title: 'ภารกิจ',
  lead: 'ทำภารกิจ เช็กอิน และสะสมแต้ม',
  points: 'แต้มของคุณ',
  pointCount: (points: number) => (points === 0 ? 'ยังไม่มีแต้ม' : `${whole.format(points)} แต้ม`),
  ending: (points: number, at: string) =>
    `${whole.format(points)} แต้มจะหมดอายุวันที่ ${formatThaiDate(at, 'long')}`,
  spend: 'ใช้แต้มที่ร้านค้าแต้ม',
  checkIn: 'เช็กอินรายวัน',
  checkInCount: (count: number) => (count === 0 ? 'เดือนนี้ยังไม่ได้เช็กอิน' : `เดือนนี้เช็กอินแล้ว ${count} วัน`),
  extra: (day: number, points: number) => `ครบ ${day} วัน ได้เพิ่ม ${points} แต้ม`,
  checkInNow: (points: number) => `เช็กอินรับ ${points} แต้ม`,
  checkingIn: 'กำลังเช็กอิน…',
  checkedIn: (points: number) => `เช็กอินวันนี้แล้ว ได้ ${points} แต้ม`,
  checkInNeeds: (staked: number, needed: number) =>
    `ต้องมียอดเสี่ยงที่ออกผลแล้วครบ ${formatBaht(needed)} บาทใน ${CHECK_IN_DAYS} วันล่าสุด ตอนนี้มี ${formatBaht(staked)} บาท`,
  quests: 'ภารกิจทั้งหมด',
  events: 'ภารกิจพิเศษ',
  none: 'ตอนนี้ยังไม่มีภารกิจ',
  counts: 'นับเฉพาะยอดเสี่ยงของรายการที่ออกผลแล้ว รายการที่ยกเลิกหรือแทงสวนกันไม่นับ',
  progress: (condition: Condition) =>
    `${factWords(condition)} ${amount(condition, condition.done)} จาก ${amount(condition, condition.least)}`,
  until: (at: string) => `ถึง ${formatThaiDateTime(at)}`,
  /** A prize that was not taken by then is gone. */
  takeBefore: (at: string) => `รับรางวัลได้ก่อน ${formatThaiDateTime(at)}`,
  during: (from: string, until: string) => `${formatThaiDateTime(from)} ถึง ${formatThaiDateTime(until)}`,
  prize: ({ kind, amount: of, days }: Quest['prize']) => {
    if (kind === 'credit') return `เงิน ${formatBaht(of)} บาท เข้ากระเป๋าหลัก`;
    return `${kind === 'point' ? `${whole.format(of)} แต้ม` : `สิทธิ์หมุนกงล้อฟรี ${of} ครั้ง`} ใช้ได้ ${days} วัน`;
  },
  upcoming: 'ยังไม่เริ่ม',
  over: 'จบแล้ว',
  redeem: 'รับรางวัล',
  redeeming: 'กำลังรับรางวัล…',
  redeemed: 'รับรางวัลแล้ว',
  lost: 'ยังไม่ทราบผล กดอีกครั้งได้เลย ระบบจะไม่ให้ซ้ำ',
  running: 'กำลังทำ',
  got: (prize: string) => `ได้รับ ${prize}`,
  history: 'ประวัติแต้ม',
  noHistory: 'ยังไม่มีรายการแต้ม',
  older: 'รายการก่อนหน้า',
  newest: 'กลับไปรายการล่าสุด',
  row: ({ kind, reason }: Row) => (reason ? `${rowWords[kind]} · ${reasonWords[reason]}` : rowWords[kind]),
  change: (points: number) => `${points > 0 ? '+' : '−'}${whole.format(Math.abs(points))}`,
  balance: (points: number) => `คงเหลือ ${whole.format(points)} แต้ม`,
};
