import { formatBaht } from '#rules/money/baht.ts';
import type { QuotaBasis } from '#rules/poll/poll.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

/** A poll that has not begun, as backend and mocks say it: by the clock of the site, whatever a phone shows. */
export function pollNotOpen(opensAt: Date): string {
  return `โพลนี้ยังไม่เปิด เริ่มตอบได้ ${formatThaiDateTime(opensAt)} ตามเวลาของเว็บ`;
}

export function pollClosed(closedAt: Date): string {
  return `โพลนี้ปิดรับคำตอบแล้วเมื่อ ${formatThaiDateTime(closedAt)} ตามเวลาของเว็บ คำตอบนี้จึงไม่ได้บันทึก`;
}

export const POLL_QUOTA_USED_MESSAGE = 'คุณตอบครบตามสิทธิ์แล้ว คำตอบที่ส่งไปยังอยู่ครบ ไม่ได้เพิ่มซ้ำ';

const sources: Readonly<Record<Exclude<QuotaBasis, 'free'>, string>> = {
  deposit: 'ยอดฝาก',
  stake: 'ยอดเสี่ยงที่ออกผลแล้ว',
};

/** What is missing for the next answer. */
export function pollNeeds(basis: QuotaBasis, missing: bigint): string {
  if (basis === 'free') return POLL_QUOTA_USED_MESSAGE;
  return `ยังไม่มีสิทธิ์ตอบเพิ่ม ต้องมี${sources[basis]}อีก ${formatBaht(missing)} บาท`;
}
