import { type Figures, wonBy } from '#rules/lotto/matching.ts';

/** How often a number came in a stretch of draws; all in draws. */
export interface Occurrence {
  readonly number: string;
  /** Draws in which it came, however often in each. */
  readonly count: number;
  /** Draws since it came last: 0 when it came in the newest, all of them when it came in none. */
  readonly absent: number;
  /** The longest row of draws without it. */
  readonly longestAbsence: number;
}

export interface DrawStatistics {
  readonly draws: number;
  /** Each digit among the three tops and among the bottom two. */
  readonly topDigits: readonly Occurrence[];
  readonly bottomDigits: readonly Occurrence[];
  /** Each pair as two tops and as the bottom two. */
  readonly topPairs: readonly Occurrence[];
  readonly bottomPairs: readonly Occurrence[];
}

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));

function occurrenceOf(number: string, draws: readonly ReadonlySet<string>[]): Occurrence {
  const at = draws.flatMap((drawn, index) => (drawn.has(number) ? [index] : []));
  const edges = [-1, ...at, draws.length];
  const gaps = edges.slice(1).map((edge, index) => edge - (edges[index] ?? -1) - 1);
  return {
    number,
    count: at.length,
    absent: at[0] ?? draws.length,
    longestAbsence: Math.max(...gaps),
  };
}

/** What came how often in past draws, newest first. It says what was, and nothing of what comes: draws do not know each other. */
export function drawStatistics(drawn: readonly Figures[]): DrawStatistics {
  const occurrences = (numbers: readonly string[], cameIn: (figures: Figures) => readonly string[]) => {
    const draws = drawn.map((figures) => new Set(cameIn(figures)));
    return numbers.map((number) => occurrenceOf(number, draws));
  };
  return {
    draws: drawn.length,
    topDigits: occurrences(digits, ({ top3 }) => top3.flatMap((number) => wonBy('run_top', number))),
    bottomDigits: occurrences(digits, ({ bottom2 }) =>
      bottom2.flatMap((number) => wonBy('run_bottom', number)),
    ),
    topPairs: occurrences(pairs, ({ top2 }) => top2),
    bottomPairs: occurrences(pairs, ({ bottom2 }) => bottom2),
  };
}

/** The numbers that came most often, and among those that came as often the lower first; none that never came. */
export function mostFrequent(occurrences: readonly Occurrence[], most: number): Occurrence[] {
  return occurrences
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, most);
}

/** The numbers that have been away longest by now. */
export function longestAbsent(occurrences: readonly Occurrence[], most: number): Occurrence[] {
  return occurrences.toSorted((one, other) => other.absent - one.absent).slice(0, most);
}
