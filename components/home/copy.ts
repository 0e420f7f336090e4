import { paths } from '#lib/paths.ts';

/** What a page for members is called, by how its address begins. */
const memberPages: readonly (readonly [path: string, name: string])[] = [
  [paths.lottoBills, 'โพยของฉัน'],
  [paths.deposit, 'ฝากเงิน'],
  [paths.withdraw, 'ถอนเงิน'],
];

/** Words of the home page. */
export const copy = {
  promise: 'ถูกรางวัล เงินเข้ากระเป๋าเอง',
  promiseWords: ['ถูกรางวัล', 'เงินเข้ากระเป๋าเอง'],
  banners: 'ข่าวเด่น',
  bannersFailed: 'โหลดข่าวเด่นไม่สำเร็จ',
  openRounds: 'งวดที่เปิดรับ',
  allRounds: 'ดูทุกหวย',
  noRounds: 'ยังไม่มีงวดที่เปิดรับในขณะนี้',
  drawOf: (date: string, round: number | undefined) =>
    `งวด ${date}${round === undefined ? '' : ` รอบที่ ${round}`}`,
  closesIn: 'ปิดรับใน',
  latestResults: 'ผลรางวัลล่าสุด',
  allResults: 'ดูย้อนหลัง',
  noResults: 'ยังไม่มีผลรางวัล',
  source: (name: string) => `ที่มา: ${name}`,
  shortcuts: 'ทางลัด',
  bet: 'แทงหวย',
  yeekee: 'ยี่กี',
  results: 'ผลรางวัล',
  slots: 'สล็อต',
  paid: 'จ่ายแล้วล่าสุด',
  paidLead: 'โพยที่ถูกรางวัลตั้งแต่ 1,000 บาท ใน 24 ชั่วโมง ไม่แสดงชื่อสมาชิก',
  member: (masked: string) => `สมาชิก ${masked}`,
  news: 'ข่าวสาร',
  newsFailed: 'โหลดข่าวสารไม่สำเร็จ ส่วนอื่นของหน้าใช้งานได้ตามปกติ',
  membersOnly: (path: string) => {
    const name = memberPages.find(([start]) => path.startsWith(start))?.[1];
    return `${name ? `หน้า “${name}”` : 'หน้านี้'} สำหรับสมาชิก เข้าสู่ระบบแล้วจะพาไปให้ทันที`;
  },
  loginToSee: 'เข้าสู่ระบบ',
  join: 'สมัครสมาชิก',
  joinFree: 'สมัครสมาชิกฟรี',
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
  joinText: 'สมัครไม่ถึง 2 นาที ฝากด้วยพร้อมเพย์ แทงเริ่มต้นเลขละ 1 บาท',
} as const;
