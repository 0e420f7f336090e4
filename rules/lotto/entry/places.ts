import type { BetType } from '#rules/lotto/bet-type.ts';

/** Where a price goes: บน, ล่าง, โต๊ด or หน้า. */
export type Place = 'top' | 'bottom' | 'tod' | 'front';

const bets: Readonly<Record<Place, readonly (BetType | null)[]>> = {
  top: ['run_top', 'top_2', 'top_3', 'top_4'],
  bottom: ['run_bottom', 'bottom_2', 'bottom_3', null],
  tod: [null, null, 'tod_3', 'tod_4'],
  front: [null, null, 'front_3', null],
};

/** The bet on a number of so many digits at a place; null where there is none. */
export function betAt(place: Place, digits: number): BetType | null {
  return bets[place][digits - 1] ?? null;
}
