import type { PlayedStep } from '#rules/money/played.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';

const monthOf = (day: string) => formatThaiDate(day).replace(/^\d+ /, '');

/** Words of what bets brought and took. */
export const winLossCopy = {
  title: 'สรุปได้เสีย',
  lead: 'ผลได้เสียแยกตามวันและประเภท ย้อนหลัง\u00a01\u00a0ปี',
  back: 'ธุรกรรมการเงิน',
  totals: 'สรุปยอดของช่วงนี้',
  staked: (bets: number) => `ยอดแทง (${bets.toLocaleString('en')} รายการ)`,
  decided: 'ออกผลแล้ว',
  won: 'ถูกรางวัล',
  net: 'ได้เสีย',
  chart: { day: 'กราฟผลได้เสียรายวัน', month: 'กราฟผลได้เสียรายเดือน' },
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
  note: 'ยอดแทงนับในวันที่แทง ได้เสียนับในวันที่ออกผลและคิดจากรายการที่ออกผลแล้วเท่านั้น เงินที่คืนให้หักจากยอดแทงในวันที่คืน รางวัลพิเศษจากการยิงเลขไม่รวมอยู่ในยอดนี้ ดูได้ในธุรกรรมการเงิน',
  limits: 'ตั้งวงเงินการเล่น',
  empty: 'ไม่มียอดแทงหรือผลในช่วงวันที่นี้',
  emptyText: 'ลองดูย้อนหลังให้นานขึ้น',
  seeYear: 'ดูย้อนหลัง 1 ปี',
} as const;
