import type { Reward, ShopOrder } from '#lib/api/shop/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import type { Carrier, OrderState, RefusalReason, ShopBonusState, ShopCategory } from '#rules/shop/reward.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const whole = new Intl.NumberFormat('th-TH', { numberingSystem: 'latn' });
const count = (number: number) => whole.format(number);

const categoryWords: Readonly<Record<ShopCategory, string>> = {
  credit: 'เงิน',
  bonus: 'โบนัส',
  spin: 'กงล้อ',
  goods: 'ส่งถึงบ้าน',
};

const stateWords: Readonly<Record<OrderState, string>> = {
  new: 'รอจัดส่ง',
  sent: 'จัดส่งแล้ว',
  delivered: 'ได้รับแล้ว',
  refused: 'ไม่ได้จัดส่ง คืนแต้มแล้ว',
};

const bonusWords: Readonly<Record<ShopBonusState, string>> = {
  running: 'กำลังเล่น',
  done: 'เข้ากระเป๋าหลักแล้ว',
  expired: 'หมดเวลา ไม่ได้รับโบนัส',
  excluded: 'สิ้นสุดเพราะพักการเล่น',
};

const reasonWords: Readonly<Record<RefusalReason, string>> = {
  out_of_stock: 'ของหมดก่อนจัดส่ง',
  address: 'ที่อยู่จัดส่งใช้ไม่ได้',
  returned: 'พัสดุถูกตีกลับ',
  other: 'จัดส่งไม่ได้ สอบถามทีมงานได้',
};

const carrierWords: Readonly<Record<Carrier, string>> = { thailand_post: 'ไปรษณีย์ไทย', other: 'ขนส่งเอกชน' };

/** What a reward brings, in words. */
export function broughtWords({ kind, amount, title }: Pick<Reward, 'kind' | 'amount' | 'title'>): string {
  if (kind === 'credit') return `เงิน ${formatBaht(amount)} บาท`;
  if (kind === 'bonus') return `โบนัส ${formatBaht(amount)} บาท`;
  return kind === 'spin' ? `หมุนกงล้อฟรี ${count(amount)} ครั้ง` : title;
}

function limitWords({ times, days, left, next_at: next }: NonNullable<Reward['limit']>): string {
  const all = `คนละ ${count(times)} ครั้งใน ${count(days)} วัน`;
  if (left === times) return all;
  if (left > 0) return `${all} แลกได้อีก ${count(left)} ครั้ง`;
  return next ? `${all} แลกได้อีกตั้งแต่ ${formatThaiDateTime(next)}` : `${all} แลกครบแล้ว`;
}

/** What is to be played for a bonus and within which time; nothing of anything else. */
function playWords({ target, valid_days: days }: Pick<Reward, 'target' | 'valid_days'>): string | undefined {
  if (target === null || days === null) return undefined;
  return `เล่นเกมครบ ${formatBaht(target)} บาทภายใน ${count(days)}\u00a0วัน นับเฉพาะเกม ไม่นับหวย`;
}

function stateOf({ kind, state, bonus }: Pick<ShopOrder, 'state' | 'kind' | 'bonus'>): string {
  if (bonus) return bonusWords[bonus.status];
  return kind === 'goods' || state !== 'delivered' ? stateWords[state] : 'ได้รับแล้ว';
}

/** Words of the page of the shop. */
export const shopCopy = {
  title: 'ร้านค้าแต้ม',
  lead: 'ใช้แต้มแลกเงิน โบนัส สิทธิ์หมุนกงล้อ หรือของรางวัล',
  points: 'แต้มของคุณ',
  pointCount: (points: number) => (points === 0 ? 'ยังไม่มีแต้ม' : `${count(points)} แต้ม`),
  earn: 'สะสมแต้มจากภารกิจ',
  tabs: 'ร้านค้าแต้ม',
  rewards: 'ของรางวัล',
  history: 'ประวัติการแลก',
  categories: 'หมวดของรางวัล',
  all: 'ทั้งหมด',
  category: (category: ShopCategory) => categoryWords[category],
  none: 'ตอนนี้ยังไม่มีของรางวัลในหมวดนี้',
  noneMore: 'ดูของรางวัลทั้งหมด',
  price: (points: number) => `${count(points)} แต้ม`,
  stock: (stock: number) => (stock === 0 ? 'หมดแล้ว' : `เหลือ ${count(stock)} ชิ้น`),
  limit: limitWords,
  redeem: 'แลก',
  redeemOf: (title: string) => `แลก ${title}`,
  soldOut: 'หมดแล้ว',
  reached: 'แลกครบแล้ว',
  short: (points: number) => `ขาดอีก ${count(points)} แต้ม`,
  noHistory: 'ยังไม่เคยแลกของรางวัล',
  noHistoryMore: 'เลือกของรางวัล',
  state: stateOf,
  play: playWords,
  played: ({ played, target }: NonNullable<ShopOrder['bonus']>) =>
    `เล่นแล้ว ${formatBaht(played)} จาก ${formatBaht(target)} บาท`,
  reason: (reason: RefusalReason) => reasonWords[reason],
  copyTracking: 'คัดลอกเลขพัสดุ',
  parcel: ({ carrier, tracking }: NonNullable<ShopOrder['parcel']>) =>
    `${carrierWords[carrier]} เลขพัสดุ ${tracking}`,
  address: (address: string) => `จัดส่งถึง ${address}`,
  until: (until: string, kind: ShopOrder['kind']) =>
    `${kind === 'bonus' ? 'เล่น' : 'หมุน'}ได้ถึง ${formatThaiDateTime(until)}`,
  at: (at: string) => `แลกเมื่อ ${formatThaiDateTime(at)}`,
  spent: (points: number) => `ใช้ ${count(points)} แต้ม`,
  older: 'รายการก่อนหน้า',
  newest: 'กลับไปรายการล่าสุด',
};
