/** Words of the login alone: the registration beside it loads none of them. */
export const loginCopy = {
  inactive: (mobile: string) => `บัญชีนี้ไม่ได้ใช้งานมานาน เพื่อความปลอดภัย ระบบจะส่งรหัส OTP ไปที่ ${mobile}`,
  sentTo: (mobile: string) => `ส่งรหัส 6 หลักทาง SMS ไปที่ ${mobile} แล้ว`,
  over: {
    closed: 'ปิดบัญชีแล้ว เงินที่เหลือจะโอนเข้าบัญชีธนาคารหลักของคุณ หากเปลี่ยนใจติดต่อทีมงานได้',
    barred: 'พักหรือระงับการเล่นแล้ว ทุกอุปกรณ์ต้องเข้าสู่ระบบใหม่ ยังดูรายการและถอนเงินได้',
  },
} as const;
