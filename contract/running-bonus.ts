import type { BonusSource } from '#rules/loyalty/bonus-source.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const names: Readonly<Record<BonusSource, string>> = { shop: 'ร้านค้าแต้ม', coupon: 'คูปอง' };

/** The bonus that still runs, as a refusal of another one says it. */
export const runningBonus = (of: BonusSource, until: Date): string =>
  `โบนัสจาก${names[of]}ที่กำลังเล่นอยู่ถึง ${formatThaiDateTime(until)}`;
