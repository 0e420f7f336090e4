import type { NoticeKind } from '#stores/notices.ts';

/** Words of what this device tells by itself. */
export const noticesCopy = {
  title: 'การแจ้งเตือนในเครื่องนี้',
  lead: 'ปิดแล้วยอดเงินและโพยยังอัปเดตเอง ส่วนการแจ้งเตือนความปลอดภัยปิดไม่ได้',
  kinds: {
    wins: ['โพยถูกรางวัล', 'แจ้งเมื่อโพยของคุณถูกรางวัล'],
    withdrawals: ['ผลการถอนเงิน', 'แจ้งเมื่อโอนเงินแล้วหรือไม่อนุมัติ'],
    announcements: ['ประกาศของเว็บไซต์', 'แสดงเองเมื่อมีประกาศ ปิดแล้วยังอ่านได้ที่ท้ายหน้าเว็บ'],
  } satisfies Readonly<Record<NoticeKind, readonly [name: string, hint: string]>>,
};
