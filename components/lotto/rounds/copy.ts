/** Words of the rounds of one day. */
export const roundsCopy = {
  title: (name: string, date: string) => `${name} ${date}`,
  count: (count: number, first: number) =>
    `วันนี้ ${count} รอบ${first > 1 ? ` เริ่มเปิดที่รอบที่ ${first}` : ''} ตัวเลขที่เห็นคือ 3 ตัวบน และ 2 ตัวล่าง`,
  back: 'หวยทั้งหมด',
  now: 'รอบปัจจุบัน',
  roundNow: (number: number) => `รอบที่ ${number}`,
  enter: 'เข้ารอบนี้',
  closesIn: 'ปิดรับแทงใน',
  jump: 'รอบปัจจุบัน',
  parts: 'ไปยังช่วงเวลา',
  results: 'ผลย้อนหลัง',
  rules: 'อัตราจ่ายและกติกา',
  round: (number: number) => `รอบ ${number}`,
  stage: {
    later: 'ยังไม่เปิด',
    open: 'เปิดรับ',
    soon: 'ใกล้ปิดรับ',
    shooting: 'กำลังยิง',
    awaiting: 'รอผล',
    result: 'ออกผลแล้ว',
    refunded: 'คืนเงิน',
  },
  part: { morning: 'เช้า', afternoon: 'บ่าย', evening: 'ค่ำ', night: 'หลังเที่ยงคืน' },
} as const;
