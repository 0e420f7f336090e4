/** What may be said when a bill is repeated: loaded then. */
export const repeatCopy = {
  ask: 'นำโพยนี้ไปจัดใหม่?',
  replaces: 'โพยที่จัดค้างไว้ในงวดที่เปิดรับจะหายไป ใช้โพยนี้แทน',
  leaves: (count: number, types: string) => `งวดที่เปิดรับไม่รับ ${types} จึงตัดออก ${count} รายการ`,
  yes: 'นำไปจัดโพย',
  no: 'ไว้ทีหลัง',
  noRound: 'ยังไม่มีงวดที่เปิดรับ',
  noRoundText: 'หวยชนิดนี้ยังไม่เปิดรับงวดใหม่ ลองอีกครั้งเมื่อเปิดรับ',
  nothing: 'แทงโพยนี้อีกครั้งไม่ได้',
  nothingText: 'งวดที่เปิดรับไม่มีประเภทที่แทงไว้ในโพยนี้',
  pending: 'งวดที่เปิดรับมีโพยที่ยังไม่ทราบผลการส่ง ตรวจสอบก่อนแล้วลองอีกครั้ง',
} as const;
