import { copy as shared } from '#frames/parts/copy.ts';

/** Words of a table. */
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
  back: (baht: string) => `ได้คืน ${baht} บาท`,
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
} as const;
