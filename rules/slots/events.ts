import type { SlotSymbol } from './symbols.ts';

/** What stands in a window: reels from the left, each from the top. */
export type Window = readonly (readonly SlotSymbol[])[];

/** A cell of a window: its reel from the left and its row from the top, from 0. */
export type Cell = readonly [reel: number, row: number];

/** What one combination pays, in hundredths of the stake of the round, its multiplier in it. */
export interface Win {
  readonly symbol: SlotSymbol;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly multiplier: number;
  readonly payHundredths: number;
}

/**
 * What happens in a round, in the order in which it is shown. The sum of all wins and prizes, at most the machine's largest win,
 * is what the round pays.
 */
export type SlotEvent =
  /** The reels stop: of the round itself, of a free spin, or of a respin with some reels held. */
  | {
      readonly kind: 'spin';
      readonly mode: 'base' | 'free' | 'respin';
      readonly window: Window;
      readonly held: readonly number[];
      readonly wins: readonly Win[];
    }
  /** Reels become wild, or show one symbol alone, before what follows is paid. */
  | {
      readonly kind: 'expand';
      readonly symbol: SlotSymbol;
      readonly reels: readonly number[];
      readonly wins: readonly Win[];
    }
  | {
      readonly kind: 'free-spins';
      readonly awarded: number;
      readonly left: number;
      readonly cells: readonly Cell[];
      /** The symbol that expands during them, where the machine draws one. */
      readonly special: SlotSymbol | null;
    }
  /** Winning cells vanish and others fall in; their wins are those of the window before. */
  | {
      readonly kind: 'cascade';
      readonly removed: readonly Cell[];
      readonly window: Window;
      readonly wins: readonly Win[];
    }
  /** Coins that are held, each with its prize in hundredths of the stake; more come while respins are left. */
  | { readonly kind: 'hold'; readonly coins: readonly HeldCoin[]; readonly left: number }
  | { readonly kind: 'prize'; readonly name: 'coins' | 'grand'; readonly payHundredths: number }
  /** The round won as much as the machine pays at most. */
  | { readonly kind: 'capped'; readonly payHundredths: number };

const slotEventKinds: Readonly<Record<SlotEvent['kind'], true>> = {
  spin: true,
  expand: true,
  'free-spins': true,
  cascade: true,
  hold: true,
  prize: true,
  capped: true,
};

/** True for what happens in a slot. */
export function isSlotEvent(event: { readonly kind: string }): event is SlotEvent {
  return Object.hasOwn(slotEventKinds, event.kind);
}

export interface HeldCoin {
  readonly cell: Cell;
  readonly payHundredths: number;
  readonly jackpot: 'mini' | 'minor' | 'major' | null;
}

/** All that a round pays, in hundredths of its stake, before the machine's largest win. */
export function sumOfEvents(events: readonly SlotEvent[]): number {
  return events.reduce((sum, event) => sum + payOf(event), 0);
}

function payOf(event: SlotEvent): number {
  if (event.kind === 'prize') return event.payHundredths;
  if (event.kind === 'spin' || event.kind === 'expand' || event.kind === 'cascade')
    return event.wins.reduce((sum, win) => sum + win.payHundredths, 0);
  return 0;
}
