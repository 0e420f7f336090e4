import { paths } from '#lib/paths.ts';

/** What a page for members is called, by how its address begins. */
const memberPages: readonly (readonly [path: string, name: string])[] = [
  [paths.lottoBills, 'โพยของฉัน'],
  [paths.deposit, 'ฝากเงิน'],
  [paths.withdraw, 'ถอนเงิน'],
];

/** Words of the home page that a browser needs: of what is a member's own, and of who has to log in first. */
export const ownCopy = {
  hello: (name: string) => `สวัสดี ${name}`,
  balance: 'ยอดเงิน',
  deposit: 'ฝากเงิน',
  withdraw: 'ถอนเงิน',
  own: 'รายการของคุณ',
  openBills: (count: number) => (count === 0 ? 'ไม่มีโพยที่รอผล' : `รอผล ${count} โพย`),
  nextResult: (when: string) => `ออกผลถัดไป ${when}`,
  seeBills: 'ดูโพยทั้งหมด',
  baht: (text: string) => `${text} บาท`,
  lastBill: (name: string) => `โพยล่าสุด ${name}`,
  lines: (count: number) => `${count} รายการ`,
  repeat: 'แทงซ้ำ',
  pendingDeposits: 'ฝากเงิน รอชำระ',
  pendingWithdrawals: 'ถอนเงิน กำลังดำเนินการ',
  membersOnly: (path: string) => {
    const name = memberPages.find(([start]) => path.startsWith(start))?.[1];
    return `${name ? `หน้า “${name}”` : 'หน้านี้'} สำหรับสมาชิก เข้าสู่ระบบแล้วจะพาไปให้ทันที`;
  },
  loginToSee: 'เข้าสู่ระบบ',
} as const;
