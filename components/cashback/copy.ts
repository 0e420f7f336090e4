import type { CashbackDay, CashbackFigures, RankRates } from '#lib/api/cashback/queries.ts';
import type { Rank } from '#rules/cashback/rank.ts';
import { type CashbackBasis, shareOf } from '#rules/cashback/rebate.ts';
import { YEEKEE_COUNTED_PERCENT } from '#rules/loyalty/give-back.ts';
import { formatBaht, formatNet, shortBaht, toBaht, toSatang } from '#rules/money/baht.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const baht = (amount: number) => `${formatBaht(amount)} บาท`;
const percent = (bp: number) => `${String(bp / 100)}%`;
const share = (amount: number, bp: number) => baht(toBaht(shareOf(toSatang(amount), bp)));
const rankWords: Readonly<Record<Rank, string>> = { bronze: 'บรอนซ์', silver: 'ซิลเวอร์', gold: 'โกลด์' };

const titles: Readonly<Record<CashbackBasis, string>> = { turnover: 'คืนยอดรายวัน', loss: 'คืนยอดเสีย' };
const leads: Readonly<Record<CashbackBasis, string>> = {
  turnover: 'ได้คืนจากยอดเล่นทุกวัน ไม่ว่าจะได้หรือเสีย ไม่ต้องทำเทิร์น',
  loss: 'วันไหนเสีย ได้คืนบางส่วนในวันถัดไป ไม่ต้องทำเทิร์น',
};
const hows: Readonly<Record<CashbackBasis, string>> = {
  turnover: `ยอดเสี่ยงของวัน (ยี่กีนับ ${YEEKEE_COUNTED_PERCENT}%) × อัตราตามระดับ = ยอดคืน`,
  loss: '(ยอดต้นวัน + ฝาก − ถอน − ยอดปลายวัน − โบนัส) × อัตราตามระดับ ถ้าได้มากกว่าเสีย ไม่มียอดคืน',
};

const statusWords: Readonly<Record<CashbackDay['status'], string>> = {
  open: 'รอรับ',
  claimed: 'รับแล้ว',
  over: 'หมดเวลารับ',
  nothing: 'ไม่มียอดคืน',
};

/** The lines of a formula with the numbers of a day: what each is called, and how much it is. */
function lossLines(f: CashbackFigures): Array<readonly [string, string]> {
  const corrected: Array<readonly [string, string]> =
    f.corrected === 0 ? [] : [['หักผลที่แก้ไขย้อนหลัง', formatNet(-f.corrected)]];
  return [
    ['ยอดต้นวัน (รวมที่รอผล)', formatBaht(f.start_balance)],
    ['บวกยอดฝาก', formatBaht(f.deposits)],
    ['หักยอดถอน', formatBaht(f.withdrawals)],
    ['หักยอดปลายวัน (รวมที่รอผล)', formatBaht(f.end_balance)],
    ['หักโบนัสและรางวัลพิเศษ', formatBaht(f.bonuses)],
    ...corrected,
    ['ยอดเสียสุทธิ', baht(f.net_loss)],
    [`อัตราคืน ${percent(f.rates.loss_bp)} ของยอดเสีย`, share(f.net_loss, f.rates.loss_bp)],
    ['คืนสูงสุดตามระดับ', baht(f.rates.cap)],
    [
      `คืนสูงสุด ${percent(f.rates.loss_most_bp)} ของยอดเสี่ยง ${formatBaht(f.staked)}`,
      share(f.staked, f.rates.loss_most_bp),
    ],
  ];
}

/** Words of the pages of both rebates. */
export const cashbackCopy = {
  title: titles,
  lead: leads,
  how: hows,
  otherPage: { turnover: 'ดูคืนยอดเสีย', loss: 'ดูคืนยอดรายวัน' },
  winLoss: 'ดูสรุปได้เสีย',
  today: 'ยอดวันนี้',
  soFar: 'ยอดคืนถึงตอนนี้',
  mayChange: 'ยอดของวันนี้ยังเปลี่ยนได้ สรุปหลังเที่ยงคืน แล้วรับได้ตลอดวันถัดไป',
  claim: 'ยอดของเมื่อวาน',
  claimOf: (day: string) => `วันที่ ${formatThaiDate(day, 'long')}`,
  claimNow: (amount: number) => `รับ ${baht(amount)}`,
  claiming: 'กำลังรับ…',
  claimed: (amount: number) => `รับคืนยอด ${baht(amount)} เข้ากระเป๋าหลักแล้ว`,
  until: (at: string) => `รับได้ก่อน ${formatThaiDateTime(at)}`,
  closing: 'กำลังสรุปยอดของเมื่อวาน กลับมารับได้หลัง 00:15 น.',
  nothing: 'เมื่อวานไม่มียอดคืน',
  missed: (amount: number) => `หมดเวลารับ ${baht(amount)} ของวันนี้แล้ว`,
  formula: 'คิดจากยอดของคุณ',
  linesOf: (basis: CashbackBasis, f: CashbackFigures): ReadonlyArray<readonly [string, string]> =>
    basis === 'loss'
      ? lossLines(f)
      : [
          ['ยอดเสี่ยงที่ออกผลแล้ว', baht(f.staked)],
          [`อัตราคืนระดับ${rankWords[f.rates.rank]}`, percent(f.rates.turnover_bp)],
        ],
  rebate: 'ยอดคืน',
  amount: baht,
  bound: {
    turnover: 'นับเฉพาะยอดที่มีโอกาสเสียจริง รายการที่ยกเลิก คืนเงิน หรือแทงสวนกันไม่นับ',
    loss: 'ได้คืนเท่ายอดที่น้อยที่สุดใน 3 ข้อ คือ อัตราคืนของยอดเสีย ยอดสูงสุดของระดับ และยอดสูงสุดตามยอดเสี่ยงของวัน',
  },
  rank: (rank: Rank) => `ระดับ${rankWords[rank]}`,
  rankFrom: (staked: number) => `ยอดเสี่ยงรวม 30 วัน ${baht(staked)}`,
  nextRank: (rank: Rank, left: number) => `เล่นอีก ${baht(left)} ถึงระดับ${rankWords[rank]}`,
  /** Kept on one line. */
  whole: ['และไม่เกิน'],
  rates: 'อัตราตามระดับ',
  ratesFrom: (day: string) => `อัตราใหม่ตั้งแต่วันที่ ${formatThaiDate(day, 'long')}`,
  stakedFrom: ({ staked_from: from }: RankRates) =>
    from === 0 ? 'ทุกคน' : `ยอดเสี่ยง 30 วันครบ ${shortBaht(from)} บาท`,
  rateOf: (basis: CashbackBasis, r: RankRates) =>
    basis === 'turnover'
      ? `${percent(r.turnover_bp)} ของยอดเสี่ยง`
      : `${percent(r.loss_bp)} ของยอดเสีย สูงสุด ${shortBaht(r.cap)} บาท และไม่เกิน ${percent(r.loss_most_bp)} ของยอดเสี่ยง`,
  login: 'เข้าสู่ระบบเพื่อดูยอดคืนของคุณ',
  history: 'ประวัติ',
  noHistory: 'ยังไม่มีวันที่สรุปยอด',
  day: (day: string) => formatThaiDate(day, 'long'),
  status: (status: CashbackDay['status']) => statusWords[status],
  detailOf: ({ adjustments, carried }: CashbackDay) =>
    adjustments.length > 0 || carried !== 0 ? 'ดูวิธีคิดและยอดที่ปรับ' : 'ดูวิธีคิด',
  own: 'ยอดคืนของวัน',
  adjusted: (day: string) => `ปรับยอดของวันที่ ${formatThaiDate(day)} ที่ผลเปลี่ยน`,
  carried: 'หักยอดที่ค้างจากวันก่อน',
  left: (amount: number) => `ยังต้องหักจากวันต่อไป ${baht(-amount)}`,
  due: 'รับได้',
  net: (amount: number) => formatNet(amount),
  refused: (day: string, message: string) => `วันที่ ${formatThaiDate(day, 'long')}: ${message}`,
  lost: 'ยังไม่ทราบผล กดอีกครั้งได้เลย ระบบจะไม่จ่ายซ้ำ',
  older: 'วันก่อนหน้า',
  newest: 'กลับไปวันล่าสุด',
};
