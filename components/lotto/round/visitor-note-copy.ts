/** What a visitor is told at the bet builder; no member loads it. */
export const visitorCopy = {
  title: 'ลองจัดโพยได้เลย',
  text: 'เลือกเลขและดูอัตราจ่ายได้โดยไม่ต้องเข้าสู่ระบบ โพยที่จัดไว้จะยังอยู่เมื่อเข้าสู่ระบบ',
  login: 'เข้าสู่ระบบเพื่อแทง',
  register: 'สมัครสมาชิก',
} as const;
