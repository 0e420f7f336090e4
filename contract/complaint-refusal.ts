import { MOST_A_DAY, MOST_WAITING } from '#rules/complaint/complaint.ts';

/** Why a complaint is not taken, as backend and mocks say it. */
export const complaintRefusals = {
  waiting: `คุณมีเรื่องที่รอคำตอบอยู่ ${MOST_WAITING} เรื่องแล้ว เมื่อทีมงานตอบเรื่องเหล่านั้น คุณจะส่งเรื่องใหม่ได้ ข้อความที่พิมพ์ไว้ยังอยู่`,
  today: `วันนี้คุณส่งเรื่องร้องเรียนครบ ${MOST_A_DAY} เรื่องแล้ว ส่งเรื่องใหม่ได้หลังเที่ยงคืน ข้อความที่พิมพ์ไว้ยังอยู่`,
  otherUnderKey: 'เรื่องนี้เคยส่งไปแล้วด้วยข้อความอื่น กรุณาส่งใหม่อีกครั้ง',
} as const;
