import { bigRoadOf } from '#rules/baccarat/big-road.ts';
import { askRoad, derivedRoads } from '#rules/baccarat/derived-roads.ts';
import type { Outcome, Side } from '#rules/baccarat/hand.ts';

export const tipRules = ['streak', 'chop', 'derived'] as const;
export type TipRule = (typeof tipRules)[number];

/** Wins in a row from which on a streak is followed. */
export const STREAK_FROM = 3;
/** Wins that have to change from each to the next before that is followed. */
export const CHOP_FROM = 4;

/** Shares of all hands of eight decks (Wizard of Odds, Baccarat Appendix 1). */
const BANKER_WINS = 0.458_597;
const PLAYER_WINS = 0.446_247;
/** Share of the banker among hands that are no tie. */
export const BANKER_SHARE = BANKER_WINS / (BANKER_WINS + PLAYER_WINS);

const other = (side: Side): Side => (side === 'B' ? 'P' : 'B');

/** What each rule says of the next hand, from the outcomes so far; null where it says nothing. */
export function tipsAfter(outcomes: readonly Outcome[]): Readonly<Record<TipRule, Side | null>> {
  const { columns } = bigRoadOf(outcomes);
  const lengths = columns.map(({ length }) => length);
  const last = columns.at(-1)?.[0]?.side;
  if (!last) return { streak: null, chop: null, derived: null };
  const lately = lengths.slice(-CHOP_FROM);
  const isChop = lately.length === CHOP_FROM && lately.slice(1).every((length) => length === 1);
  const votes = derivedRoads.map((road) => {
    const [banker, player] = [askRoad(road, lengths, last, 'B'), askRoad(road, lengths, last, 'P')];
    if (banker === null || player === null || banker === player) return null;
    return banker === 'red' ? 'B' : 'P';
  });
  const banker = votes.filter((vote) => vote === 'B').length;
  const hasAll = votes.every((vote) => vote !== null);
  return {
    streak: (lengths.at(-1) ?? 0) >= STREAK_FROM ? last : null,
    chop: isChop ? other(last) : null,
    derived: hasAll ? (banker >= 2 ? 'B' : 'P') : null,
  };
}

/** How a rule did on hands of which it said a side; ties count for nothing. */
export interface TipRecord {
  readonly said: number;
  readonly hits: number;
  /** What always saying banker would have hit on the same hands. */
  readonly banker: number;
}
export type TipRecords = Readonly<Record<TipRule, TipRecord>>;

const nothing: TipRecord = { said: 0, hits: 0, banker: 0 };
export const noRecords: TipRecords = { streak: nothing, chop: nothing, derived: nothing };

function added(record: TipRecord, { said, hits, banker }: TipRecord): TipRecord {
  return { said: record.said + said, hits: record.hits + hits, banker: record.banker + banker };
}

export function sumRecords(one: TipRecords, two: TipRecords): TipRecords {
  return {
    streak: added(one.streak, two.streak),
    chop: added(one.chop, two.chop),
    derived: added(one.derived, two.derived),
  };
}

/** How each rule did on one shoe. */
export function recordsOf(outcomes: readonly Outcome[]): TipRecords {
  return outcomes.reduce<TipRecords>((records, outcome, at) => {
    if (outcome === 'T') return records;
    const tips = tipsAfter(outcomes.slice(0, at));
    const of = (rule: TipRule): TipRecord =>
      tips[rule] === null
        ? nothing
        : { said: 1, hits: Number(tips[rule] === outcome), banker: Number(outcome === 'B') };
    return sumRecords(records, { streak: of('streak'), chop: of('chop'), derived: of('derived') });
  }, noRecords);
}

/** Standard deviations on each side of the middle that hold 19 of 20 cases. */
const SPREAD = 1.96;

/** Which share of so many hands somebody who guesses hits in 19 of 20 cases: a record in it says nothing. */
export function guessRange(hands: number): [low: number, high: number] {
  const width = (SPREAD * 0.5) / Math.sqrt(hands);
  return [Math.max(0, 0.5 - width), Math.min(1, 0.5 + width)];
}
