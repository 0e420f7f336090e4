/** Words of what happened to an account, and of where it was logged in from. */
export const securityCopy = {
  title: 'ความปลอดภัยของบัญชี',
  fresh: (count: number) => `ใหม่ ${count} รายการ`,
  kinds: {
    login_new_place: 'เข้าสู่ระบบจากอุปกรณ์หรือสถานที่ใหม่',
    code_asked: 'ขอรหัส OTP',
    password_reset: 'ตั้งรหัสผ่านใหม่ด้วยรหัส OTP',
    password_changed: 'เปลี่ยนรหัสผ่าน',
    second_factor_on: 'เปิดการยืนยันสองขั้นตอน',
    second_factor_off: 'ปิดการยืนยันสองขั้นตอน',
    line_linked: 'ผูกบัญชี LINE สำหรับเข้าสู่ระบบ',
    line_unlinked: 'เลิกผูกบัญชี LINE',
    recovery_codes_made: 'สร้างรหัสสำรองชุดใหม่',
    recovery_code_used: 'ใช้รหัสสำรองแทนรหัสจากแอป',
    sub_bank_changed: 'เปลี่ยนบัญชีธนาคารที่สอง',
    english_name_changed: 'เปลี่ยนชื่อภาษาอังกฤษ',
    account_reactivated: 'กลับมาใช้งานบัญชีที่ไม่ได้ใช้มานาน',
  },
  unknownDevice: 'อุปกรณ์ที่ไม่ทราบชื่อ',
  address: (masked: string) => `IP ${masked}`,
  notYou: 'หากไม่ใช่คุณ กรุณาตั้งรหัสผ่านใหม่และติดต่อทีมงานทันที',
} as const;
