import type { PlayedStep } from '#rules/money/played.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';

const monthOf = (day: string) => formatThaiDate(day).replace(/^\d+ /, '');

/** What this is called wherever it stands. */
const netName = 'ได้เสีย';

/** Words of what bets brought and took. */
export const winLossCopy = {
  title: 'สรุปได้เสีย',
  lead: 'ได้เสียแยกตามวันและประเภท ย้อนหลัง\u00a01\u00a0ปี',
  back: 'ธุรกรรมการเงิน',
  totals: 'สรุปยอดของช่วงนี้',
  staked: (bets: number) => `ยอดแทง (${bets.toLocaleString('en')} รายการ)`,
  decided: 'ออกผลแล้ว',
  won: 'ถูกรางวัล',
  net: netName,
  chart: { day: 'กราฟได้เสียรายวัน', month: 'กราฟได้เสียรายเดือน' },
  chartText: 'ตัวเลขอยู่ในตารางถัดไป',
  steps: { day: 'รายวัน', month: 'รายเดือน' },
  stepName: { day: 'วันที่', month: 'เดือน' },
  /** A day `15 มิ.ย. 68`, a month `มิ.ย. 68`. */
  stepOf: (step: PlayedStep, day: string) => (step === 'day' ? formatThaiDate(day) : monthOf(day)),
  games: 'แยกตามประเภท',
  game: 'ประเภท',
  detail: (bets: number, staked: string) => `${bets.toLocaleString('en')} รายการ แทง ${staked}`,
  gameDetail: (area: string, detail: string) => `${area} · ${detail}`,
  onlyOf: (label: string) => `เฉพาะ ${label}`,
  onlyOfOther: 'เฉพาะประเภทที่เลือก',
  everything: 'ดูทุกประเภท',
  note: 'ได้เสียนับเฉพาะรายการที่ออกผลแล้ว',
  noteAbout: 'วิธีคิดยอด',
  noteMore: 'ยอดแทงนับในวันที่แทง ได้เสียนับในวันที่ออกผล เงินคืนหักจากยอดแทงในวันที่คืน รางวัลคนยิงไม่รวมอยู่ในยอดนี้',
  limits: 'ตั้งวงเงินการเล่น',
  rebate: 'คืนยอดเสีย',
  empty: 'ไม่มียอดแทงหรือผลในช่วงวันที่นี้',
  emptyText: 'ลองดูย้อนหลังให้นานขึ้น',
  seeYear: 'ดูย้อนหลัง 1 ปี',
} as const;
