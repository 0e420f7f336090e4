import { termsCopy } from '#components/ui/promotion/copy.ts';
import type { Claim, Promotion } from '#lib/api/promotion/queries.ts';
import { formatBaht, shortBaht, toSatang } from '#rules/money/baht.ts';
import { creditOneIn } from '#rules/promotion/offer.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const { baht } = termsCopy;

const statusWords: Readonly<Record<Claim['status'], string>> = {
  running: 'กำลังใช้',
  done: 'ได้โบนัสแล้ว',
  cancelled: 'ยกเลิกแล้ว',
  expired: 'หมดเวลา',
  excluded: 'สิ้นสุดเพราะพักการเล่น',
};

/** Words of the pages of promotions. */
export const promotionCopy = {
  title: 'โปรโมชัน',
  lead: 'ทุกโปรโมชันบอกเงื่อนไขและค่าใช้จ่ายเฉลี่ยก่อนรับ ไม่รับก็ฝากและเล่นได้ตามปกติ',
  ownTitle: 'โปรโมชันของฉัน',
  ownLead: 'รับได้ครั้งละ 1 โปรโมชัน โบนัสเข้ากระเป๋าโบนัสทันที และย้ายเข้ากระเป๋าหลักเมื่อเล่นครบเทิร์น',
  all: 'โปรโมชันทั้งหมด',
  choose: 'ดูและรับโปรโมชัน',
  /** Kept on one line. */
  whole: ['วันละ 1 ครั้ง', 'สัปดาห์ละ 1 ครั้ง', '1 ครั้งต่อสมาชิก'],
  none: 'ตอนนี้ยังไม่มีโปรโมชัน',
  noneWhy: 'มีโปรโมชันใหม่เมื่อไรจะแสดงที่นี่ ระหว่างนี้ฝากและเล่นได้ตามปกติ หรือทำภารกิจรับแต้ม',
  quests: 'ดูภารกิจ',
  /** Beside its percentage. */
  ofDeposit: 'โบนัสของยอดฝาก',
  mostBonus: (p: Promotion) => `สูงสุด ${baht(p.max_bonus)}`,
  counts: (p: Promotion) =>
    `คิดจากยอดฝากรวมโบนัส ${p.counts_words}${p.counts.some(({ of }) => of.startsWith('games')) ? ' ค่าเฉลี่ยคิดจากเกมของเว็บเอง' : ''}`,
  allTerms: 'เงื่อนไขทั้งหมด',
  asks: (p: Promotion) =>
    p.turn === 'credit'
      ? `เทิร์นเครดิต ${p.times} เท่าของยอดฝากรวมโบนัส ทำยอดให้ถึงใน ${p.days} วัน ${p.counts_words}`
      : `เทิร์นยอดเล่น ${p.times} เท่าของยอดฝากรวมโบนัส เล่นให้ครบใน ${p.days} วัน ${p.counts_words}`,
  creditHow: termsCopy.creditHow,
  largest: (amount: number) =>
    `ระหว่างใช้โปรโมชัน เล่นไม่เกินครั้งละ ${baht(amount)} รวมหวยด้วย ถอนเงินได้หลังเล่นครบหรือยกเลิก`,
  /** What the first withdrawal after the bonus leaves. */
  withdrawal: (largest: number | null) =>
    largest === null
      ? 'ไม่จำกัดยอดถอน'
      : `ถอนครั้งแรกหลังได้โบนัส คงเหลือไม่เกิน ${baht(largest)} โบนัสและเงินที่ชนะจากโบนัสส่วนเกินจะถูกนำออก เงินของคุณเองอยู่ครบ`,
  funds:
    'เงินของคุณเองใช้ก่อนเสมอ โบนัสอยู่ในกระเป๋าโบนัส ใช้เล่นหรือถอนไม่ได้จนกว่าเล่นครบเทิร์น แล้วจึงเข้ากระเป๋าหลัก ถ้ายกเลิกหรือหมดเวลา โบนัสคืนระบบ',
  example: ({ min_deposit, turn, example: e }: Promotion) => {
    const [brings, costs] = [
      `เช่น ฝาก ${baht(min_deposit)} ได้โบนัส ${baht(e.bonus)}`,
      `${termsCopy.cost[turn]} ${termsCopy.range(e.average_cost_from, e.average_cost)}`,
    ];
    if (turn === 'wager') return `${brings} ต้องเล่น ${baht(e.target)} ${costs}`;
    const oneIn = creditOneIn(toSatang(min_deposit), toSatang(e.target));
    return `${brings} ยอดต้องถึง ${baht(e.target)} ${termsCopy.chance} ${termsCopy.oneIn(oneIn)} ${costs}`;
  },
  /** When it is offered; undefined for one without an end. */
  dates: ({ starts_at: from, ends_at: to }: Promotion) =>
    to === null
      ? undefined
      : `รับได้${from === null ? '' : `ตั้งแต่ ${formatThaiDateTime(from)} `}ถึงก่อน ${formatThaiDateTime(to)}`,
  open: 'คำนวณโบนัสและฝากเงิน',
  amount: 'ยอดที่จะฝาก',
  unit: 'บาท',
  depositFor: 'ฝากเงินและรับโปรโมชันนี้',
  time: (at: string) => formatThaiDateTime(at),
  accept: 'รับโปรโมชันนี้',
  accepting: 'กำลังรับโปรโมชัน…',
  accepted: 'รับโปรโมชันแล้ว',
  lost: 'ยังไม่ทราบผล กดอีกครั้งได้เลย ระบบจะไม่รับซ้ำ',
  notBegun: (title: string) => `เงินฝากเข้าแล้ว แต่โปรโมชัน ${title} ไม่ได้เริ่ม`,
  running: 'กำลังใช้อยู่',
  wallet: 'กระเป๋าโบนัส',
  walletHolds: ({ bonus, expires_at }: Claim) =>
    `฿ ${formatBaht(bonus)} · ปลดล็อกเมื่อเล่นครบเทิร์น · หมดอายุ ${formatThaiDateTime(expires_at)}`,
  walletWhy:
    'เงินของคุณเองใช้เล่นก่อนเสมอ โบนัสแยกจากยอดเงินในกระเป๋าหลัก นำไปเล่นหรือถอนไม่ได้จนกว่าเล่นครบ แล้วจึงย้ายเข้ากระเป๋าหลักเอง',
  walletMoves: 'ดูรายการเข้าออกกระเป๋าโบนัส',
  progress: ({ turn, played, target }: Claim) =>
    `${turn === 'credit' ? 'เทิร์นเครดิต (สูงสุดที่ทำได้)' : 'เทิร์น'} ${shortBaht(played)} / ${shortBaht(target)}`,
  left: ({ played, target }: Claim) => baht(Math.round((target - played) * 100) / 100),
  stillToPlay: { wager: 'เหลือต้องเล่น', credit: 'เทิร์นเครดิตเหลืออีก' },
  withdrawable: 'ถอนได้ตอนนี้',
  cancel: 'ยกเลิกโปรโมชัน',
  cancelling: 'กำลังยกเลิก…',
  cancelled: 'ยกเลิกโปรโมชันแล้ว',
  cancelAsk: 'ยกเลิกแล้วจะเกิดอะไรขึ้น',
  /** The sum of the wallets; undefined while it is not known. */
  stays: (own: number | undefined) =>
    `ที่ยังอยู่: ยอดเงินในกระเป๋า${own === undefined ? '' : ` ${baht(own)}`} ทั้งหมด และถอนได้โดยไม่ต้องเล่นเทิร์นของโปรโมชันนี้ต่อ`,
  goes: ({ bonus, turn, played, deposit }: Claim) =>
    `ที่หายไป: โบนัส ${baht(bonus)} และ${turn === 'credit' ? 'เทิร์นเครดิตที่ทำได้' : 'ยอดเทิร์นที่เล่นไป'} ${baht(played)} ยอดฝาก ${baht(deposit)} นี้รับโปรโมชันอื่นไม่ได้อีก`,
  usedUp: (per: string | undefined) => `สิทธิ์รับโปรโมชันนี้ใช้ไปแล้วและไม่ได้คืน${per ? ` (${per})` : ''}`,
  confirm: 'ยืนยันยกเลิก',
  back: 'ใช้โปรโมชันต่อ',
  offers: 'โปรโมชันที่มี',
  withDeposit: 'ตอนนี้ยังรับโปรโมชันจากยอดฝากที่มีไม่ได้ เลือกโปรโมชันพร้อมการฝากครั้งใหม่ได้ที่หน้าฝากเงิน',
  ended: 'ที่ผ่านมา',
  status: (claim: Claim) => statusWords[claim.status],
  makeDeposit: 'ฝากเงิน',
} as const;
