import { rateOf } from '#components/lotto/rate-of.ts';
import type { TermsChange } from '#lib/api/lotto/queries.ts';
import { formatBaht, shortBaht } from '#rules/money/baht.ts';

/** Words of what a round still takes. */
export const leftCopy = {
  title: 'เลขนี้ยังรับอีกเท่าไร',
  text: (draw: string) => `ถามได้ทุกเลข ยอดรับของทั้งเว็บใน${draw} เปลี่ยนไปตามโพยที่เข้ามา`,
  label: 'เลข 1 ถึง 4 หลัก',
  ask: 'ดูยอดที่รับได้',
  bad: 'ใส่ตัวเลข 1 ถึง 4 หลัก',
  none: 'งวดนี้ไม่มีประเภทที่แทงเลขจำนวนหลักนี้ได้',
  remaining: (baht: number) => `รับได้อีก ${formatBaht(baht)} บาท`,
  perBill: (baht: number) => `ไม่เกินโพยละ ${shortBaht(baht)} บาท`,
  closed: 'ไม่รับ',
  controlled: 'เลขอั้นและเลขจ่ายครึ่งของงวดนี้',
} as const;

const controls = {
  blocked: 'อั้น ไม่รับแทง',
  half_pay: 'จ่ายครึ่ง',
  custom_limit: 'จำกัดยอดรับ',
  none: 'รับตามปกติ',
} as const;

type Said = TermsChange['before'];

function controlText({ control, limit }: Said): string {
  const said = controls[control ?? 'none'];
  return limit === null ? said : `${said} ${shortBaht(limit)} บาท`;
}

function priceText({ rate, discount }: Said): string {
  const parts = [rate === null ? '' : rateOf(rate), discount === null ? '' : `ส่วนลด ${discount}%`];
  return parts.filter(Boolean).join(' ');
}

/** Words of the changes of a round's terms. */
export const changesCopy = {
  title: 'ประวัติการเปลี่ยนแปลงของงวดนี้',
  none: 'งวดนี้ยังไม่เคยเปลี่ยนอัตราจ่าย วงเงิน หรือเลขอั้นตั้งแต่เปิดรับ',
  kept: 'โพยที่รับไว้ก่อนการเปลี่ยนแปลงใช้อัตราเดิม',
  of: ({ name, number, pack }: TermsChange) =>
    `${name}${number === null ? '' : ` เลข ${number}`}${pack === 'discount' ? ' (แบบส่วนลด)' : ''}`,
  /** What changed, from what it was to what it is from then on. */
  said: (change: TermsChange): string => {
    const { before } = change;
    if (change.number !== null) return `จาก ${controlText(before)} เป็น ${controlText(change)}`;
    const now = priceText(change);
    if (now === '') return 'ปรับวงเงินหรือการเปิดรับ';
    const was = priceText({
      ...before,
      rate: change.rate === null ? null : before.rate,
      discount: change.discount === null ? null : before.discount,
    });
    return was === '' ? `เป็น ${now}` : `จาก ${was} เป็น ${now}`;
  },
} as const;
