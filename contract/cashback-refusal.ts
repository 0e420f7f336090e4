/** What a claim of cashback is refused with, as backend and mocks say it. */
export const cashbackMessages = {
  notOver: 'ยอดของวันนี้รับได้หลังเที่ยงคืน',
  closing: 'กำลังสรุปยอดของเมื่อวาน กรุณารอสักครู่แล้วลองใหม่',
  closingEarlier: 'กำลังสรุปยอดของวันนั้น กรุณารอสักครู่แล้วลองใหม่',
  over: 'หมดเวลารับคืนยอดของวันนั้นแล้ว ยอดของแต่ละวันรับได้ในวันถัดไปก่อนเที่ยงคืน',
  nothing: 'วันนั้นไม่มีคืนยอดให้รับ',
} as const;
