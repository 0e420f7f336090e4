import { rateOf } from '#components/lotto/rate-of.ts';
import type { RateChange, TermsChange, TypeTerms } from '#lib/api/lotto/queries.ts';
import { formatBaht, shortBaht } from '#rules/money/baht.ts';

/** Words of what a round still takes. */
export const leftCopy = {
  title: 'เลขนี้ยังรับอีกเท่าไร',
  text: (draw: string) => `ดูได้ทุกเลขว่าเว็บยังรับอีกเท่าไรใน${draw} ยอดเปลี่ยนตามโพยที่เข้ามา`,
  label: 'เลข 1 ถึง 4 หลัก',
  ask: 'ดูยอดที่รับได้',
  bad: 'ใส่ตัวเลข 1 ถึง 4 หลัก',
  none: 'งวดนี้ไม่มีประเภทที่แทงเลขจำนวนหลักนี้ได้',
  remaining: (baht: number) => (baht > 0 ? `รับได้อีก ${formatBaht(baht)} บาท` : 'เต็มแล้ว'),
  perBill: (baht: number) => `ไม่เกินโพยละ ${shortBaht(baht)} บาท`,
  closed: 'ไม่รับ',
} as const;

const controls = {
  blocked: 'เลขอั้น ไม่รับแทง',
  half_pay: 'จ่ายครึ่ง',
  custom_limit: 'จำกัดยอดรับ',
  none: 'รับตามปกติ',
} as const;

function controlText({ control, limit }: TermsChange['before']): string {
  const said = controls[control ?? 'none'];
  return limit === null ? said : `${said} ${shortBaht(limit)} บาท`;
}

const bahtText = (baht: number) => `${shortBaht(baht)} บาท`;

/** What can change of a type, with its words; null where a change says nothing of it. */
const parts: readonly ((said: TypeTerms) => readonly [name: string, value: string] | null)[] = [
  ({ rate }) => (rate === null ? null : ['อัตราจ่าย', rateOf(rate)]),
  ({ discount }) => (discount === null ? null : ['ส่วนลด', `${discount}%`]),
  ({ min }) => (min === null ? null : ['ขั้นต่ำ', bahtText(min)]),
  ({ max }) => (max === null ? null : ['สูงสุดต่อเลขในหนึ่งโพย', bahtText(max)]),
  ({ max_per_number }) => (max_per_number === null ? null : ['รับรวมต่อเลข', bahtText(max_per_number)]),
  ({ offered }) => (offered === null ? null : ['การรับแทง', offered ? 'เปิดรับ' : 'ปิดรับ']),
];

/** What of a type changed, from what it was to what it is from then on. */
function typeText(change: TypeTerms & { readonly before: TypeTerms }): string {
  const texts = parts.flatMap((part) => {
    const [now, was] = [part(change), part(change.before)];
    if (now === null) return [];
    return [was === null ? `${now[0]} เป็น ${now[1]}` : `${now[0]} จาก ${was[1]} เป็น ${now[1]}`];
  });
  return texts.length === 0 ? 'ปรับวงเงินหรือการเปิดรับ' : texts.join(' · ');
}

const packText = (pack: TermsChange['pack']) => (pack === 'discount' ? ' (แบบส่วนลด)' : '');

/** Words of the changes of a round's terms. */
export const changesCopy = {
  title: 'ประวัติการเปลี่ยนแปลงของงวดนี้',
  none: 'งวดนี้ยังไม่เคยเปลี่ยนอัตราจ่าย วงเงิน หรือเลขอั้นตั้งแต่เปิดรับ',
  kept: 'โพยที่รับไว้ก่อนการเปลี่ยนแปลงใช้อัตราเดิม',
  of: ({ name, number, pack }: TermsChange) =>
    `${name}${number === null ? '' : ` เลข ${number}`}${packText(pack)}`,
  /** What changed, from what it was to what it is from then on. */
  said: (change: TermsChange): string =>
    change.number === null
      ? typeText(change)
      : `จาก ${controlText(change.before)} เป็น ${controlText(change)}`,
} as const;

/** Words of the changes of a kind's price list. */
export const rateChangesCopy = {
  title: 'การปรับอัตราจ่ายและวงเงินของหวยนี้',
  kept: 'มีผลกับงวดที่เปิดรับตั้งแต่เวลานั้น งวดที่เปิดอยู่ก่อนใช้อัตราเดิมจนปิดรับ',
  since: (moment: string) => `ตั้งแต่ ${moment}`,
  of: ({ name, pack }: RateChange) => `${name}${packText(pack)}`,
  said: (change: RateChange): string => typeText(change),
} as const;
