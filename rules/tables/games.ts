import type { otherGameCategories } from '#rules/games/lobbies.ts';
import type { TableId } from './table.ts';

/** A table in the catalogue. */
export interface TableGame {
  readonly id: string;
  readonly machine: TableId;
  /** The lobby that it is in. */
  readonly category: (typeof otherGameCategories)[number];
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
    category: 'casino',
    name: { th: 'ไฮโล', en: 'Hi-Lo' },
    tags: ['ลูกเต๋า', 'ซิกโบ', 'ไฮโลไทย', 'สูงต่ำ', 'hilo', 'sic bo', 'dice', 'โต๊ะ', 'คาสิโน'],
    isHot: true,
  },
  {
    id: 'gourd',
    machine: 'gourd',
    category: 'casino',
    name: { th: 'น้ำเต้าปูปลา', en: 'Gourd Crab Fish' },
    tags: ['น้ำเต้า', 'ปู', 'ปลา', 'เสือ', 'ไก่', 'กุ้ง', 'ลูกเต๋า', 'bau cua', 'dice', 'โต๊ะ', 'คาสิโน'],
    isHot: true,
  },
  {
    id: 'baccarat',
    machine: 'baccarat',
    category: 'casino',
    name: { th: 'บาคาร่า', en: 'Baccarat' },
    tags: ['ไพ่', 'ป๊อก', 'เพลเยอร์', 'แบงเกอร์', 'baccarat', 'cards', 'โต๊ะ', 'คาสิโน'],
    isHot: true,
  },
  {
    id: 'fishing',
    machine: 'fishing',
    category: 'fishing',
    name: { th: 'ยิงปลาทะเลทอง', en: 'Golden Sea Fishing' },
    tags: ['ยิงปลา', 'ปลา', 'ฉลาม', 'หมึก', 'มังกร', 'ทะเล', 'fishing', 'fish', 'shark'],
    isHot: true,
  },
  {
    id: 'football',
    machine: 'football',
    category: 'sport',
    name: { th: 'ฟุตบอลจำลอง', en: 'Virtual Football' },
    tags: ['ฟุตบอล', 'บอล', 'กีฬา', 'สกอร์', 'สูงต่ำ', 'football', 'soccer', 'sport', 'virtual'],
    isHot: true,
  },
];
