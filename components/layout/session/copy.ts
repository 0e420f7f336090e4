import { formatBaht, formatNet } from '#rules/money/baht.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const MINUTE_MS = 60_000;
const MINUTES = 60;

/** Words of what a member is told of a session at intervals. */
export const sessionCopy = {
  title: 'เวลาเล่นของคุณ',
  played: 'เวลาที่อยู่ในระบบ',
  net: 'ได้เสียตั้งแต่เข้าสู่ระบบ',
  open: 'รอผล',
  openBaht: (open: number) => `${formatBaht(open)} บาท`,
  lasted: (ms: number) => {
    const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
    const hours = Math.floor(minutes / MINUTES);
    const rest = hours > 0 && minutes % MINUTES === 0 ? '' : `${minutes % MINUTES} นาที`;
    return [hours > 0 ? `${hours} ชั่วโมง` : '', rest].filter(Boolean).join(' ');
  },
  netBaht: (net: number) => `${formatNet(net)} บาท`,
  note: (since: string) => `นับตั้งแต่เข้าสู่ระบบ ${formatThaiDateTime(since)} ได้เสียนับเฉพาะโพยที่ออกผลแล้ว`,
  every: (minutes: number) => `เตือนทุก ${minutes} นาที`,
  goOn: 'เล่นต่อ',
  goingOn: 'กำลังบันทึก…',
  logOut: 'ออกจากระบบ',
  limits: 'ตั้งวงเงินหรือเวลาเตือน',
} as const;
