import 'server-only';
import type { Calls } from '#contract/calls.ts';
import { AGENT_CODE, AGENT_ID } from '#contract/constants.ts';
import { gameFacts } from '#lib/games/game-facts.ts';
import { optionalRead } from '#lib/loaders/first-read.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';
import { loadVisit } from '#lib/loaders/visit.ts';
import { drawPrizes } from '#lib/lotto/draw-prizes.ts';
import { isSectionKey, lobbyLayouts } from '#rules/games/lobby-layouts.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import { formatBaht, toBaht, toSatang } from '#rules/money/baht.ts';

type Kind = Calls['GET /api/lotto/lobby']['data'][number];

const OPEN_ROUNDS = 5;
const DRAWS = 4;
const HOT_GAMES = 12;
/** A withdrawal under way is among the newest: there is one at a time. */
const NEWEST_WITHDRAWALS = 3;
/** Of each other row of games. */
const GAMES_OF_ROW = 8;

/** The kinds that close next, a few of perhaps thirty; the first kind of the lobby is always among them. */
function nextRounds(lobby: readonly Kind[]) {
  const open = lobby
    .flatMap((one) =>
      one.round?.status === 'open' ? [{ ...one, round: one.round, isFirst: one === lobby[0] }] : [],
    )
    .sort((one, other) => one.round.closes_at.localeCompare(other.round.closes_at));
  const soonest = open.filter(({ isFirst }) => !isFirst).slice(0, OPEN_ROUNDS - 1);
  return open.filter((one) => one.isFirst || soonest.includes(one));
}

/** The draws that were published last, one of each kind but the first, which is shown with its prizes. */
function newestDraws(lobby: readonly Kind[]) {
  return lobby
    .slice(1)
    .flatMap(({ latest }) => (latest ? [latest] : []))
    .sort((one, other) => other.published_at.localeCompare(one.published_at))
    .slice(0, DRAWS)
    .map((draw) => {
      const { top3, bottom2 } = figuresOfKind(draw.kind, draw.tiers);
      return {
        ...drawFacts(draw),
        kind: draw.kind,
        publishedAt: draw.published_at,
        top3: top3.join(' '),
        bottom2: bottom2.join(' '),
      };
    });
}

/** What every draw is told by. */
function drawFacts({ round_id, kind_name, draw_date, round_no }: NonNullable<Kind['latest']>) {
  return { roundId: round_id, name: kind_name, drawDate: draw_date, roundNo: round_no };
}

/** The newest draw of the first kind of the lobby. */
function mainDraw([first]: readonly Kind[]) {
  const draw = first?.latest;
  return draw ? { ...drawFacts(draw), source: draw.source, ...drawPrizes(draw) } : null;
}

type Section = Calls['GET /api/game/lobby']['data']['sections'][number];

/** The rows of the lobby of slots but for the one that has all, and one of tables. */
function gameRows(slots: readonly Section[], tables: readonly Section[]) {
  const rows = slots.flatMap(({ key, title, games }) =>
    isSectionKey(key) && key !== 'all'
      ? [{ key, title, games: games.slice(0, key === 'hot' ? HOT_GAMES : GAMES_OF_ROW).map(gameFacts) }]
      : [],
  );
  const [first] = tables;
  if (!first) return rows;
  const { title } = lobbyLayouts.casino;
  return [
    ...rows,
    { key: 'casino' as const, title, games: first.games.slice(0, GAMES_OF_ROW).map(gameFacts) },
  ];
}

/**
 * What the home page shows to everybody; only the fields that it shows, for they are sent in the HTML and beside it. It
 * does without banners and news when those cannot be read: they are null then.
 */
export async function loadHome() {
  const [banners, lobby, news, slots, tables, paid] = await Promise.all([
    optionalRead(() => readPublic('GET /api/banner', { agent_code: AGENT_CODE })),
    readPublic('GET /api/lotto/lobby', { agent_id: AGENT_ID }),
    optionalRead(() => readPublic('GET /api/notifications', { agent_code: AGENT_CODE, type: '0' })),
    optionalRead(() => readPublic('GET /api/game/lobby', { agent_code: AGENT_CODE, lobby_key: 'slot' })),
    optionalRead(() => readPublic('GET /api/game/lobby', { agent_code: AGENT_CODE, lobby_key: 'casino' })),
    optionalRead(() => readPublic('GET /api/lotto/paid', { agent_id: AGENT_ID })),
  ]);
  return {
    games: gameRows(slots?.sections ?? [], tables?.sections ?? []),
    banners: banners?.map(({ id, title, image, link }) => ({ id, title, image, link })) ?? null,
    openRounds: nextRounds(lobby).map(({ kind, kind_name, round }) => ({
      kind,
      name: kind_name,
      roundId: round.round_id,
      drawDate: round.draw_date,
      roundNo: round.round_no,
      closesAt: round.closes_at,
    })),
    newest: newestDraws(lobby),
    main: mainDraw(lobby),
    paid: (paid ?? []).map(({ kind, kind_name, amount, paid_at, member }) => ({
      kind,
      name: kind_name,
      amount,
      paidAt: paid_at,
      member,
    })),
    news: news?.map(({ id, title, description, image }) => ({ id, title, description, image })) ?? null,
  };
}

/** True for a withdrawal that is on its way. */
const isUnderWay = ({ ended_at }: { ended_at: string | null }) => ended_at === null;
const baht = (amounts: readonly number[]) => toBaht(amounts.reduce((sum, one) => sum + toSatang(one), 0n));

/** Deposits or withdrawals that have not ended: how many, and how much. */
function pendingOf(found: readonly { amount: number }[]) {
  return { count: found.length, amount: baht(found.map(({ amount }) => amount)) };
}

/**
 * What of the home page is its member's own: name and wallets, which the page's authentication has read, bills that wait, the
 * newest bill, and money on its way. What a backend elsewhere does not tell is left out.
 */
export async function loadOwnHome() {
  const [visit, bills, deposits, withdrawals] = await Promise.all([
    loadVisit(),
    optionalRead(() => read('GET /api/lotto/bill/open', {})),
    optionalRead(() => read('GET /api/member/payment/open_qrs', {})),
    optionalRead(() => read('GET /api/member/withdraw/list', { limit: NEWEST_WITHDRAWALS })),
  ]);
  const newest = bills?.newest;
  return {
    name: visit?.summary.user.first_name ?? '',
    /** As the header writes it. */
    total: `฿ ${formatBaht(baht(visit?.summary.wallets.map(({ balance }) => balance) ?? []))}`,
    open: bills && { count: bills.count, charged: bills.charged, nextResultAt: bills.next_result_at },
    newest: newest
      ? {
          billId: newest.bill_id,
          kind: newest.kind,
          name: newest.kind_name,
          lines: newest.line_count,
          stake: newest.total_stake,
        }
      : null,
    deposits: pendingOf((deposits ?? []).filter(({ status }) => status === 'pending')),
    withdrawals: pendingOf((withdrawals ?? []).filter(isUnderWay)),
  };
}

export type OwnHome = Awaited<ReturnType<typeof loadOwnHome>>;
export type HomeFacts = Awaited<ReturnType<typeof loadHome>>;
