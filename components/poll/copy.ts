import type { PollConfig, PollPrize, PollQuota } from '#lib/api/poll/queries.ts';
import { formatBaht } from '#rules/money/baht.ts';
import type { DrawFault } from '#rules/poll/draw-tickets.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';

type Config = PollConfig['config'];

const baht = (amount: number) => `${formatBaht(amount)} บาท`;
const whole = new Intl.NumberFormat('en-US');
const when = (instant: string) => formatThaiDateTime(new Date(instant));
const prize = ({ kind, amount }: Pick<PollPrize, 'kind' | 'amount'>) =>
  kind === 'credit' ? baht(amount) : `${whole.format(amount)} แต้ม`;
const sources = { deposit: 'ยอดฝาก', stake: 'ยอดเสี่ยงที่ออกผลแล้ว' } as const;

const phases: Readonly<Record<Config['phase'], (config: Config) => string>> = {
  soon: ({ opens_at }) => `ยังไม่เปิด เริ่มตอบได้ ${when(opens_at)}`,
  open: ({ closes_at }) => `เปิดรับคำตอบถึง ${when(closes_at)}`,
  closed: ({ closed_at, closes_at, draws_at }) =>
    draws_at === null
      ? `ปิดรับคำตอบแล้วเมื่อ ${when(closed_at ?? closes_at)}`
      : `ปิดรับคำตอบแล้ว จับรางวัล ${when(draws_at)}`,
  drawn: () => 'จับรางวัลแล้ว',
};
const faults: Readonly<Record<DrawFault, string>> = {
  seed: 'รหัสลับไม่ตรงกับรหัสตรวจสอบที่แสดงไว้ก่อน',
  answers: 'รายการคำตอบไม่ตรงกับที่แสดงไว้ตอนปิดรับ',
  winners: 'ผู้ได้รางวัลไม่ตรงกับรหัสลับ',
};

/** Words of polls. */
export const pollCopy = {
  title: 'โพล',
  phase: (config: Config) => phases[config.phase](config),
  times: 'เวลาทั้งหมดเป็นเวลาของเว็บ ไม่ใช่เวลาของเครื่องคุณ',
  terms: ({ basis, step, most, counts_from }: Config) =>
    basis === 'free'
      ? `ตอบได้คนละ ${most} คำตอบ`
      : `${sources[basis]}ทุก ${baht(step)} ตั้งแต่ ${when(counts_from)} ได้ 1 คำตอบ สูงสุดคนละ ${most} คำตอบ`,
  yeekee: 'ยอดเสี่ยงของยี่กีนับ 20%',
  login: 'เข้าสู่ระบบเพื่อตอบโพล',
  choices: 'ตัวเลือก',
  own: 'คำตอบของคุณ',
  left: ({ left, used }: PollQuota) =>
    used === 0 ? `ตอบได้อีก ${left} คำตอบ` : `ตอบแล้ว ${used} คำตอบ ตอบได้อีก ${left} คำตอบ`,
  used: ({ used }: PollQuota) => `คุณตอบครบ ${used} คำตอบแล้ว`,
  none: ({ used }: PollQuota) => (used === 0 ? 'คุณยังไม่มีสิทธิ์ตอบ' : `ตอบแล้ว ${used} คำตอบ ตอนนี้ยังไม่มีสิทธิ์ตอบเพิ่ม`),
  counted: ({ basis, counted, missing }: PollQuota) =>
    basis === 'free' ? '' : `${sources[basis]}ของคุณ ${baht(counted)} อีก ${baht(missing)} ได้สิทธิ์เพิ่ม`,
  recount: 'นับสิทธิ์ใหม่',
  recounting: 'กำลังนับ…',
  answer: 'ส่งคำตอบ',
  sending: 'กำลังส่ง…',
  final: 'ส่งแล้วเปลี่ยนตัวเลือกไม่ได้',
  choose: 'กรุณาเลือกหนึ่งตัวเลือก',
  sent: (ticket: number) => `บันทึกคำตอบแล้ว หมายเลข ${whole.format(ticket)}`,
  unknown: 'ยังไม่ทราบว่าคำตอบถึงระบบหรือไม่ กดตรวจสอบก่อน คำตอบจะไม่เพิ่มซ้ำ',
  unsent: 'คำตอบยังไม่ถึงระบบ ส่งใหม่ได้',
  look: 'ตรวจสอบคำตอบ',
  ticket: (choice: string, ticket: number) => `${choice} หมายเลข ${whole.format(ticket)}`,
  stats: (isOpen: boolean) => (isOpen ? 'คำตอบตอนนี้' : 'คำตอบทั้งหมด'),
  statsFailed: 'โหลดจำนวนคำตอบไม่สำเร็จ',
  again: 'ลองใหม่',
  statsWaiting: 'กำลังโหลด…',
  share: (answers: number, total: number) =>
    answers === 0 ? 'ยังไม่มีคำตอบ' : `${whole.format(answers)} คำตอบ (${Math.round((answers / total) * 100)}%)`,
  prizes: 'รางวัล',
  prize: ({ place, ...one }: PollPrize) => `รางวัลที่ ${place}: ${prize(one)}`,
  opens: ({ answers }: PollPrize) => `จับเมื่อมีคำตอบตั้งแต่ ${whole.format(answers)} คำตอบ`,
  days: (days: number) => `แต้มใช้ได้ ${days} วัน บัญชีที่ปิดหรือระงับการเล่นไม่ได้รางวัล`,
  winners: 'ผู้ได้รางวัล',
  noWinners: 'คำตอบไม่ถึงจำนวนที่เปิดรางวัล จึงไม่มีผู้ได้รางวัล',
  winner: (place: number, member: string) => `รางวัลที่ ${place}: ${member}`,
  won: (one: Pick<PollPrize, 'kind' | 'amount'>, ticket: number) =>
    `${prize(one)} หมายเลข ${whole.format(ticket)}`,
  notGiven: 'บัญชีนี้ปิดหรือระงับการเล่น จึงไม่มีใครได้รางวัลนี้',
  fair: 'ตรวจผลการจับรางวัล',
  fairLead:
    'ผู้ได้รางวัลมาจากรหัสลับที่กำหนดไว้ก่อนเปิดโพล กับคำตอบของทุกคนตามลำดับ รหัสลับเปิดเผยหลังจับรางวัล ใครก็ตรวจได้ในเครื่องของตัวเอง',
  commit: 'รหัสตรวจสอบ (SHA-256 ของรหัสลับ)',
  seed: 'รหัสลับ',
  head: 'รหัสของคำตอบทั้งหมด',
  verify: 'ตรวจในเครื่องนี้',
  verifying: 'กำลังตรวจ…',
  good: 'ตรวจแล้ว ผู้ได้รางวัลตรงกับรหัสลับและคำตอบทั้งหมด',
  wrong: (fault: DrawFault) => `${faults[fault]} กรุณาติดต่อทีมงาน`,
} as const;
