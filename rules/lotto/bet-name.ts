import { type BetType, isBetType } from './bet-type.ts';

const betNames: Readonly<Record<BetType, string>> = {
  top_3: '3 ตัวบน',
  tod_3: '3 ตัวโต๊ด',
  front_3: '3 ตัวหน้า',
  bottom_3: '3 ตัวล่าง',
  top_2: '2 ตัวบน',
  bottom_2: '2 ตัวล่าง',
  run_top: 'วิ่งบน',
  run_bottom: 'วิ่งล่าง',
  top_4: '4 ตัวบน',
  tod_4: '4 ตัวโต๊ด',
};

/** Name of a bet type; a type that this build does not know keeps its code. */
export function betName(type: string): string {
  return isBetType(type) ? betNames[type] : type;
}
