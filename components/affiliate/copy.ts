import type { AffiliateTransaction } from '#contract/affiliate.ts';
import type { Promotion } from '#contract/promotion.ts';
import { commissionOf, LEAST_REDEEM_SATANG } from '#rules/affiliate/commission.ts';
import { formatBaht, formatNet } from '#rules/money/baht.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const whole = new Intl.NumberFormat('th-TH', { numberingSystem: 'latn' });
const monthOf = (month: string) => formatThaiDate(`${month}-01`).replace(/^\d+ /, '');
const EXAMPLE_SATANG = 1_000_00n;
const BP_OF_PERCENT = 100;
const least = formatBaht(LEAST_REDEEM_SATANG);

const movementWords: Readonly<Record<AffiliateTransaction['kind'], string>> = {
  commission: 'ค่าแนะนำ',
  reversal: 'หักคืนจากรายการที่ยกเลิกหรือแก้ผล',
  redeem: 'ถอนเข้ากระเป๋าหลัก',
};

/** Words of the page of invitations. */
export const affiliateCopy = {
  title: 'แนะนำเพื่อน',
  lead: 'ชวนเพื่อนมาสมัคร แล้วรับค่าแนะนำจากยอดเสี่ยงของเพื่อนทุกครั้งที่ออกผล',
  rates: 'ได้เท่าไร',
  level: (level: number) => (level === 1 ? 'เพื่อนที่คุณชวน' : 'เพื่อนของเพื่อน'),
  percent: (percent: number) => `${percent}%`,
  example: (percent: number) => {
    const commission = commissionOf(EXAMPLE_SATANG, Math.round(percent * BP_OF_PERCENT));
    return `ทุก 1,000 บาท ได้ ${formatBaht(commission)} บาท`;
  },
  nextRates: (from: string) => `อัตราใหม่ เริ่ม ${formatThaiDate(from)}`,
  terms: 'เงื่อนไข',
  termsFirst: (yeekeePercent: number) => [
    'คิดจากยอดเสี่ยงของรายการที่ออกผลแล้วเท่านั้น รายการที่ยกเลิกหรือคืนเงินไม่นับ',
    `หวยยี่กีนับ ${yeekeePercent}% ของยอดเสี่ยง`,
    `ถอนเข้ากระเป๋าหลักได้เมื่อมีตั้งแต่ ${least} บาท`,
  ],
  termsAll: 'เงื่อนไขทั้งหมด',
  termsMore: [
    'รายการที่ยกเลิกหรือแก้ผลภายหลังจะหักค่าแนะนำคืน ยอดจึงติดลบได้ แล้วหักจากค่าแนะนำครั้งต่อไป',
    'เพื่อนไม่เสียอะไรเพิ่ม ส่วนคุณได้ค่าแนะนำอย่างเดียว ไม่มีโบนัสอื่นจากการชวน',
    'เบอร์ บัญชีธนาคาร หรือเครื่องของคุณเองไม่นับเป็นเพื่อน',
    'ช่วงที่พักการเล่นไม่ได้ค่าแนะนำเพิ่ม ยอดเดิมยังอยู่และถอนเข้ากระเป๋าหลักได้',
    'ก่อนปิดบัญชีต้องถอนค่าแนะนำให้เรียบร้อย ยอดที่ไม่ถึงขั้นต่ำจะโอนให้พร้อมกับการปิดบัญชี',
  ],
  offer: 'เพื่อนที่คุณชวนได้อะไร',
  offerBrings: ({ percent, max_bonus, min_deposit }: Promotion) =>
    `โบนัส ${percent}% ของยอดฝาก สูงสุด ${formatBaht(max_bonus)} บาท ฝากอย่างน้อย ${formatBaht(min_deposit)} บาท`,
  offerAsks: ({ turn, times, days }: Promotion) =>
    `เข้ากระเป๋าหลักเมื่อ${turn === 'credit' ? 'เทิร์นเครดิตถึง' : 'เล่นครบ'} ${times} เท่าของยอดฝากรวมโบนัสใน ${days} วัน นับเฉพาะที่ออกผลแล้ว`,
  offerMore: 'ดูเงื่อนไขโปรโมชัน',
  visitor: 'เข้าสู่ระบบเพื่อรับลิงก์ของคุณ',
  login: 'เข้าสู่ระบบ',
  link: 'ลิงก์ของคุณ',
  noLink: 'สร้างลิงก์ครั้งเดียว ใช้ได้ตลอด',
  createLink: 'สร้างลิงก์แนะนำ',
  makingLink: 'กำลังสร้างลิงก์…',
  codeOf: (code: string) => `รหัสแนะนำ ${code}`,
  copyLink: 'คัดลอกลิงก์แนะนำ',
  copyCode: 'คัดลอกรหัสแนะนำ',
  share: 'ส่งให้เพื่อน',
  shareText: 'สมัครผ่านลิงก์นี้ได้เลย',
  shareFailed: 'ส่งไม่สำเร็จ ลองคัดลอกลิงก์แทน',
  qrLabel: 'คิวอาร์โค้ดของลิงก์แนะนำ',
  qrHint: 'ให้เพื่อนสแกนเพื่อสมัคร',
  balance: 'ค่าแนะนำของคุณ',
  ready: 'ถอนได้',
  owed: 'ติดลบ',
  earned: 'ได้รับทั้งหมด',
  reversed: 'หักคืน',
  redeemed: 'ถอนแล้ว',
  invited: 'เพื่อนที่ชวน',
  people: (count: number) => `${whole.format(count)} คน`,
  baht: (baht: number) => `${formatBaht(baht)} บาท`,
  redeem: (baht: number) => `ถอน ${formatBaht(baht)} บาท เข้ากระเป๋าหลัก`,
  redeeming: 'กำลังถอน…',
  redeemedNow: (baht: number) => `${formatBaht(baht)} บาท เข้ากระเป๋าหลักแล้ว`,
  lost: 'ยังไม่ทราบผล กดอีกครั้งได้เลย ระบบจะไม่จ่ายซ้ำ',
  again: 'ลองใหม่',
  tooLittle: `ถอนได้เมื่อมีตั้งแต่ ${least} บาท`,
  below: 'ติดลบเพราะมีรายการที่ยกเลิกหรือแก้ผลหลังถอนไปแล้ว จะหักจากค่าแนะนำครั้งต่อไป',
  months: 'รายเดือน',
  chart: 'กราฟค่าแนะนำรายเดือน ตัวเลขอยู่ในตารางถัดไป',
  month: 'เดือน',
  monthOf,
  stake: 'ยอดเสี่ยง',
  net: 'ค่าแนะนำ',
  netOf: formatNet,
  noMonths: 'ยังไม่มีค่าแนะนำ เริ่มได้เมื่อเพื่อนเล่นและออกผล',
  friends: (month: string) => `เพื่อนที่ชวน · ${monthOf(month)}`,
  joined: (month: string) => `สมัคร ${monthOf(month)}`,
  secondLevel: 'เพื่อนของเพื่อน',
  stakeOf: (baht: number) => `ยอดเสี่ยง ${formatBaht(baht)} บาท`,
  noFriends: 'ยังไม่มีเพื่อนที่สมัครผ่านลิงก์ของคุณ',
  first: 'เพื่อนและค่าแนะนำ',
  firstMore: 'ส่งลิงก์ให้เพื่อน เมื่อเพื่อนสมัคร เล่น และออกผล ค่าแนะนำจะขึ้นที่นี่',
  older: 'เพื่อนที่ชวนก่อนหน้า',
  newest: 'กลับไปล่าสุด',
  movements: (month: string) => `รายการ · ${monthOf(month)}`,
  noMovements: 'ไม่มีรายการในเดือนนี้',
  movement: (kind: AffiliateTransaction['kind']) => movementWords[kind],
  when: ({ day, at }: AffiliateTransaction) => (at === null ? formatThaiDate(day) : formatThaiDateTime(at)),
};
