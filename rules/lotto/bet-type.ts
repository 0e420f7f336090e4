/** Bet types in the order in which they are shown, with the number of digits that a bet has. */
export const betDigits = {
  top_3: 3,
  tod_3: 3,
  front_3: 3,
  bottom_3: 3,
  top_2: 2,
  bottom_2: 2,
  run_top: 1,
  run_bottom: 1,
  top_4: 4,
  tod_4: 4,
} as const;
export type BetType = keyof typeof betDigits;
export const betTypes = [
  'top_3',
  'tod_3',
  'front_3',
  'bottom_3',
  'top_2',
  'bottom_2',
  'run_top',
  'run_bottom',
  'top_4',
  'tod_4',
] as const satisfies readonly BetType[];

export function isBetType(text: string): text is BetType {
  return Object.hasOwn(betDigits, text);
}
