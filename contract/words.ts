/** Thai words that backend, browser and mocks all say: each stands here and nowhere else. */
export const sharedWords = {
  otherMember: 'มีการเข้าสู่ระบบด้วยบัญชีอื่นในเบราว์เซอร์นี้ รายการนี้จึงไม่ถูกส่ง กรุณาโหลดหน้าใหม่',
  sessionOver: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่',
} as const;
