/** Words of the payment page. */
export const payCopy = {
  title: 'ชำระเงินฝาก',
  lead: 'สแกนหรือโอนให้ตรงยอดภายในเวลา เงินเข้าอัตโนมัติ',
  print: 'พิมพ์',
  nothing: 'ไม่มีรายการที่รอชำระ',
  nothingText: 'เริ่มฝากเงินได้เลย เลือกช่องทางและจำนวนเงิน แล้วระบบจะพามาที่หน้านี้',
  begin: 'ไปหน้าฝากเงิน',
  held: 'เงินที่รอทีมงานตรวจสอบ',
  heldOf: (ref: string) => `รายการ ${ref}`,
} as const;
