import { copy as shared } from '#frames/parts/copy.ts';

/** Words of every table. */
export const copy = {
  ...shared,
  bet: 'แทง',
  betting: 'กำลังเปิดผล',
  clear: 'ล้าง',
  repeat: 'ซ้ำตาเดิม',
  chips: 'เลือกชิป',
  chip: (baht: string) => `ชิป ${baht} บาท`,
  total: 'แทงรวม',
  empty: 'เลือกชิป แล้วแตะช่องที่จะแทง',
  pays: (backs: string) => `จ่าย ${backs}`,
  staked: (baht: string) => `แทงไว้ ${baht} บาท`,
  noneBack: 'รอบนี้ไม่ได้เงินคืน',
  backOf: (back: string, stake: string) => `ได้คืน ${back} จากที่แทง ${stake} บาท`,
  backLabel: 'ได้คืน',
  back: (baht: string) => `ได้คืน ${baht} บาท`,
  cameTo: (stake: string, back: string) => `${stake} →${back}`,
  most: {
    option: (baht: string) => `ช่องนี้แทงได้ไม่เกิน ${baht} บาท`,
    round: (baht: string) => `แทงรวมต่อรอบได้ไม่เกิน ${baht} บาท`,
    win: (baht: string) => `แทงเพิ่มไม่ได้ รางวัลสูงสุดต่อรอบคือ ${baht} บาท`,
  },
  past: 'ผลที่ออกแล้ว ไม่บอกว่ารอบต่อไปจะออกอะไร',
  noPast: 'ยังไม่มีผลที่ออกแล้ว',
  dice: (faces: string, sum: number) => `ออก ${faces} รวม ${sum} แต้ม`,
  low: 'ต่ำ',
  high: 'สูง',
  odd: 'คี่',
  even: 'คู่',
  range: (from: number, to: number) => `${from}–${to}`,
  noTriples: 'ตองไม่นับ',
  signs: (names: string) => `ออก ${names}`,
  hands: { player: 'เพลเยอร์', banker: 'แบงเกอร์' },
  points: (points: number) => `${points} แต้ม`,
  hand: (player: number, banker: number, winner: string) => `เพลเยอร์ ${player} แบงเกอร์ ${banker} ${winner}`,
  winner: { P: 'เพลเยอร์ชนะ', B: 'แบงเกอร์ชนะ', T: 'เสมอ' },
  outcome: { P: 'ผ', B: 'จ', T: 'ส' },
  caught: (names: string) => `จับได้ ${names}`,
  noneCaught: 'รอดทุกตัว',
  noFish: 'รอด',
  sides: { home: 'ทีมเหย้า', away: 'ทีมเยือน' },
  score: (home: number, away: number) => `เหย้า ${home} เยือน ${away}`,
  goals: (home: number, away: number) => `${home}–${away}`,
  minute: (minute: number) => `นาที ${minute}`,
  over: 'จบเกม',
} as const;

/** Where there is shooting instead of betting. */
const shooting = {
  ...copy,
  bet: 'ยิง',
  betting: 'กำลังยิง',
  chips: 'เลือกกระสุน',
  chip: (baht: string) => `กระสุน ${baht} บาท`,
  total: 'กระสุนรวม',
  empty: 'เลือกกระสุน แล้วแตะเป้าที่จะยิง',
  staked: (baht: string) => `เล็งไว้ ${baht} บาท`,
  backOf: (back: string, stake: string) => `ได้คืน ${back} จากกระสุน ${stake} บาท`,
  most: {
    option: (baht: string) => `เป้านี้ยิงได้ไม่เกิน ${baht} บาท`,
    round: (baht: string) => `ยิงรวมต่อรอบได้ไม่เกิน ${baht} บาท`,
    win: (baht: string) => `ยิงเพิ่มไม่ได้ รางวัลสูงสุดต่อรอบคือ ${baht} บาท`,
  },
};

/** Words of the table that is open. */
export function tableWords(): typeof copy | typeof shooting {
  return document.body.dataset.table === 'fishing' ? shooting : copy;
}
