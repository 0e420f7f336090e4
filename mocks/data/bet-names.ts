import type { BetType } from '#contract/constants.ts';

/** Thai names of the bet types. */
export const betNames: Readonly<Record<BetType, string>> = {
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
