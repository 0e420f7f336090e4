import { shortBaht } from '#rules/money/baht.ts';

/** Words of the fast pad. */
export const padCopy = {
  digits: 'จำนวนหลัก',
  digitsOf: { 1: 'วิ่ง', 2: '2 ตัว', 3: '3 ตัว', 4: '4 ตัว' },
  types: 'ประเภทที่แทง เลือกพร้อมกันได้',
  together: { 1: 'บน+ล่าง', 2: 'บน+ล่าง', 3: 'บน+โต๊ด', 4: 'บน+โต๊ด' },
  togetherHint: 'พร้อมกัน',
  closedType: 'ปิดรับ',
  odds: (chance: string, edge: string) => `โอกาสถูก ${chance} เว็บได้เปรียบ ${edge}`,
  oddsHint: 'เว็บได้เปรียบ คือส่วนของเงินแทงที่ไม่ได้คืนโดยเฉลี่ยในระยะยาว',
  helpers: 'ตัวช่วย',
  modeNames: {
    ตรง: 'ปกติ',
    '19ประตู': '19 ประตู',
    รูดหน้า: 'รูดหน้า',
    รูดหลัง: 'รูดหลัง',
    วิน2: 'วิน 2',
    วิน2เบิ้ล: 'วิน 2 รวมเบิ้ล',
    วิน3: 'วิน 3',
    วิน3เบิ้ล: 'วิน 3 รวมเบิ้ล',
  },
  reverse: 'กลับเลข',
  number: 'เลขที่จะแทง',
  numberHint: (count: number) => `กด ${count} หลัก ระบบเพิ่มให้ทันที`,
  reverseHint: 'กดครบหลัก ระบบเพิ่มให้ทุกลำดับ',
  digitHint: 'กดเลขเดียว ระบบเพิ่มให้ทั้งชุด',
  winHint: (least: number) => `กดเลขที่จับคู่ ${least} ตัวขึ้นไป แล้วกดเพิ่ม`,
  addCount: (count: number) => `เพิ่ม ${count} เลข`,
  /** Digit by digit, as a reader says them. */
  spelled: (typed: string) => [...typed].join(' '),
  spoken: (numbers: readonly string[], at: string) =>
    `เพิ่ม ${numbers.length > 1 ? `${numbers.length} เลข` : [...(numbers[0] ?? '')].join(' ')} ${at}`,
  at: (type: string, price: string) => `${type} ${price} บาท`,
  priceFirst: (count: number) => `ใส่ราคาก่อน แล้วระบบเพิ่มให้ ${count} เลข`,
  price: 'ราคาต่อเลข',
  priceShort: 'ราคา',
  priceOf: (place: string) => `ราคา ${place}`,
  priceHint: (min: number, max: number) => `${shortBaht(min)} – ${shortBaht(max)} บาท`,
  quickPrice: (baht: number) => `ราคา ${shortBaht(baht)} บาท`,
  priceAll: 'ใช้ราคานี้ทุกรายการ',
  split: 'แยกราคา',
} as const;

/** The place of a bet type beside its number of digits, which stands above it: `3 ตัวบน` is บน there. */
export const shortType = (name: string) => name.replace(/^(?:\d ตัว|วิ่ง)/, '');
