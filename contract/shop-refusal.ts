import type { BonusSource } from '#rules/loyalty/bonus-source.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import { runningBonus } from './running-bonus.ts';

const whole = new Intl.NumberFormat('th-TH', { numberingSystem: 'latn' });
const MINUTE_MS = 60_000;

/** Why a reward is not redeemed, as backend and mocks say it. */
export const shopRefusals = {
  changed: 'ของรางวัลนี้เปลี่ยนราคาหรือเงื่อนไขแล้ว ยังไม่ได้ใช้แต้มของคุณ กรุณาดูราคาใหม่ก่อนแลก',
  soldOut: 'ของรางวัลนี้หมดแล้ว ยังไม่ได้ใช้แต้มของคุณ',
  closed: 'ของรางวัลนี้ปิดให้แลกแล้ว ยังไม่ได้ใช้แต้มของคุณ',
  short: (point: number, needed: number) =>
    `แต้มของคุณไม่พอ ของรางวัลนี้ใช้ ${whole.format(needed)} แต้ม คุณมี ${whole.format(point)} แต้ม`,
  limit: (times: number, days: number, next: Date | null) => {
    const minute = next && new Date(Math.ceil(next.getTime() / MINUTE_MS) * MINUTE_MS);
    const again = minute ? ` แลกได้อีกตั้งแต่ ${formatThaiDateTime(minute)}` : '';
    return `ของรางวัลนี้แลกได้คนละ ${whole.format(times)} ครั้งใน ${whole.format(days)} วัน คุณแลกครบแล้ว${again}`;
  },
  /** Another bonus, of the shop or of a coupon, is still to be played for. */
  bonusRunning: (of: BonusSource, until: Date) =>
    `คุณมี${runningBonus(of, until)} เล่นให้ครบหรือรอให้หมดเวลาก่อน แล้วแลกโบนัสใหม่ได้ ยังไม่ได้ใช้แต้มของคุณ`,
  addressNeeded: 'ของรางวัลนี้จัดส่งถึงบ้าน กรุณากรอกที่อยู่จัดส่ง',
  addressWrong: 'ที่อยู่จัดส่งยังไม่ครบหรือไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง',
} as const;
