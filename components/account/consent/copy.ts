import type { ConsentKind } from '#rules/person/consent.ts';

const names: Readonly<Record<ConsentKind, string>> = {
  terms: 'ข้อกำหนดการใช้งาน',
  privacy: 'นโยบายความเป็นส่วนตัว',
};

/** Words of what a member agrees to. */
export const consentCopy = {
  names,
  title: 'ข้อกำหนดและนโยบาย',
  agreed: (kind: ConsentKind, version: string, date: string) =>
    `${names[kind]} ฉบับ ${version} ยอมรับเมื่อ ${date.replaceAll(' ', '\u00a0')}`,
  due: (kind: ConsentKind, version: string) => `${names[kind]} มีฉบับใหม่ (${version}) ที่ยังไม่ได้ยอมรับ`,
  read: 'อ่าน…',
  readAndAgree: 'อ่านและยอมรับ…',
  dueTitle: 'มีข้อกำหนดฉบับใหม่',
  lead: 'กรุณาอ่านก่อนใช้งานต่อ หากยังไม่ยอมรับ จะฝากเงินและแทงไม่ได้ แต่ถอนเงินและปิดบัญชีได้ตามปกติ',
  loading: 'กำลังโหลด…',
  again: 'ลองใหม่',
  agree: 'อ่านแล้วและยอมรับ',
  agreeing: 'กำลังบันทึก…',
  later: 'ไว้ทีหลัง',
  close: 'ปิด',
  done: 'บันทึกการยอมรับแล้ว',
  unknown: 'ยังไม่ทราบว่าบันทึกสำเร็จหรือไม่ กดยอมรับอีกครั้งได้ ระบบจะไม่บันทึกซ้ำ',
};
