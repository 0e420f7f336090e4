/** What may be said when a bill is repeated: loaded then. */
export const repeatCopy = {
  ask: 'นำโพยนี้ไปจัดใหม่?',
  replaces: 'งวดที่เปิดรับมีโพยที่จัดค้างไว้ รายการเดิมจะถูกแทนที่',
  leaves: (count: number, types: string) => `งวดนี้ไม่เปิดรับ ${types} จึงไม่นำไป ${count} รายการ`,
  yes: 'นำไปจัดโพย',
  no: 'ไม่ใช่ตอนนี้',
  noRound: 'ยังไม่มีงวดที่เปิดรับ',
  noRoundText: 'หวยชนิดนี้ยังไม่เปิดรับงวดใหม่ ลองอีกครั้งเมื่อเปิดรับ',
  nothing: 'นำโพยนี้ไปไม่ได้',
  nothingText: 'งวดที่เปิดรับไม่มีประเภทที่แทงไว้ในโพยนี้',
  pending: 'งวดที่เปิดรับมีโพยที่ยังไม่ทราบผลการส่ง ตรวจสอบก่อนแล้วลองอีกครั้ง',
} as const;
