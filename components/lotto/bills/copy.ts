/** Words of the list of bills beside those that every bill has. */
export const listCopy = {
  kind: 'ชนิดหวย',
  everyKind: 'ทุกชนิด',
  day: 'วันที่แทง',
  show: 'แสดง',
  clear: 'ล้างตัวกรอง',
  today: 'วันนี้',
  yesterday: 'เมื่อวาน',
  filter: 'กรองตามชนิดและวัน',
  totals: (count: number) => `รวม ${count.toLocaleString('en-US')} โพย`,
  capped: (count: number) => `รวมเฉพาะ ${count.toLocaleString('en-US')} โพยล่าสุด`,
  won: 'ถูกรางวัล',
} as const;

/** Words of repeating a bill. */
export const repeatCopy = {
  repeat: 'แทงโพยนี้อีกครั้ง',
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

/** Words of the picture of a bill. */
export const shareCopy = {
  open: 'แชร์เป็นรูป',
  title: 'รูปโพย',
  bill: 'โพยหวย',
  win: 'ถูกรางวัล',
  withName: 'ใส่ชื่อของฉันในรูป',
  private: 'ในรูปไม่มียอดเงินคงเหลือและข้อมูลส่วนตัว',
  picture: 'ตัวอย่างรูปที่จะแชร์',
  drawing: 'กำลังวาดรูป…',
  share: 'แชร์',
  save: 'บันทึกรูป',
  failed: 'วาดรูปไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  more: (count: number) => `และอีก ${count.toLocaleString('en-US')} รายการ`,
  by: (name: string) => `โดย ${name}`,
} as const;

/** Words of what a bill was settled by. */
export const versionCopy = {
  title: 'ตัดสินด้วยอะไร',
  rule: 'กติกา',
  terms: 'อัตราจ่ายของงวด',
  result: 'ผลรางวัล',
  version: (version: number) => `ฉบับที่ ${version}`,
  unknown: 'ไม่ได้บันทึกไว้',
  waiting: 'รอประกาศผล',
  none: 'ไม่ได้ใช้ผลรางวัล',
  text: 'โพยจ่ายตามอัตราและกติกาในวินาทีที่รับแทง การเปลี่ยนภายหลังไม่มีผลกับโพยนี้',
} as const;
