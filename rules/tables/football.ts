import type { Drawing } from '#rules/draw/drawing.ts';
import type { TableResult } from './events.ts';
import type { Table, TableOption, WeightedResult } from './table.ts';

/**
 * In how many of 10,000 matches a side scores 0, 1, 2, 3, 4 and 5 goals: a Poisson distribution of 1.5 and of 1.1 goals, five
 * standing for all above it.
 */
const GOALS = {
  home: [2_231, 3_347, 2_510, 1_255, 471, 186],
  away: [3_329, 3_662, 2_014, 738, 203, 54],
} as const;
const MATCHES = 10_000;

/** A bet on a match; it wins by the goals of both sides. */
type MatchBet =
  | { readonly on: 'winner'; readonly side: 'home' | 'draw' | 'away' }
  /** Both sides together score so many, or fewer. */
  | { readonly on: 'total'; readonly from: number; readonly to: number }
  | { readonly on: 'both'; readonly score: boolean }
  | { readonly on: 'score'; readonly home: number; readonly away: number };

interface MatchOption extends TableOption {
  readonly bet: MatchBet;
  /** What comes back when it wins, in hundredths of the stake, the stake included. */
  readonly back: number;
}

/** Scores with what comes back for them, in hundredths of the stake. */
const scores = [
  ['10', 840],
  ['20', 1_120],
  ['21', 1_020],
  ['30', 2_200],
  ['31', 2_000],
  ['00', 1_250],
  ['11', 760],
  ['22', 1_850],
  ['01', 1_150],
  ['02', 2_050],
  ['12', 1_380],
  ['13', 3_700],
] as const;

const [SIDE_MOST, SCORE_MOST] = [5_000, 500];

const options: readonly MatchOption[] = [
  { id: 'home', mostBaht: SIDE_MOST, bet: { on: 'winner', side: 'home' }, back: 207 },
  { id: 'draw', mostBaht: SIDE_MOST, bet: { on: 'winner', side: 'draw' }, back: 370 },
  { id: 'away', mostBaht: SIDE_MOST, bet: { on: 'winner', side: 'away' }, back: 345 },
  { id: 'over', mostBaht: SIDE_MOST, bet: { on: 'total', from: 3, to: 10 }, back: 200 },
  { id: 'under', mostBaht: SIDE_MOST, bet: { on: 'total', from: 0, to: 2 }, back: 185 },
  { id: 'both', mostBaht: SIDE_MOST, bet: { on: 'both', score: true }, back: 185 },
  { id: 'blank', mostBaht: SIDE_MOST, bet: { on: 'both', score: false }, back: 200 },
  ...scores.map(
    ([score, back]): MatchOption => ({
      ...{ id: `score-${score}`, mostBaht: SCORE_MOST, back },
      bet: { on: 'score', home: Number(score[0]), away: Number(score[1]) },
    }),
  ),
];

function isWon(bet: MatchBet, home: number, away: number): boolean {
  if (bet.on === 'total') return home + away >= bet.from && home + away <= bet.to;
  if (bet.on === 'both') return (home > 0 && away > 0) === bet.score;
  if (bet.on === 'score') return bet.home === home && bet.away === away;
  const winner = home === away ? 'draw' : home > away ? 'home' : 'away';
  return bet.side === winner;
}

/** How many goals one of 10,000 matches has. */
function goalsOf(matches: readonly number[], drawn: number): number {
  let below = 0;
  return matches.findIndex((count) => {
    below += count;
    return drawn < below;
  });
}

function* playMatch(): Drawing<TableResult> {
  const home = goalsOf(GOALS.home, yield MATCHES);
  const away = goalsOf(GOALS.away, yield MATCHES);
  return { kind: 'goals', home, away };
}

const results: readonly WeightedResult[] = GOALS.home.flatMap((ofHome, home) =>
  GOALS.away.map((ofAway, away) => ({
    result: { kind: 'goals' as const, home, away },
    ways: BigInt(ofHome) * BigInt(ofAway),
  })),
);

/** A match that is drawn, never one that is played somewhere: its winner, its goals, its score. */
export const football: Table = {
  ...{ id: 'football', options, mostStakeBaht: 10_000, mostBackBaht: 50_000, data: { options, GOALS } },
  play: playMatch,
  backOf: (id, result) => {
    const option = options.find((one) => one.id === id);
    if (!option || result.kind !== 'goals') throw new RangeError(`${id} does not go with ${result.kind}`);
    return isWon(option.bet, result.home, result.away) ? option.back : 0;
  },
  results: () => results,
};
