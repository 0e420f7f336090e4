import type { NoticeKind } from '#stores/notices.ts';

/** Words of what this device tells by itself. */
export const noticesCopy = {
  title: 'การแจ้งเตือนบนอุปกรณ์นี้',
  lead: 'ยอดเงิน โพย และรายการต่าง ๆ อัปเดตเองเสมอ แม้ปิดการแจ้งเตือน การแจ้งเตือนเรื่องความปลอดภัยของบัญชีปิดไม่ได้',
  kinds: {
    wins: ['โพยถูกรางวัล', 'ข้อความสั้นเมื่อโพยของคุณออกผลและถูกรางวัล'],
    withdrawals: ['ผลการถอนเงิน', 'ข้อความสั้นเมื่อถอนเงินสำเร็จหรือถูกปฏิเสธ'],
    announcements: ['ประกาศของเว็บไซต์', 'เปิดขึ้นเองเมื่อมีประกาศ หากปิดไว้ ยังอ่านได้จากท้ายหน้าเว็บ'],
  } satisfies Readonly<Record<NoticeKind, readonly [name: string, hint: string]>>,
};
