import { formatBaht, shortBaht } from '#rules/money/baht.ts';

/** Words of what the member's own limits leave. */
export const headroomCopy = {
  left: (baht: number) =>
    baht > 0 ? `วงเงินที่ตั้งไว้เหลือให้ฝากได้อีก ${formatBaht(baht)} บาท` : 'ฝากครบวงเงินที่ตั้งไว้แล้ว ตอนนี้ยังฝากเพิ่มไม่ได้',
  timeOver: 'ครบเวลาเล่นที่ตั้งไว้แล้ว ระหว่างนี้ยังฝากเงินไม่ได้',
  fitsAt: (amounts: readonly number[], when: string) =>
    `${amounts.map(shortBaht).join(', ')} บาท ฝากได้ตั้งแต่ ${when} (หากไม่ฝากเพิ่มก่อนหน้านั้น)`,
  never: (amounts: readonly number[]) => `${amounts.map(shortBaht).join(', ')} บาท เกินวงเงินที่ตั้งไว้`,
  change: 'ดูและเปลี่ยนวงเงิน',
} as const;
