/** Words of choosing a day of results. */
export const dayCopy = {
  pick: 'เลือกวัน',
  day: 'ผลของวันที่',
  show: 'ดูผล',
  on: (date: string) => `วันที่ ${date}`,
  empty: (date: string) => `ไม่มีผลของวันที่ ${date}`,
  emptyText: 'เลือกวันอื่น หรือดูงวดล่าสุด',
  title: (date: string, count: number) => `วันที่ ${date} ออกแล้ว ${count} รอบ`,
  round: (number: number) => `รอบที่ ${number}`,
} as const;

/** Words of what became of a published result. */
export const historyCopy = {
  title: 'ประวัติผล',
  unchanged: 'ยังไม่เคยแก้ไข',
  first: 'ประกาศครั้งแรก',
  corrected: (times: number) => `แก้ไขแล้ว ครั้งที่ ${times}`,
  from: (source: string) => `ที่มา: ${source}`,
  change: (name: string, before: string, after: string) => `${name} จาก ${before} เป็น ${after}`,
  none: '–',
  rest: 'โพยทุกใบของงวดนี้ตัดสินใหม่ตามผลล่าสุด',
} as const;

/** Words of the check of many tickets. */
export const ticketsCopy = {
  title: 'ตรวจสลากหลายใบ',
  lead: 'ตรวจสลากกินแบ่งรัฐบาลกับผลทุกงวดที่มีในระบบ ครั้งละไม่เกิน 100 เลข',
  open: 'ตรวจหลายใบ',
  label: 'เลขสลาก 6 หลัก',
  hint: 'ใส่บรรทัดละหนึ่งเลข หรือคั่นด้วยเว้นวรรคหรือจุลภาค ใช้เลขไทยได้',
  check: 'ตรวจทุกงวด',
  problems: (count: number) => `มี ${count} รายการที่ตรวจไม่ได้`,
  place: (line: number, column: number) => `บรรทัด ${line} ตัวที่ ${column}`,
  reason: { number: 'ไม่ใช่เลข 6 หลัก', many: 'เกิน 100 เลข กรุณาตรวจครั้งถัดไป' },
  won: (won: number, all: number) => `ถูกรางวัล ${won} จาก ${all} เลข`,
  over: (draws: number, from: string, to: string) => `ตรวจกับ ${draws} งวด ตั้งแต่ ${from} ถึง ${to}`,
  lost: (count: number) => `ไม่ถูกรางวัล ${count} เลข:`,
  note: 'เงินรางวัลต่อสลากหนึ่งใบ ยังไม่หักภาษี สลากขึ้นเงินได้ภายใน 2 ปีนับจากวันออกรางวัล',
} as const;

/** Words of what came how often. */
export const statsCopy = {
  title: 'สถิติผลที่ผ่านมา',
  lead: 'เลขใดออกบ่อยและเลขใดไม่ออกมานานในงวดล่าสุด',
  open: 'สถิติผลที่ผ่านมา',
  warning: 'สถิติบอกแค่ว่าที่ผ่านมาออกเลขใด ทำนายงวดหน้าไม่ได้ ทุกเลขมีโอกาสเท่าเดิมทุกงวด',
  stretches: 'จำนวนงวดที่นับ',
  stretch: (draws: number) => `${draws} งวดล่าสุด`,
  over: (draws: number) =>
    `นับจาก ${draws} งวดที่มีผล โดยเฉลี่ยแต่ละเลขวิ่งบนออก 27.1% วิ่งล่าง 19% และเลข 2 ตัวออก 1% ของงวด`,
  columns: ['เลข', 'ออก (งวด)', 'ไม่ออกมาแล้ว', 'ไม่ออกนานสุด'],
  digits: (name: string) => `${name} ทุกเลข`,
  frequent: (name: string) => `${name} ที่ออกบ่อย`,
  absent: (name: string) => `${name} ที่ไม่ออกมานาน`,
  empty: 'ยังไม่มีผลให้นับ',
} as const;
