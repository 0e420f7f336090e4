import { boundBeyond, type SpinPart } from '#rules/slots/facts/beyond-most.ts';
import { factsWithFeature, type ScatterRules, spinMoments } from '#rules/slots/facts/free-spin-facts.ts';
import {
  countAll,
  type MarkedSums,
  type MarkOf,
  type StopSums,
  sumLines,
} from '#rules/slots/facts/line-sums.ts';
import { freeSpinMoments, type Moments, type SpinMoments } from '#rules/slots/free-spins.ts';
import { book, bookData, specialPay } from './book.ts';

const { strips, rows, rules, specials } = bookData;
const scatterRules: ScatterRules = bookData;
/** A digit of a mark counts up to five reels. */
const DIGIT = strips.length + 1;

/** Books, and for each symbol whether the reel shows it: digits whose sums over the reels stay apart. */
const markOf: MarkOf = (shown) =>
  specials.reduce(
    (mark, { symbol }, at) => mark + (shown.includes(symbol) ? DIGIT ** (at + 1) : 0),
    shown.filter((symbol) => symbol === rules.wild).length,
  );

const digitOf = (mark: number, at: number) => Math.floor(mark / DIGIT ** at) % DIGIT;

/** Adds sums to those under another mark, each combination paying so much more. */
function addTo(sums: MarkedSums, mark: number, own: StopSums, more: number): void {
  const known = sums.get(mark) ?? { count: 0, hits: 0, pay: 0, square: 0, most: 0 };
  known.count += own.count;
  known.hits += more > 0 ? own.count : own.hits;
  known.pay += own.pay + more * own.count;
  known.square += own.square + 2 * more * own.pay + more * more * own.count;
  known.most = Math.max(known.most, own.most + more);
  sums.set(mark, known);
}

/** Combinations by books and by reels with one symbol, with what that pays when it is the special one. */
interface Expansion {
  readonly books: number;
  readonly own: StopSums;
  readonly pays: number;
}

/** All combinations while so many-th of the specials is the special symbol; none is when it is null. */
function expansionsOf(marked: MarkedSums, special: number | null): Expansion[] {
  const groups: MarkedSums = new Map();
  for (const [mark, own] of marked) {
    const reels = special === null ? 0 : digitOf(mark, special + 1);
    addTo(groups, digitOf(mark, 0) + DIGIT * reels, own, 0);
  }
  const symbol = special === null ? undefined : specials[special]?.symbol;
  return [...groups].map(([key, own]) => {
    const pays = symbol ? specialPay(symbol, digitOf(key, 1)) : 0;
    return { books: digitOf(key, 0), own, pays };
  });
}

function sumsByBooks(expansions: readonly Expansion[]): MarkedSums {
  const sums: MarkedSums = new Map();
  for (const { books, own, pays } of expansions) addTo(sums, books, own, pays);
  return sums;
}

const partsOf = (expansions: readonly Expansion[]): SpinPart[] =>
  expansions.map(({ books, own, pays }) => {
    const extra = pays + (scatterRules.scatterPays[books] ?? 0);
    return { own, extra, awarded: scatterRules.awards[books] ?? 0 };
  });

/**
 * Return, standard deviation and hit rate of the machine of the book: all combinations of its stops, and free spins for each special
 * symbol. The largest win is left aside; what lies beyond it is bounded.
 */
export function bookFacts() {
  const marked = sumLines(strips, rows, rules, markOf);
  const all = countAll(marked);
  const drawn = specials.reduce((sum, { weight }) => sum + weight, 0);
  const base = expansionsOf(marked, null);
  const free = specials.map(({ weight }, at) => {
    const expansions = expansionsOf(marked, at);
    const outcomes: SpinMoments[] = [...sumsByBooks(expansions)].map(([books, own]) =>
      spinMoments(own, all, books, scatterRules),
    );
    return { share: weight / drawn, outcomes, parts: partsOf(expansions) };
  });
  const featureOf = (books: number): Moments => {
    const moments = { mean: 0, square: 0 };
    for (const { share, outcomes } of free) {
      const own = freeSpinMoments(scatterRules.awards[books] ?? 0, outcomes);
      moments.mean += share * own.mean;
      moments.square += share * own.square;
    }
    return moments;
  };
  return {
    ...factsWithFeature(sumsByBooks(base), scatterRules, featureOf),
    beyondMost: boundBeyond({ base: partsOf(base), free }, book.mostHundredths),
  };
}
