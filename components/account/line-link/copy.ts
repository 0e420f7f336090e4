import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

/** Words of the LINE account of a member. */
export const lineLinkCopy = {
  title: 'เข้าสู่ระบบด้วย LINE',
  since: (since: string) => `ผูกไว้ตั้งแต่ ${formatThaiDateTime(since)}`,
  none: 'ยังไม่ได้ผูก',
  link: 'ผูก LINE',
  end: 'เลิกผูก',
  endTitle: 'เลิกผูกบัญชี LINE',
  endText: 'หลังเลิกผูก จะเข้าสู่ระบบด้วยบัญชี LINE นี้ไม่ได้ อุปกรณ์ที่เข้าสู่ระบบอยู่ยังใช้ต่อได้',
  endSubmit: 'ยืนยันเลิกผูก',
  ending: 'กำลังเลิกผูก…',
  ended: 'เลิกผูกบัญชี LINE แล้ว',
  back: 'ไว้ทีหลัง',
  unknown: 'ยังไม่ทราบว่าเลิกผูกแล้วหรือไม่ กดปุ่มเดิมอีกครั้งได้',
} as const;
