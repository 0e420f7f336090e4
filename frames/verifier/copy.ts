/** Words of the tool that verifies a file of rounds. */
export const copy = {
  lead: 'เลือกไฟล์ CSV หรือ JSON ของรอบที่เล่น ตัวตรวจเล่นทุกรอบซ้ำจากรหัสลับ แล้วเทียบกับรางวัลในไฟล์ ไฟล์อยู่ในเครื่องนี้เท่านั้น',
  choose: 'เลือกไฟล์',
  paste: 'หรือวางข้อความของไฟล์ที่นี่',
  check: 'ตรวจข้อความที่วาง',
  working: (done: number, all: number) => `ตรวจแล้ว ${done} จาก ${all} รอบ`,
  unread: 'อ่านไฟล์นี้ไม่ได้ ใช้ไฟล์ CSV ที่ดาวน์โหลดจากหน้ารอบเกมของฉัน',
  empty: 'ไฟล์นี้ไม่มีรอบให้ตรวจ',
  result: {
    right: (count: number) => `ตรง ${count} รอบ`,
    wrong: (count: number) => `ไม่ตรง ${count} รอบ กรุณาแจ้งทีมงานพร้อมไฟล์นี้`,
    waits: (count: number) => `ยังไม่เปิดรหัสลับ ${count} รอบ เปิดได้ในเกมที่ “ตรวจสอบผล” แล้วดาวน์โหลดใหม่`,
    'other-version': (count: number) => `เกมเป็นรุ่นอื่น ${count} รอบ ใช้ตัวตรวจที่บันทึกในช่วงที่เล่น`,
    unproved: (count: number) => `ไม่มีข้อมูลให้ตรวจ ${count} รอบ เช่น เกมของค่ายอื่นหรือรอบที่ยังไม่จบ`,
  },
  part: {
    machine: 'เครื่อง',
    version: 'รหัสรุ่นของเกม',
    seed: 'รหัสลับ',
    commit: 'รหัสลับไม่ใช่รหัสที่แจ้งไว้ก่อนเล่น',
    clientSeed: 'รหัสของคุณไม่ตรงกับรอบอื่นของรหัสลับเดียวกัน',
    nonce: 'ใช้เลขรอบของรหัสลับซ้ำกับรอบอื่น',
    events: 'ผลบนวงล้อไม่ตรง',
    payHundredths: 'รางวัลไม่ตรง',
  },
  line: (round: string, why: string) => `${round}: ${why}`,
} as const;
