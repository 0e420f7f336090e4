/** Words of the rounds that a member played. */
export const roundsCopy = {
  title: 'รอบเกมของฉัน',
  lead: 'ทุกรอบที่เล่นด้วยเงินจริง รอบล่าสุดอยู่บนสุด',
  empty: 'ยังไม่เคยเล่นเกม',
  emptyText: 'เล่นแล้วจะเห็นทุกรอบที่นี่ พร้อมดูย้อนหลังได้',
  emptyOlder: 'ไม่มีรอบก่อนหน้านี้แล้ว',
  begin: 'ไปหน้าเกม',
  back: 'เกมทั้งหมด',
  staked: 'เดิมพัน',
  won: 'ชนะ',
  number: 'เลขที่รอบ',
  freeTitle: 'ฟรีสปินของฉัน',
  freeLeft: (left: number) => `เหลือ ${left} ครั้ง`,
  freeOf: (baht: string, ends: string | null) =>
    `ครั้งละ ${baht} บาท ไม่หักเงิน รางวัลเป็นเงินจริง${ends ? ` · ใช้ได้ถึง ${ends}` : ''}`,
  freePlay: 'ไปหมุนฟรี',
  replay: 'ดูย้อนหลัง',
  replayOf: (game: string) => `ดูย้อนหลัง ${game}`,
  replayOpening: 'กำลังเปิดรอบนี้',
  file: 'ดาวน์โหลดทุกรอบ (CSV)',
  fileProblem: {
    wait: 'ดาวน์โหลดไฟล์บ่อยเกินไป กรุณารอสักครู่แล้วลองใหม่',
    failed: 'เตรียมไฟล์ไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  },
  verifierText:
    'เปิดรหัสลับในเกมแล้วดาวน์โหลด CSV เลือกไฟล์นั้นในตัวตรวจ แล้วดูได้เองว่าทุกรอบตรง ตัวตรวจใช้ได้โดยไม่ต้องต่ออินเทอร์เน็ต',
  status: { open: 'ยังไม่จบ', finished: 'จบแล้ว', cancelled: 'ยกเลิก' },
  pages: 'หน้าของรอบเกม',
  newest: 'รอบล่าสุด',
  older: 'รอบก่อนหน้านี้',
} as const;
