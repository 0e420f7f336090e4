/** All symbols of all machines, in the order of the cells of a game's picture of them. */
export const symbols = [
  'low1',
  'low2',
  'low3',
  'low4',
  'low5',
  'high1',
  'high2',
  'high3',
  'high4',
  'high5',
  'wild',
  'scatter',
  'coin',
  'book',
] as const;
export type SlotSymbol = (typeof symbols)[number];

export function isSymbol(text: string): text is SlotSymbol {
  return symbols.some((symbol) => symbol === text);
}
