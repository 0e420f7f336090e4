/** Words of the name as a bank writes it in English. */
export const englishNameCopy = {
  add: 'เพิ่มชื่อภาษาอังกฤษ',
  text: 'กรอกตามที่ธนาคารแสดงในแอปหรือสลิป ใช้เทียบชื่อผู้โอนเงินฝากเท่านั้น และบันทึกได้ครั้งเดียว',
  label: 'ชื่อ–นามสกุลภาษาอังกฤษ',
  hint: 'เช่น SOMCHAI JAIDEE จะมีคำนำหน้าหรือไม่ก็ได้',
  submit: 'บันทึกชื่อ',
  sending: 'กำลังบันทึก…',
  back: 'ยกเลิก',
  done: 'บันทึกชื่อภาษาอังกฤษแล้ว',
  unknown: 'ยังไม่ทราบผล บันทึกชื่อเดิมอีกครั้งได้',
} as const;
