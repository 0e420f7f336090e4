import 'server-only';
import type { Calls } from '#contract/calls.ts';
import { AGENT_ID } from '#contract/constants.ts';
import { loadChosenKind } from '#lib/loaders/lotto/kinds.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { addDays } from '#rules/time/bangkok-time.ts';

const RESULTS_PER_PAGE = 10;
/** No kind has more rounds a day than Yeekee's 88. */
const MOST_A_DAY = 100;

type Listed = Calls['GET /api/lotto/results']['data'][number];
type ResultsQuery = Omit<Calls['GET /api/lotto/results']['request'], 'agent_id'>;

const readResults = (query: ResultsQuery) =>
  readPublic('GET /api/lotto/results', { ...query, agent_id: AGENT_ID });

/** The draw date of the newest result of a kind, or of the newest before a day. */
async function newestOf(kind: string, before?: string) {
  const [newest] = await readResults({ kind, before, limit: 1 });
  return newest;
}

/**
 * Published draws of a kind, newest first. One a draw day: ten of them, or ten before a date, with the date to go on from.
 * Several a day, or a day that is asked for: the draws of one day, with the days on either side of it.
 */
export async function loadResults(asked: string, before: string | undefined, day?: string) {
  const { kinds, kind } = await loadChosenKind(asked);
  const newest = await newestOf(kind);
  const isSeveral = newest?.round_no !== undefined;
  if (day !== undefined) return { kinds, kind, ...(await loadDay(kind, day, newest)) };
  if (isSeveral) {
    const shown = before === undefined ? newest : await newestOf(kind, before);
    return { kinds, kind, ...(await loadDay(kind, shown?.draw_date ?? newest.draw_date, newest)) };
  }
  const draws = await readResults({ kind, before, limit: RESULTS_PER_PAGE + 1 });
  const shown = draws.slice(0, RESULTS_PER_PAGE);
  const next = draws.length > RESULTS_PER_PAGE ? (shown.at(-1)?.draw_date ?? null) : null;
  return { kinds, kind, draws: shown, next, ofDay: null };
}

/** All draws of one day, the day with draws before it, and the one after where there can be one. */
async function loadDay(kind: string, day: string, newest: Listed | undefined) {
  const [draws, older] = await Promise.all([
    readResults({ kind, day, limit: MOST_A_DAY }),
    newestOf(kind, day),
  ]);
  const newer = newest && day < newest.draw_date ? addDays(day, 1) : null;
  const isSeveral = newest?.round_no !== undefined;
  return {
    draws,
    next: null,
    ofDay: { day, isSeveral, older: older?.draw_date ?? null, newer: isSeveral ? newer : null },
  };
}

export type ResultsOfDay = Awaited<ReturnType<typeof loadDay>>['ofDay'];

/** One published draw. */
export function loadResult(roundId: string) {
  return readPublic('GET /api/lotto/result', { round_id: roundId });
}
