import type { SlotSymbol } from '#rules/slots/symbols.ts';
import { baht, bookOf, scatterOf, wildOf } from './motifs/marks.ts';
import type { Motif } from './paint.ts';

/** How the card and the background of a game look: colours, and what stands on the card. */
export interface Looks {
  /** From the top to the bottom. */
  readonly sky: readonly [string, string, string];
  readonly glow: string;
  readonly spark: string;
  readonly layout:
    | 'hero'
    | 'trio'
    | 'diagonal'
    | 'arch'
    | 'close'
    | 'medallion'
    | 'pair'
    | 'row'
    | 'side'
    | 'crowd'
    | 'tower';
  /** What stands behind the heroes; rays of light when absent. */
  readonly scene?:
    | 'beams'
    | 'bubbles'
    | 'cave'
    | 'city'
    | 'clouds'
    | 'confetti'
    | 'dunes'
    | 'grid'
    | 'hills'
    | 'jungle'
    | 'petals'
    | 'rainbow'
    | 'roofs'
    | 'shelves'
    | 'snow'
    | 'stars'
    | 'waves';
  /** In front, then beside it. */
  readonly heroes: readonly [Motif, Motif, Motif];
}

/** The looks of a slot, and a drawing for each of its symbols. */
export interface Theme extends Looks {
  readonly symbols: Readonly<Record<SlotSymbol, Motif>>;
}

interface Drawings extends Looks {
  readonly lows: readonly [Motif, Motif, Motif, Motif, Motif];
  readonly highs: readonly [Motif, Motif, Motif, Motif, Motif];
  /** What is drawn inside the mark of a wild and of a scatter. */
  readonly wild: Motif;
  readonly scatter: Motif;
}

/** A theme from its drawings, the cheapest symbol first. */
export function themed({ lows, highs, wild, scatter, ...looks }: Drawings): Theme {
  const [low1, low2, low3, low4, low5] = lows;
  const [high1, high2, high3, high4, high5] = highs;
  const marks = { wild: wildOf(wild), scatter: scatterOf(scatter), coin: baht, book: bookOf(scatter) };
  return { ...looks, symbols: { low1, low2, low3, low4, low5, high1, high2, high3, high4, high5, ...marks } };
}
