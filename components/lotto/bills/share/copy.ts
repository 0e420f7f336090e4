/** Words of the picture of a bill. */
export const shareCopy = {
  title: 'รูปโพย',
  bill: 'โพยหวย',
  win: 'ถูกรางวัล',
  withName: 'ใส่ชื่อของฉันในรูป',
  private: 'ในรูปไม่มียอดเงินคงเหลือและข้อมูลส่วนตัว',
  picture: 'ตัวอย่างรูปที่จะแชร์',
  drawing: 'กำลังสร้างรูป…',
  share: 'แชร์',
  save: 'บันทึกรูป',
  failed: 'สร้างรูปไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  more: (count: number) => `และอีก ${count.toLocaleString('en-US')} รายการ`,
  by: (name: string) => `โดย ${name}`,
} as const;
