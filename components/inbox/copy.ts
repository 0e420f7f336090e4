import type { InboxMessage } from '#lib/api/inbox/queries.ts';
import type { InboxKind, InboxOutcome } from '#rules/inbox/inbox.ts';
import { SOME_ENDED } from '#rules/inbox/refused-order.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { formatThaiDate, formatThaiDateTime } from '#rules/time/bangkok-time.ts';

const whole = new Intl.NumberFormat('th-TH', { numberingSystem: 'latn' });
const names = new Map<string, string>(Object.entries(kindNames));

type Words = (row: InboxMessage) => string;

const baht = ({ amount }: InboxMessage) => `${formatBaht(amount ?? 0)} บาท`;
const until = ({ until: end }: InboxMessage, verb: string) =>
  end ? ` ${verb}ได้ถึง ${formatThaiDateTime(end)}` : '';
const bonusOf = ({ name }: InboxMessage) => (name === 'shop' ? 'ร้านค้าแต้ม' : 'คูปอง');
const tail = ({ name }: InboxMessage) => (name ? ` โค้ดลงท้าย ${name}` : '');

function byOutcome(words: Partial<Record<InboxOutcome, Words>>, otherwise: string): Words {
  return (row) => (row.outcome && words[row.outcome]?.(row)) || otherwise;
}

function billWords(row: InboxMessage): string {
  const bill = `โพย${names.get(row.name ?? '') ?? 'หวย'}`;
  const ends = {
    won: `${bill} ถูกรางวัล ได้รับ ${baht(row)}`,
    lost: `${bill} ไม่ถูกรางวัล`,
    returned: `${bill} ยกเลิกแล้ว คืนเงิน ${baht(row)}`,
  };
  if (row.outcome === 'won' || row.outcome === 'returned') return ends[row.outcome];
  return ends.lost;
}

/** The count is what can be used: points that came back after their end are said apart. */
function refusedOrderWords({ count, name }: InboxMessage): string {
  const refused = 'ร้านค้าแต้มส่งของให้คุณไม่ได้';
  const back = `คืน ${whole.format(count ?? 0)} แต้มแล้ว`;
  if (name !== SOME_ENDED) return `${refused} ${back}`;
  if (count === 0) return `${refused} แต้มที่ใช้แลกหมดอายุไปแล้ว จึงใช้ต่อไม่ได้`;
  return `${refused} ${back} แต้มส่วนที่เหลือหมดอายุไปแล้ว ใช้ต่อไม่ได้`;
}

const texts: Readonly<Record<InboxKind, Words>> = {
  bill: billWords,
  deposit: (row) => `ฝากเงินสำเร็จ เงินเข้ากระเป๋า ${baht(row)}`,
  withdrawal: byOutcome(
    {
      paid: (row) => `ถอนเงินสำเร็จ โอนเข้าบัญชีของคุณแล้ว ${baht(row)}`,
      refused: (row) => `ทีมงานไม่อนุมัติรายการถอน คืนเงินเข้ากระเป๋าแล้ว ${baht(row)}`,
    },
    'รายการถอนสิ้นสุดแล้ว',
  ),
  promotion: byOutcome(
    {
      paid: (row) => `เล่นครบตามโปรโมชันแล้ว โบนัสเข้ากระเป๋า ${baht(row)}`,
      expired: () => 'โปรโมชันหมดเวลาแล้ว ไม่ได้รับโบนัส',
      cancelled: () => 'ยกเลิกโปรโมชันแล้ว',
      excluded: () => 'โปรโมชันสิ้นสุดเพราะพักการเล่น',
    },
    'โปรโมชันสิ้นสุดแล้ว',
  ),
  bonus: byOutcome(
    {
      paid: (row) => `เล่นครบแล้ว โบนัสจาก${bonusOf(row)}เข้ากระเป๋า ${baht(row)}`,
      expired: (row) => `โบนัสจาก${bonusOf(row)}หมดเวลาแล้ว ไม่ได้รับโบนัส`,
      excluded: (row) => `โบนัสจาก${bonusOf(row)}สิ้นสุดเพราะพักการเล่น`,
    },
    'โบนัสสิ้นสุดแล้ว',
  ),
  commission: (row) => `ค่าแนะนำวันที่ ${formatThaiDate(row.about)} รวม ${baht(row)}`,
  order: byOutcome({ refused: refusedOrderWords }, 'ร้านค้าแต้มส่งของให้คุณแล้ว ดูเลขพัสดุได้'),
  cashback: (row) => `${row.name === 'loss' ? 'คืนยอดเสีย' : 'คืนยอดรายวัน'} ${baht(row)}${until(row, 'รับ')}`,
  quest: (row) => `ทำภารกิจครบแล้ว${until(row, 'รับรางวัล')}`,
  coupon: (row) => `มีคูปองเฉพาะคุณ${tail(row)}${until(row, 'ใช้')}`,
  coupon_ending: (row) => `คูปองเฉพาะคุณใกล้หมดเวลา${tail(row)}${until(row, 'ใช้')}`,
  complaint: byOutcome(
    {
      answered: (row) => `ทีมงานตอบเรื่องร้องเรียน ${row.about} แล้ว`,
      closed: (row) => `ทีมงานปิดเรื่องร้องเรียน ${row.about} แล้ว`,
    },
    'เรื่องร้องเรียนของคุณมีความคืบหน้า',
  ),
  points_ending: (row) => `แต้ม ${whole.format(row.count ?? 0)} แต้มใกล้หมดอายุ${until(row, 'ใช้')}`,
};

/** Words of the inbox. */
export const inboxCopy = {
  title: 'กล่องข้อความ',
  lead: 'เรื่องที่เกิดขึ้นในบัญชีของคุณ เก็บไว้ 90 วัน',
  empty: 'ยังไม่มีข้อความ',
  emptyMore: 'เมื่อโพยออกผล เงินเข้า ถอนเงินเสร็จ หรือมียอดคืนให้รับ จะแจ้งไว้ที่นี่',
  emptyOlder: 'ไม่มีข้อความก่อนหน้านี้แล้ว',
  bills: 'ดูโพยของฉัน',
  statement: 'ดูธุรกรรมการเงิน',
  isNew: 'ใหม่',
  at: (at: string) => formatThaiDateTime(at),
  text: (row: InboxMessage) => texts[row.kind](row),
  /** Amounts and dates, which stay on one line. */
  whole: ['[0-9.,]+ บาท', '[0-9]+ [ก-๙.]+ [0-9]{2} [0-9:]+ น\\.'],
  readAll: 'อ่านแล้วทั้งหมด',
  allRead: 'อ่านครบทุกข้อความแล้ว',
  older: 'รายการก่อนหน้า',
  newest: 'กลับไปรายการล่าสุด',
} as const;
