import type { BigRoad } from '#rules/baccarat/big-road.ts';
import type { Colour, DerivedRoad } from '#rules/baccarat/derived-roads.ts';
import type { Outcome, Side } from '#rules/baccarat/hand.ts';
import type { ShoeFault } from '#rules/sooth/shoe-seeds.ts';
import { BANKER_SHARE, CHOP_FROM, guessRange, STREAK_FROM, type TipRule } from '#rules/sooth/tips.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';

const whole = new Intl.NumberFormat('en-US');
const percent = (part: number, all: number) => `${((part / all) * 100).toFixed(2)}%`;
const names: Readonly<Record<Outcome, string>> = { B: 'แบงเกอร์', P: 'เพลเยอร์', T: 'เสมอ' };
const rules: Readonly<Record<TipRule, string>> = {
  streak: 'ตามมังกร',
  chop: 'ตามปิงปอง',
  derived: 'เสียงข้างมากของเค้าไพ่รอง',
};
const meanings: Readonly<Record<TipRule, string>> = {
  streak: `ฝั่งเดิมชนะติดกัน ${STREAK_FROM} ตาขึ้นไป ตามฝั่งเดิม`,
  chop: `สลับฝั่งกัน ${CHOP_FROM} ตาขึ้นไป ตามฝั่งตรงข้าม`,
  derived: 'ดูว่าฝั่งไหนทำให้เค้าไพ่รองขึ้นสีแดง 2 ใน 3 เค้าขึ้นไป',
};
const roads: Readonly<Record<DerivedRoad, string>> = {
  bigEye: 'ตาใหญ่',
  small: 'เค้าเล็ก',
  cockroach: 'แมลงสาบ',
};
const faults: Readonly<Record<ShoeFault, string>> = {
  seed: 'รหัสลับไม่ตรงกับรหัสตรวจสอบที่แสดงไว้ก่อน',
  hands: 'ผลไพ่ไม่ตรงกับรหัสลับ',
};
const colours: Readonly<Record<Colour, string>> = { red: 'แดง', blue: 'น้ำเงิน' };
/** How the big road ends. */
interface RoadEnd {
  readonly side: Side | undefined;
  readonly length: number;
  readonly leadingTies: number;
}
/** One column of the big road, with the ties that lie on it. */
function columnSaid(column: BigRoad['columns'][number]): string {
  const [first] = column;
  const ties = column.reduce((sum, mark) => sum + mark.ties, 0);
  return `${first ? names[first.side] : ''} ${column.length}${ties > 0 ? ` เสมอ ${ties}` : ''}`;
}
const suits = { s: '♠', h: '♥', c: '♣', d: '♦' } as const;

/** Words of baccarat tips. */
export const soothCopy = {
  title: 'สูตรบาคาร่า',
  lead: 'โต๊ะของเว็บ แจกไพ่ให้ดูและตรวจย้อนหลังได้ ไม่รับเดิมพัน',
  independent: 'ผลแต่ละตาเป็นอิสระต่อกัน สูตรไม่เพิ่มโอกาสชนะ',
  rooms: 'ห้องทั้งหมด',
  lastRoom: (name: string) => `ดูต่อ ${name}`,
  /** Before the time that is left; a hand is dealt at once, so a room only ever waits for the next. */
  states: { dealing: 'รอตาถัดไปอีก', waiting: 'รอขอนถัดไปอีก', closed: 'ปิดห้องชั่วคราว' },
  empty: 'ยังไม่มีผลในขอนนี้',
  name: (outcome: Outcome) => names[outcome],
  legend: 'B แบงเกอร์, P เพลเยอร์, T เสมอ จุดซ้ายบนคือไพ่คู่ของแบงเกอร์ จุดขวาล่างคือไพ่คู่ของเพลเยอร์',
  pairs: (outcome: Outcome, sides: readonly Side[]) =>
    `${outcome} ไพ่คู่ของ${sides.map((side) => names[side]).join('และ')}`,
  count: (outcome: Outcome, count: number) => `${names[outcome]} ${count}`,
  hands: (count: number) => (count === 0 ? 'ยังไม่ได้แจก' : `แจกแล้ว ${count} ตา`),
  shoe: (no: number) => `ขอนที่ ${no} ของวัน`,
  cardsLeft: (count: number) => (count === 0 ? 'ถึงใบตัดแล้ว จบขอนนี้' : `เหลือ ${count} ใบก่อนถึงใบตัด`),
  said: (no: number, outcome: Outcome, totals: { player: number; banker: number }) =>
    outcome === 'T'
      ? `ตาที่ ${no} เสมอ ${totals.player} ต่อ ${totals.banker}`
      : `ตาที่ ${no} ${names[outcome]}ชนะ ${Math.max(totals.player, totals.banker)} ต่อ ${Math.min(totals.player, totals.banker)}`,
  points: (count: number) => `${count} แต้ม`,
  card: (rank: string, suit: keyof typeof suits) => `${rank === 'T' ? '10' : rank}${suits[suit]}`,
  beads: 'เค้าไพ่เม็ด',
  bigRoad: 'เค้าไพ่หลัก',
  road: (road: DerivedRoad) => roads[road],
  roadNow: (road: string, { side, length, leadingTies }: RoadEnd) =>
    side
      ? `${road} ล่าสุด${names[side]}ชนะติดกัน ${length} ตา`
      : leadingTies > 0
        ? `${road} เสมอ ${leadingTies} ตา ยังไม่มีฝั่งชนะ`
        : `${road} ยังไม่มีผล`,
  bigRoadAll: (columns: BigRoad['columns']) => `จากเก่าไปใหม่ ${columns.map(columnSaid).join(', ')}`,
  derivedNow: (road: DerivedRoad, columns: readonly (readonly Colour[])[]) => {
    const said = columns.map(([colour, ...more]) => `${colour && colours[colour]} ${more.length + 1}`);
    const last = columns.at(-1)?.[0];
    if (!last) return `${roads[road]} ยังไม่เริ่ม`;
    return `${roads[road]} ล่าสุดสี${colours[last]} จากเก่าไปใหม่ ${said.join(', ')}`;
  },
  bigRoadHow: 'วงทึบคือแบงเกอร์ วงโปร่งคือเพลเยอร์ ขีดเขียวคือเสมอ ตัวเลขคือเสมอติดกันกี่ตา',
  derivedHow: 'วงทึบสีแดงคือเดินตามเดิม วงโปร่งสีน้ำเงินคือเปลี่ยนรูปแบบ ไม่ใช่แบงเกอร์กับเพลเยอร์',
  tips: 'สูตรพูดถึงตาถัดไป',
  rule: (rule: TipRule) => rules[rule],
  meaning: (rule: TipRule) => meanings[rule],
  side: (side: Side | null) => (side ? names[side] : 'ไม่มีคำแนะนำ'),
  listTip: (rule: TipRule, side: Side) => `${rules[rule]}: ${names[side]}`,
  noTips: 'ยังไม่มีสูตรไหนให้คำแนะนำ',
  record: ({ said, hits }: { said: number; hits: number }) =>
    said === 0
      ? 'ยังไม่มีสถิติ'
      : `ตรง ${whole.format(hits)} จาก ${whole.format(said)} ตา (${percent(hits, said)})`,
  base: ({ said, banker }: { said: number; banker: number }) =>
    said === 0 ? '' : `ถ้าเลือกแบงเกอร์ทุกตาในตาเดียวกัน ตรง ${percent(banker, said)}`,
  chance: (said: number) => {
    const [low, high] = guessRange(said).map((share) => Math.round(share * 100));
    return `เดาสุ่ม ${whole.format(said)} ตา มักตรง ${low}–${high}%`;
  },
  sample: (shoes: number) =>
    shoes === 0 ? 'ยังไม่มีขอนที่จบแล้วของห้องนี้' : `นับจาก ${whole.format(shoes)} ขอนที่จบแล้วของห้องนี้ ไม่นับเสมอ`,
  theory: `ตามทฤษฎี แบงเกอร์ชนะ ${(BANKER_SHARE * 100).toFixed(2)}% ของตาที่ไม่เสมอ`,
  fair: 'ตรวจไพ่ย้อนหลัง',
  fairLead:
    'ก่อนเริ่มวัน เว็บกำหนดรหัสลับของทุกขอนและแสดงรหัสตรวจสอบไว้ เมื่อจบขอน รหัสลับจะเปิดเผย ใครก็แจกไพ่ซ้ำในเครื่องของตัวเองได้ว่าผลตรงกัน',
  commit: 'รหัสตรวจสอบของวัน',
  seed: 'รหัสลับของขอน',
  codes: 'รหัสของขอนนี้',
  ended: 'ขอนที่จบแล้ว',
  endedShoe: (day: string, no: number) => `${formatThaiDate(day)} ขอนที่ ${no}`,
  noEnded: 'ยังไม่มีขอนที่จบแล้ว',
  verify: 'ตรวจในเครื่องนี้',
  verifying: 'กำลังตรวจ…',
  good: (hands: number) => `ตรวจแล้ว ไพ่ทั้ง ${hands} ตาตรงกับรหัสลับ`,
  wrong: (fault: ShoeFault) => `${faults[fault]} กรุณาติดต่อทีมงาน`,
  stale: 'โหลดผลล่าสุดไม่สำเร็จ ที่เห็นอาจไม่ใช่ตาล่าสุด',
  again: 'ลองใหม่',
  loading: 'กำลังโหลด…',
  times: 'เวลาทั้งหมดเป็นเวลาของเว็บ ไม่ใช่เวลาของเครื่องคุณ',
} as const;
