/** Words of the payment page. */
export const payCopy = {
  title: 'ชำระเงินฝาก',
  /** Heading and a line about what is shown. */
  of: {
    waiting: { title: 'ชำระเงินฝาก', lead: 'สแกนหรือโอนให้ตรงยอดภายในเวลา เงินเข้าอัตโนมัติ' },
    ended: { title: 'รายการฝาก', lead: 'รายการนี้สิ้นสุดแล้ว ดูผลและขั้นตอนต่อไปด้านล่าง' },
    past: { title: 'รายการฝาก', lead: 'ผลของรายการฝากที่ผ่านมา' },
    none: { title: 'ชำระเงินฝาก', lead: 'ตอนนี้ไม่มีรายการให้ชำระ' },
  },
  print: 'พิมพ์',
  nothing: 'ไม่มีรายการที่รอชำระ',
  nothingText: 'รายการที่สร้างไว้จะแสดงที่นี่ รายการที่สิ้นสุดแล้วดูได้ในประวัติการฝาก',
  begin: 'ไปหน้าฝากเงิน',
  past: 'ผลของรายการนี้',
  history: 'ประวัติการฝาก',
  held: 'เงินที่รอทีมงานตรวจสอบ',
  heldOf: (ref: string) => `รายการ ${ref}`,
} as const;
