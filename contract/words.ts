/** Thai words that backend, browser and mocks all say: each stands here and nowhere else. */
export const sharedWords = {
  otherMember: 'เบราว์เซอร์นี้เข้าสู่ระบบด้วยบัญชีอื่นแล้ว จึงไม่ได้ส่งรายการนี้ กรุณาโหลดหน้าใหม่',
  sessionOver: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่',
} as const;
