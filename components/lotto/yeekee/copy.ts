import { shortBaht } from '#rules/money/baht.ts';

/** Words of a Yeekee round: the room where numbers are shot. */
export const roomCopy = {
  roundOf: (number: number) => `รอบที่ ${number}`,
  allRounds: 'ทุกรอบของวัน',
  closes: (time: string) => `ปิด ${time} น.`,
  panels: 'แทงหวยหรือยิงเลข',
  bet: 'แทงหวย',
  shoot: 'ยิงเลข',
  room: 'ห้องยิงเลข',
  clock: {
    open: 'ปิดรับแทงใน',
    soon: 'ปิดรับแทงใน',
    shooting: 'หมดเวลายิงใน',
    awaiting: 'ออกผลใน',
  },
  stage: {
    later: 'ยังไม่เปิดรับ',
    open: 'เปิดรับแทง',
    soon: 'แทงและยิงได้',
    shooting: 'ปิดรับแทง ยังยิงได้',
    awaiting: 'หมดเวลายิง รอผล',
    result: 'ออกผลแล้ว',
    refunded: 'คืนเงินทั้งรอบ',
  },
  shootFrom: (time: string) => `ยิงได้ตั้งแต่ ${time} น.`,
  shootUntil: (time: string) => `ยิงได้ถึง ${time} น.`,
  systemTime: 'ตามเวลาของระบบ',
  shootingLater: 'ตอนนี้แทงล่วงหน้าได้เลย',
  shootingOver: 'หมดเวลายิงแล้ว',
  awaitingText: 'กำลังรวมเลขและคิดผล หน้านี้จะแสดงผลให้เองเมื่อเสร็จ',
  stale: 'โหลดข้อมูลล่าสุดไม่สำเร็จ ตัวเลขที่เห็นอาจยังไม่อัปเดต',
  retry: 'ลองใหม่',
} as const;

/** Words of the shooting pad. */
export const shootCopy = {
  title: 'ยิงเลข',
  label: 'เลขที่จะยิง 5 หลัก',
  random: 'สุ่มเลข',
  send: 'ยิงเลข',
  sending: 'กำลังยิง…',
  looking: 'กำลังตรวจว่ายิงสำเร็จหรือไม่…',
  wait: (seconds: number) => `ยิงได้อีกใน ${seconds} วินาที`,
  hint: 'ยิงฟรี กี่ครั้งก็ได้ ระบบปิดเลขของทุกคนไว้จนหมดเวลายิง',
  incomplete: 'ใส่เลขให้ครบ 5 หลัก',
  done: (number: string, position: number) => `ยิง ${number} แล้ว ลำดับที่ ${position}`,
  found: (position: number) => `ยิงสำเร็จแล้ว ลำดับที่ ${position}`,
  unsent: 'ยังไม่ได้ส่งเลขนี้ กดยิงอีกครั้งได้',
  unknown: 'ยังไม่ทราบว่าเลขนี้ถึงระบบหรือไม่ ระบบจะไม่ยิงซ้ำให้เอง',
  check: 'ตรวจสอบอีกครั้ง',
  visitorTitle: 'เข้าสู่ระบบเพื่อยิงเลข',
  visitorText: 'ดูรอบ ผล และหลักฐานได้โดยไม่ต้องเข้าสู่ระบบ',
  login: 'เข้าสู่ระบบ',
  register: 'สมัครสมาชิก',
} as const;

/** Words of the lists of shots. */
export const shotsCopy = {
  times: (count: number) => `${count} ครั้ง`,
  mine: 'เลขที่ฉันยิง',
  mineEmpty: 'ยังไม่ได้ยิงในรอบนี้',
  receiptText: 'เก็บใบรับไว้ตรวจภายหลังว่าระบบนับเลขของคุณจริง',
  receiptLater: 'ใบรับจะแสดงที่นี่เมื่อหมดเวลายิง',
  position: (position: number) => `ยิงเป็นลำดับที่ ${position}`,
  copyReceipt: (position: number) => `คัดลอกใบรับลำดับที่ ${position}`,
  all: 'เลขที่ยิงทั้งหมด',
  newestFirst: {
    newest_first: 'แถวนับจากเลขล่าสุด แถวที่ 1 คือเลขที่ยิงหลังสุด ส่วนลำดับนับจากคนแรกที่ยิง',
    oldest_first: 'เลขล่าสุดอยู่บนสุด แถวและลำดับนับจากคนแรกที่ยิง',
  },
  forMembers: 'เข้าสู่ระบบเพื่อดูว่าใครยิง เลขทุกครั้งจะเปิดให้ทุกคนเห็นเมื่อหมดเวลายิง',
  empty: 'ยังไม่มีใครยิงในรอบนี้ ยิงเป็นคนแรกได้เลย',
  emptyOver: 'ไม่มีใครยิงในรอบนี้',
  row: { newest_first: 'แถวที่ (จากล่าสุด)', oldest_first: 'แถวที่ (จากแรก)' },
  order: 'ยิงลำดับที่ (จากแรก)',
  member: 'คนยิง',
  number: 'เลข',
  hidden: 'ปิดไว้',
  you: '(คุณ)',
  more: (count: number) => `ดูอีก ${count} แถว`,
} as const;

const needText = (count: number, least: number, unit: string) =>
  count < least ? `${count} จาก ${least} ${unit}` : `ครบแล้ว ${count} ${unit} (ขั้นต่ำ ${least})`;

/** Words of what a round needs, what shooters win and when stakes come back. */
export const termsCopy = {
  needs: 'รอบนี้ออกผลเมื่อครบ',
  shots: 'เลขที่ยิง',
  shooters: 'คนยิง',
  ofShots: (count: number, least: number) => needText(count, least, 'ครั้ง'),
  ofShooters: (count: number, least: number) => needText(count, least, 'คน'),
  enough: 'ครบแล้ว รอบนี้ออกผล',
  missing: (shots: number, shooters: number) =>
    `ยังขาด ${[shots > 0 ? `เลขอีก ${shots} ครั้ง` : '', shooters > 0 ? `คนยิงอีก ${shooters} คน` : ''].filter(Boolean).join(' และ')}`,
  rewards: 'รางวัลคนยิง',
  rewardRow: (row: number) => `แถวที่ ${row}`,
  wonBy: (member: string, position: number) => `${member} ลำดับที่ ${position}`,
  rewardMost: (baht: number) => `สูงสุด ${shortBaht(baht)} บาท`,
  rewardBaht: (baht: number) => `${shortBaht(baht)} บาท`,
  rewardNone: 'ไม่มีผู้ได้รับ',
  limitedBy: {
    own: 'ได้ครึ่งหนึ่งของกำไรเฉลี่ยที่เว็บได้จากโพยของผู้ได้รางวัล',
    round: 'ลดตามส่วน เพราะรางวัลทั้งรอบรวมกันไม่เกินครึ่งหนึ่งของกำไรเฉลี่ยที่เว็บได้จากทุกโพย',
  },
  whyNone: {
    few_stakes: 'คนที่มียอดเสี่ยงถึงเกณฑ์ยังไม่ครบ',
    margin: 'กำไรเฉลี่ยที่เว็บได้จากโพยน้อยเกินไป',
    no_shot: 'ยิงไม่ถึงแถวนี้',
    stake: 'คนยิงมียอดเสี่ยงไม่ถึงเกณฑ์',
    larger: 'คนยิงได้รางวัลของแถวอื่นที่สูงกว่าแล้ว',
  },
  conditions: (stake: number, members: number) => [
    'แถวที่ 1 คือเลขที่ยิงล่าสุดก่อนหมดเวลา คนหนึ่งได้รางวัลเดียว คือแถวที่สูงกว่า',
    `ต้องมียอดเสี่ยงในรอบนี้ตั้งแต่ ${shortBaht(stake)} บาท ยอดเสี่ยงคือเงินที่จ่ายค่าโพย หักเงินที่ได้คืนแน่นอนไม่ว่าออกเลขใด`,
    'รางวัลไม่เกินครึ่งหนึ่งของกำไรเฉลี่ยที่เว็บได้จากโพยของคุณ เช่น แทง 3 ตัวบน 1,000 บาท ที่บาทละ 850 เว็บได้เฉลี่ย 150 บาท รางวัลจึงไม่เกิน 75 บาท',
    'รางวัลทั้งรอบรวมกันไม่เกินครึ่งหนึ่งของกำไรเฉลี่ยที่เว็บได้จากทุกโพย ถ้าเกินจะลดตามส่วนและปัดเศษลง',
    `ถ้าคนที่มียอดเสี่ยงมีไม่ถึง ${members} คน รอบนั้นไม่มีรางวัล`,
  ],
  refunds: 'คืนเงินเมื่อไร',
  refundLines: (shots: number, shooters: number) => [
    `ยิงไม่ถึง ${shots} ครั้ง หรือคนยิงไม่ถึง ${shooters} คน: คืนเงินแทงทุกโพยเต็มจำนวน ไม่มีรางวัลคนยิง`,
    'ระบบขัดข้องในนาทีสุดท้ายของการยิง: คืนเงินแทงทุกโพยเต็มจำนวนเช่นกัน',
    'เงินคืนเข้ากระเป๋าหลักเอง ไม่ต้องแจ้ง',
    'โพยยี่กียกเลิกเองไม่ได้',
  ],
} as const;

/** Words of the outcome of a round. */
export const outcomeCopy = {
  title: (number: number) => `ผลรอบที่ ${number}`,
  steps: 'ผลนี้มาจากไหน',
  sum: (count: number) => `รวมเลขที่ยิงทั้ง ${count} ครั้ง`,
  row16: {
    newest_first: 'ลบเลขแถวที่ 16 นับจากเลขล่าสุด',
    oldest_first: 'ลบเลขแถวที่ 16 นับจากเลขแรก',
  },
  rest: 'เหลือ ใช้ 5 หลักท้าย',
  restSealed: 'เหลือ',
  mix: 'บวกเลขจากรหัสลับที่ล็อกไว้ก่อนยิง แล้วใช้ 5 หลักท้าย',
  digits: 'เลข 5 หลักของรอบ',
  refundedTitle: 'รอบนี้คืนเงินแล้ว',
  why: {
    few_shots: 'ยิงไม่ครบจำนวนครั้งที่กำหนด',
    few_members: 'คนยิงไม่ครบจำนวนที่กำหนด',
    outage: 'ระบบขัดข้องในนาทีสุดท้ายของการยิง',
    called_off: 'ยกเลิกรอบนี้แล้ว',
    no_result: 'รอบนี้ไม่มีผล',
  },
  refundedWhy: (count: number, shooters: number) => `มีเลขที่ยิง ${count} ครั้ง จาก ${shooters} คน`,
  refundedText: 'เงินแทงทุกโพยคืนเข้ากระเป๋าหลักเต็มจำนวน รอบนี้ไม่มีรางวัลคนยิง',
  prizeTitle: (baht: number) => `คุณได้รางวัลคนยิง ${shortBaht(baht)} บาท`,
  bills: 'โพยของฉัน',
  proof: 'ตรวจสอบผล',
} as const;
