import type { TableId } from './table.ts';

/** A table in the catalogue. */
export interface TableGame {
  readonly id: string;
  readonly machine: TableId;
  readonly name: { readonly th: string; readonly en: string };
  /** Words that members look for. */
  readonly tags: readonly string[];
  readonly isHot: boolean;
}

/** The table games of the house, in the order in which lobbies show them. A new one goes to the end: places are kept by databases. */
export const tableGames: readonly TableGame[] = [
  {
    id: 'hilo',
    machine: 'hilo',
    name: { th: 'ไฮโล', en: 'Hi-Lo' },
    tags: ['ลูกเต๋า', 'ซิกโบ', 'ไฮโลไทย', 'สูงต่ำ', 'hilo', 'sic bo', 'dice', 'โต๊ะ', 'คาสิโน'],
    isHot: true,
  },
  {
    id: 'gourd',
    machine: 'gourd',
    name: { th: 'น้ำเต้าปูปลา', en: 'Gourd Crab Fish' },
    tags: ['น้ำเต้า', 'ปู', 'ปลา', 'เสือ', 'ไก่', 'กุ้ง', 'ลูกเต๋า', 'bau cua', 'dice', 'โต๊ะ', 'คาสิโน'],
    isHot: true,
  },
  {
    id: 'baccarat',
    machine: 'baccarat',
    name: { th: 'บาคาร่า', en: 'Baccarat' },
    tags: ['ไพ่', 'ป๊อก', 'เพลเยอร์', 'แบงเกอร์', 'baccarat', 'cards', 'โต๊ะ', 'คาสิโน'],
    isHot: true,
  },
];
