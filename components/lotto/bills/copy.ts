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
  more: 'ตัวกรอง',
  totals: (count: number) => `รวม ${count.toLocaleString('en-US')} โพย`,
  capped: (count: number) => `รวมเฉพาะ ${count.toLocaleString('en-US')} โพยล่าสุด`,
  won: 'ถูกรางวัล',
} as const;

/** What can be done with a bill. */
export const actCopy = {
  repeat: 'แทงโพยนี้อีกครั้ง',
  share: 'แชร์เป็นรูป',
} as const;

/** Words of what a bill was settled by. */
export const versionCopy = {
  title: 'ใช้ผลรางวัลไหนตัดสิน',
  rule: 'กติกา',
  terms: 'อัตราจ่ายของงวด',
  result: 'ผลรางวัล',
  version: (version: number) => `ฉบับที่ ${version}`,
  unknown: 'ไม่ได้บันทึกไว้',
  waiting: 'รอประกาศผล',
  none: 'ไม่ได้ใช้ผลรางวัล',
  text: 'โพยนี้จ่ายตามอัตราและกติกาตอนที่รับแทง แม้เปลี่ยนภายหลัง',
} as const;
