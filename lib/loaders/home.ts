import 'server-only';
import type { Calls } from '#contract/calls.ts';
import { AGENT_CODE, AGENT_ID } from '#contract/constants.ts';
import { gameFacts } from '#lib/games/game-facts.ts';
import { optionalRead } from '#lib/loaders/first-read.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { drawPrizes } from '#lib/lotto/draw-prizes.ts';
import { isSectionKey } from '#rules/games/lobby-layouts.ts';

type Kind = Calls['GET /api/lotto/lobby']['data'][number];

const OPEN_ROUNDS = 4;
const DRAWS = 2;
const HOT_GAMES = 12;
/** Of each other row of games. */
const GAMES_OF_ROW = 8;

/** The first kind of the lobby and those that close next: a few of perhaps thirty. */
function nextRounds(lobby: readonly Kind[]) {
  const open = lobby.flatMap((one) =>
    one.round?.status === 'open' ? [{ ...one, round: one.round, isFirst: one === lobby[0] }] : [],
  );
  return open
    .sort((one, other) => one.round.closes_at.localeCompare(other.round.closes_at))
    .sort((one, other) => Number(other.isFirst) - Number(one.isFirst))
    .slice(0, OPEN_ROUNDS);
}

/** The newest draw of the first kind, and the one that was published last of all others. */
function newestDraws(lobby: readonly Kind[]) {
  const [first, ...others] = lobby.map(({ latest }) => latest);
  const newest = others
    .filter((draw) => draw !== null)
    .sort((one, other) => other.published_at.localeCompare(one.published_at));
  return [...(first ? [first] : []), ...newest].slice(0, DRAWS);
}

type Section = Calls['GET /api/game/lobby']['data']['sections'][number];

/** The rows of the lobby of slots but for the one that has all. */
function gameRows(sections: readonly Section[]) {
  return sections.flatMap(({ key, title, games }) =>
    isSectionKey(key) && key !== 'all'
      ? [{ key, title, games: games.slice(0, key === 'hot' ? HOT_GAMES : GAMES_OF_ROW).map(gameFacts) }]
      : [],
  );
}

/**
 * What the home page shows to everybody; only the fields that it shows, for they are sent in the HTML and beside it. It
 * does without banners and news when those cannot be read: they are null then.
 */
export async function loadHome() {
  const [banners, lobby, news, games] = await Promise.all([
    optionalRead(() => readPublic('GET /api/banner', { agent_code: AGENT_CODE })),
    readPublic('GET /api/lotto/lobby', { agent_id: AGENT_ID }),
    optionalRead(() => readPublic('GET /api/notifications', { agent_code: AGENT_CODE, type: '0' })),
    optionalRead(() => readPublic('GET /api/game/lobby', { agent_code: AGENT_CODE, lobby_key: 'slot' })),
  ]);
  return {
    games: gameRows(games?.sections ?? []),
    banners: banners?.map(({ id, title, image, link }) => ({ id, title, image, link })) ?? null,
    openRounds: nextRounds(lobby).map(({ kind, kind_name, round }) => ({
      kind,
      name: kind_name,
      roundId: round.round_id,
      drawDate: round.draw_date,
      roundNo: round.round_no,
      closesAt: round.closes_at,
    })),
    results: newestDraws(lobby).map((draw) => ({
      roundId: draw.round_id,
      name: draw.kind_name,
      drawDate: draw.draw_date,
      roundNo: draw.round_no,
      source: draw.source,
      ...drawPrizes(draw),
    })),
    news: news?.map(({ id, title, description, image }) => ({ id, title, description, image })) ?? null,
  };
}

export type HomeFacts = Awaited<ReturnType<typeof loadHome>>;
