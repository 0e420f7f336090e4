import 'server-only';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import type { Calls } from '#contract/calls.ts';
import { AGENT_ID } from '#contract/constants.ts';
import { answerBroken } from '#lib/answering.ts';
import { ApiRefusal } from '#lib/api/errors.ts';
import { type BillHead, roundLimitQuery, roundRateQuery } from '#lib/api/lotto/queries.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';
import { idOf, oneOf } from '#lib/loaders/search-params.ts';
import { roomFacts } from '#lib/lotto/yeekee-room.ts';
import { categoryNames } from '#rules/lotto/kinds/category-names.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';
import { normaliseDigits } from '#rules/text/digits.ts';
import { addDays, isDay } from '#rules/time/bangkok-time.ts';

/** The kind that is shown where none is asked for. */
const GLO = 'glo';
/** The kind whose rounds are decided by numbers that members shoot. */
const YEEKEE = 'yeekee';
const RESULTS_PER_PAGE = 10;
/** No kind has more rounds a day than Yeekee's 88. */
const MOST_A_DAY = 100;
const BILLS_PER_PAGE = 20;

type Listed = Calls['GET /api/lotto/results']['data'][number];

/** What the lobby says of a published draw. */
function drawnFacts(draw: Listed) {
  const { top3, bottom2 } = figuresOfKind(draw.kind, draw.tiers);
  return { drawDate: draw.draw_date, top3: top3.join(' '), bottom2: bottom2.join(' ') };
}

/** Every kind with its current round and newest result; only the fields that are shown, for they are sent to the browser. */
export async function loadLobby() {
  const kinds = await readPublic('GET /api/lotto/lobby', { agent_id: AGENT_ID });
  return kinds.map(({ kind, kind_name, description, category_id, round, latest }) => ({
    kind,
    name: kind_name,
    about: description,
    category: category_id,
    round: round && {
      roundId: round.round_id,
      drawDate: round.draw_date,
      closesAt: round.closes_at,
      status: round.status,
      ...(round.round_no !== undefined && { number: round.round_no }),
    },
    latest: latest && drawnFacts(latest),
  }));
}

export type LobbyKind = Awaited<ReturnType<typeof loadLobby>>[number];

/** The kinds to choose from, with their rates, asked for by category. */
async function loadKinds() {
  const groups = await Promise.all(
    [...categoryNames.keys()].map((category_id) =>
      readPublic('GET /api/lotto/rates', { category_id, agent_id: AGENT_ID }),
    ),
  );
  return groups.flat();
}

/** Rates of one kind, the government lottery unless another is asked for, with the limits and rules of its current round. */
export async function loadRates(asked: string | undefined, typed = '') {
  const [kinds, lobby] = await Promise.all([
    loadKinds(),
    readPublic('GET /api/lotto/lobby', { agent_id: AGENT_ID }),
  ]);
  const chosen = kinds.find(({ kind }) => kind === asked) ?? kinds[0];
  if (!chosen) return { kinds, chosen: null, terms: null, typed, left: null };
  const round = lobby.find(({ kind }) => kind === chosen.kind)?.round;
  if (!round) return { kinds, chosen, terms: null, typed, left: null };
  const [terms, changes, left] = await Promise.all([
    loadTerms(round.round_id),
    readPublic('GET /api/lotto/limit/changes', { round_id: round.round_id }),
    loadLeft(round.round_id, typed),
  ]);
  return { kinds, chosen, terms: { ...terms, round, changes }, typed, left };
}

/** What the round still takes of a number; it changes with every bill, so a page that shows it is shown this once. */
async function loadLeft(roundId: string, typed: string) {
  if (!/^[0-9]{1,4}$/.test(normaliseDigits(typed))) return null;
  answerBroken();
  return read('GET /api/lotto/limit/number', { round_id: roundId, number: typed });
}

async function loadTerms(roundId: string) {
  const [rule, limit] = await Promise.all([
    readPublic('GET /api/lotto/rule', { round_id: roundId }),
    readPublic('GET /api/lotto/limit', { round_id: roundId }),
  ]);
  return { rule, limit };
}

/** The kinds to choose from, and the one that is asked for; the government lottery where there is no such kind. */
export async function loadChosenKind(asked: string) {
  const kinds = await loadKinds();
  const kind = kinds.length === 0 || kinds.some((one) => one.kind === asked) ? asked : GLO;
  return { kinds, kind };
}

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

/** The kind in an address; the government lottery where it names none that could be one. */
export function kindOfAddress(asked: string | string[] | undefined): string {
  return typeof asked === 'string' && /^[a-z0-9_]{1,20}$/.test(asked) ? asked : GLO;
}

/** One published draw. */
export function loadResult(roundId: string) {
  return readPublic('GET /api/lotto/result', { round_id: roundId });
}

/**
 * The betting page of a round, or of the government round that is open now. Null when none is asked for and none is
 * open. Rates and limits also go to the browser's queries, which keep them fresh.
 */
export async function loadRound(roundId: string | undefined) {
  const round =
    roundId === undefined
      ? (await readPublic('GET /api/lotto/rounds', { kind: GLO, status: 'open', limit: 1 }))[0]
      : await readPublic('GET /api/lotto/round', { round_id: roundId });
  if (!round) return null;
  const client = new QueryClient();
  const [rates, { rule, limit }, room] = await Promise.all([
    readPublic('GET /api/lotto/rate', { round_id: round.round_id }),
    loadTerms(round.round_id),
    round.kind === YEEKEE ? loadRoom(round.round_id) : null,
  ]);
  client.setQueryData(roundRateQuery(round.round_id).queryKey, rates);
  client.setQueryData(roundLimitQuery(round.round_id).queryKey, limit);
  return { round, rates, rule, limit, room, queries: dehydrate(client) };
}

/** The room of a round into which numbers are shot, without the shots themselves. */
async function loadRoom(roundId: string) {
  return roomFacts(await readPublic('GET /api/lotto/yeekee/lists', { round_id: roundId }));
}

const billStatuses = ['pending', 'won', 'lost', 'cancelled', 'refunded'] as const;
export type BillStatus = (typeof billStatuses)[number];

type Asked = string | string[] | undefined;

export interface BillFilter {
  readonly status: BillStatus | undefined;
  readonly kind: string | undefined;
  /** Day in Bangkok on which bills were placed, `YYYY-MM-DD`. */
  readonly day: string | undefined;
  /** The bill to go on after. */
  readonly before: string | undefined;
}

/** The day in an address; none where it is no day. */
export function dayOf(asked: Asked): string | undefined {
  const day = oneOf(asked);
  return day !== undefined && isDay(day) ? day : undefined;
}

/** The filter in an address; what is no status, kind or day filters nothing. */
export function billFilterOf(asked: Readonly<Partial<Record<keyof BillFilter, Asked>>>): BillFilter {
  const kind = oneOf(asked.kind);
  return {
    status: billStatuses.find((status) => status === asked.status),
    kind: kind !== undefined && Object.hasOwn(kindNames, kind) ? kind : undefined,
    day: dayOf(asked.day),
    before: idOf(asked.before),
  };
}

/** Twenty bills of the member, newest first, with the fields that a list shows, the totals of all, and the bill to go on after. */
export async function loadBills(filter: BillFilter) {
  const page = await read('GET /api/lotto/bill/page', { ...filter, limit: BILLS_PER_PAGE });
  return { ...page, bills: page.bills.map(listed) };
}

/** The fields of a bill that a list shows; the browser gets no others. */
function listed(bill: BillHead) {
  const { bill_id, kind_name, draw_date, created_at, status, line_count } = bill;
  const { pack, total_face, total_stake, total_payout } = bill;
  const money = { pack, total_face, total_stake, total_payout };
  return { bill_id, kind_name, draw_date, created_at, status, line_count, ...money };
}

/** One bill of the member, and what was drawn once it is settled. */
export async function loadBill(billId: string) {
  const bill = await read('GET /api/lotto/bill/detail', { bill_id: billId });
  const isSettled = bill.status === 'won' || bill.status === 'lost';
  const draw = isSettled ? await publishedDraw(bill.round_id) : null;
  return { bill, figures: draw && figuresOfKind(draw.kind, draw.tiers) };
}

async function publishedDraw(roundId: string) {
  try {
    return await loadResult(roundId);
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 404) return null;
    throw error;
  }
}
