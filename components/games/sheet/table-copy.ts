import type { TableId } from '#rules/tables/table.ts';

/** Words of the sheet of a table: how it is played, and what each option pays, how often, and what it returns. */
export const tableCopy = {
  tables: {
    hilo: 'ลูกเต๋าสามลูก เลือกชิปแล้วแตะช่องที่จะแทง แทงได้หลายช่องในรอบเดียว แล้วกดแทงเพื่อเปิดผล สูง ต่ำ คู่ คี่ ไม่นับตอง ถ้าออกตองช่องเหล่านี้เสีย',
  } satisfies Record<TableId, string>,
  back: 'คืนโดยเฉลี่ย',
  backOf: (least: string, most: string) => `${least}% ถึง ${most}% ตามช่องที่แทง`,
  backText:
    'คิดจากผลที่เป็นไปได้ทั้งหมด ทุกช่องเว็บได้เปรียบ แทงหลายช่องพร้อมกัน เช่น สูงกับต่ำ ไม่ทำให้ได้คืนมากขึ้น ถ้าเล่นน้อยรอบ อาจได้มากหรือน้อยกว่านี้มาก',
  realOf: (percent: string, rounds: string) => `${percent}% จาก ${rounds} รอบ`,
  most: 'ได้คืนสูงสุดต่อรอบ',
  mostOf: (baht: string) => `${baht} บาท`,
  mostText: 'แทงที่อาจได้มากกว่านี้ ระบบไม่รับ ไม่มีการตัดรางวัลหลังออกผล',
  money: 'การปัดเศษ',
  moneyOf: 'ไม่มี',
  moneyText: 'ชิปเป็นบาทเต็ม ทุกอัตราจ่ายจึงลงตัวเป็นสตางค์',
  options: 'อัตราจ่ายและโอกาส',
  option: 'ช่อง',
  pays: 'จ่าย',
  chance: 'โอกาสชนะ',
  chanceOf: (percent: string) => `${percent}%`,
  tieOf: (percent: string) => `คืนทุน ${percent}%`,
  rtp: 'คืนเฉลี่ย',
  limit: 'สูงสุด (บาท)',
} as const;
