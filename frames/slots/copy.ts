import { copy as shared } from '#frames/parts/copy.ts';

/** Words of a slot. */
export const copy = {
  ...shared,
  spin: 'หมุน',
  spinning: 'กำลังหมุน',
  free: 'รอบฟรี',
  spinFree: 'หมุนฟรี',
  freeStake: (left: number) => `ฟรี ${left} ครั้ง`,
  less: 'ลดเดิมพัน',
  more: 'เพิ่มเดิมพัน',
  freeSpins: (left: number) => `ฟรีสปิน เหลือ ${left} ครั้ง`,
  freeSpinsWon: (count: number) => `ได้ฟรีสปิน ${count} ครั้ง`,
  respins: (left: number) => (left === 0 ? 'รีสปินครบแล้ว' : `รีสปิน เหลือ ${left} ครั้ง`),
  coinsHeld: (count: number) => `ได้ ${count} เหรียญ เริ่มรีสปิน`,
  coinsPaid: (count: number, baht: string) => `รวม ${count} เหรียญ ได้ ${baht} บาท`,
  grand: (baht: string) => `เหรียญเต็มทุกช่อง ได้รางวัลใหญ่เพิ่ม ${baht} บาท`,
  jackpots: { mini: 'มินิ', minor: 'ไมเนอร์', major: 'เมเจอร์' },
  special: 'สัญลักษณ์พิเศษ',
  expanded: 'สัญลักษณ์พิเศษขยายเต็มวงล้อ ชนะทุกไลน์',
  wildHeld: 'ไวลด์ขยายเต็มวงล้อ วงล้อที่เหลือหมุนต่อให้ฟรี',
  multiplied: (times: number) => `รางวัลคูณ ${times}`,
  capped: 'รอบนี้ได้รางวัลสูงสุดของเกมแล้ว',
  windowInWords: (rows: string) => `วงล้อ: ${rows}`,
} as const;
