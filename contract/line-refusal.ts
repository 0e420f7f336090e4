/** Codes of refusals of LINE, apart from the others: every page loads those. */
export const lineCodes = {
  LINE_NOT_LINKED: 4981,
  LINE_TOKEN: 4982,
  LINE_TAKEN: 4983,
  LINE_AWAY: 4984,
  LINE_TICKET_OVER: 4985,
  LINE_HAS_ANOTHER: 4986,
} as const;

/** What is said with them. */
export const lineRefusals = {
  LINE_NOT_LINKED: 'บัญชี LINE นี้ยังไม่ได้ผูกกับสมาชิก เข้าสู่ระบบหรือสมัครสมาชิกก่อน แล้วกลับมายืนยันการผูก',
  LINE_TOKEN: 'ยืนยันบัญชี LINE ไม่สำเร็จ กรุณาเข้าสู่ระบบด้วย LINE ใหม่อีกครั้ง',
  LINE_TAKEN: 'บัญชี LINE นี้ผูกกับสมาชิกคนอื่นแล้ว',
  LINE_AWAY: 'ติดต่อ LINE ไม่ได้ในขณะนี้ กรุณาลองใหม่ หรือเข้าสู่ระบบด้วยเบอร์มือถือ',
  LINE_TICKET_OVER: 'หมดเวลายืนยันการผูก LINE กรุณาเปิดหน้าเข้าสู่ระบบด้วย LINE ใหม่อีกครั้ง',
  LINE_HAS_ANOTHER: 'บัญชีนี้ผูก LINE ไว้แล้ว หากต้องการเปลี่ยน กรุณาเลิกผูกที่หน้าข้อมูลส่วนตัวก่อน',
} as const satisfies Readonly<Record<keyof typeof lineCodes, string>>;
export const lineShutOut = 'บัญชีนี้เข้าสู่ระบบไม่ได้ กรุณาติดต่อทีมงาน';
