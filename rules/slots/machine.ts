import type { Drawing } from '#rules/draw/drawing.ts';
import type { SlotEvent } from './events.ts';
import { isSymbol, type SlotSymbol } from './symbols.ts';

export const machineIds = [
  'classic',
  'lines',
  'ways',
  'cascade',
  'hold',
  'cluster',
  'book',
  'bothways',
] as const;
export type MachineId = (typeof machineIds)[number];

export function isMachineId(text: string): text is MachineId {
  return machineIds.some((id) => id === text);
}

/** What a reel shows on its way round, one symbol after the other. */
export type Strip = readonly SlotSymbol[];

/** What so many of a symbol pay, in hundredths of the stake, by their number. */
export type Pays = Readonly<Partial<Record<SlotSymbol, Readonly<Record<number, number>>>>>;

/** A slot machine: all of it is data but how it plays. */
export interface Machine {
  readonly id: MachineId;
  /** What a round shows: so many reels, each with so many symbols below each other. */
  readonly shape: { readonly reels: number; readonly rows: number };
  /** Everything that decides what a round pays; its hash is the version. */
  readonly data: object;
  /** The most that a round pays, in hundredths of its stake. */
  readonly mostHundredths: number;
  readonly play: () => Drawing<readonly SlotEvent[]>;
}

/** Draws one of several, each as likely as its weight of all weights. */
export function* drawByWeight<Choice extends { readonly weight: number }>(
  choices: readonly Choice[],
): Drawing<Choice> {
  let ticket = yield choices.reduce((sum, { weight }) => sum + weight, 0);
  for (const choice of choices) {
    if (ticket < choice.weight) return choice;
    ticket -= choice.weight;
  }
  throw new RangeError('There is nothing to choose from');
}

/** Draws where each strip stops and answers the window of so many rows. */
export function* drawWindow(
  strips: readonly Strip[],
  rows: number,
  held: readonly number[] = [],
): Drawing<SlotSymbol[][]> {
  const window: SlotSymbol[][] = [];
  for (const [reel, strip] of strips.entries()) {
    if (held.includes(reel)) {
      window.push([]);
      continue;
    }
    const stop = yield strip.length;
    window.push(windowOf(strip, stop, rows));
  }
  return window;
}

/** What a reel shows when it stops at a place of its strip: that symbol on top, the next ones below. */
export function windowOf(strip: Strip, stop: number, rows: number): SlotSymbol[] {
  return Array.from({ length: rows }, (_, row) => {
    const symbol = strip[(stop + row) % strip.length];
    if (!symbol) throw new RangeError('A strip is empty');
    return symbol;
  });
}

/** A strip out of its symbols, parted by blanks. Throws RangeError for a word that is none. */
export function stripOf(text: string): Strip {
  return text.split(' ').map((word) => {
    if (!isSymbol(word)) throw new RangeError(`${word} is no symbol`);
    return word;
  });
}
