import { formatBaht, shortBaht } from '#rules/money/baht.ts';
import type { EntryType, StatementWallet } from '#rules/money/statement.ts';

const typeNames: Readonly<Record<EntryType, string>> = {
  deposit: 'ฝากเงิน',
  withdrawal: 'ถอนเงิน',
  stake: 'ยอดแทง',
  win: 'ถูกรางวัล',
  refund: 'คืนเงิน',
  reward: 'รางวัลพิเศษ',
  correction: 'ปรับตามผลใหม่',
  adjustment: 'ปรับปรุงยอด',
};
const walletNames: Readonly<Record<StatementWallet, string>> = {
  main: 'กระเป๋าหลัก',
  hold: 'เงินที่กันไว้',
  'wallet.bonus': 'กระเป๋าโบนัส',
  debt: 'ยอดค้างชำระ',
};

/** Words of the statement. */
export const statementCopy = {
  title: 'ธุรกรรมการเงิน',
  lead: 'ทุกรายการเข้าออกและยอดคงเหลือ ย้อนหลัง\u00a01\u00a0ปี',
  wallets: 'กระเป๋าเงิน',
  wallet: walletNames,
  types: 'ประเภทรายการ',
  everyType: 'ทุกประเภท',
  type: typeNames,
  show: 'แสดง',
  totals: 'สรุปยอดของช่วงนี้',
  opening: 'ยอดยกมา',
  closing: 'ยอดคงเหลือ',
  byType: 'เงินเข้าออกแยกตามประเภท',
  sum: 'ประเภท',
  count: 'รายการ',
  in: 'เงินเข้า',
  out: 'เงินออก',
  rows: 'รายการ',
  balanceAfter: 'คงเหลือ',
  reference: 'เลขที่',
  about: { bill: 'ดูโพย', deposit: 'ดูการฝาก', withdrawal: 'ดูการถอน', round: 'ดูรอบ', game: 'ดูรอบ' },
  file: 'ดาวน์โหลด CSV',
  print: 'พิมพ์',
  winLoss: 'สรุปได้เสีย',
  paperRows: (count: number) => `พิมพ์ ${count.toLocaleString('en')} รายการ`,
  paperTotals: 'สรุปยอดข้างบนรวมทุกประเภท',
  paperNewer: 'ยังมีรายการที่ใหม่กว่านี้ซึ่งไม่ได้พิมพ์',
  paperOlder: 'ยังมีรายการก่อนหน้านี้ซึ่งไม่ได้พิมพ์',
  paperFile: 'ดูครบทุกรายการได้ในไฟล์ CSV',
  fileProblem: {
    wait: 'ดาวน์โหลดไฟล์บ่อยเกินไป กรุณารอสักครู่แล้วลองใหม่',
    failed: 'เตรียมไฟล์ไม่สำเร็จ กรุณาลองใหม่อีกครั้ง',
  },
  empty: 'ไม่มีรายการในช่วงวันที่นี้',
  emptyOlder: 'ไม่มีรายการที่เก่ากว่านี้ในช่วงวันที่นี้',
  emptyText: 'ลองดูย้อนหลังให้นานขึ้น หรือเลือกประเภทอื่น',
  seeYear: 'ดูย้อนหลัง 1 ปี',
  pages: 'หน้ารายการ',
  newest: 'กลับไปรายการล่าสุด',
  older: 'รายการก่อนหน้า',
  sessionNet: (since: string) => `ได้เสียตั้งแต่เข้าสู่ระบบ ${since}`,
  sessionOpen: (baht: number) => `รอผล ${formatBaht(baht)} บาท ยังไม่นับเป็นได้เสีย`,
  lifetime: 'ยอดฝากสุทธิตลอดการเป็นสมาชิก',
  lifetimeText: (deposited: number, withdrawn: number) =>
    `ฝาก ${shortBaht(deposited)} บาท ถอนแล้ว ${shortBaht(withdrawn)} บาท`,
  lifetimeAbout: 'ยอดนี้คืออะไร',
  lifetimeMore:
    'เงินที่คุณฝากและยังไม่ได้ถอนกลับ รวมที่แทงเสียไปและที่อยู่ในกระเป๋า ไม่นับรางวัลที่ยังไม่ได้ถอน การถอนนับเมื่อเงินถึงบัญชีแล้ว',
} as const;
