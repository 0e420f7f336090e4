/** Words of the question before a deposit is given up. */
export const cancelCopy = {
  title: 'ยกเลิกรายการนี้?',
  text: 'หากโอนเงินไปแล้ว กรุณาอย่ายกเลิก รอสักครู่ระบบจะตรวจสอบให้',
  confirmText: 'ยกเลิกรายการ',
  cancelText: 'รอต่อ',
} as const;
