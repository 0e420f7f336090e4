import { and, desc, eq } from 'drizzle-orm';
import { askWallet, type WalletAnswer } from '#backend/areas/house/rounds/ask-wallet.ts';
import { presentRound, presentSeed } from '#backend/areas/house/rounds/present-round.ts';
import { resumeRound } from '#backend/areas/house/rounds/settle-round.ts';
import { findSession, type HouseSession, requireWallet } from '#backend/areas/house/sessions/find-session.ts';
import { holdSeed } from '#backend/areas/house/sessions/hold-seed.ts';
import { houseRound, houseSeed } from '#backend/areas/house/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Ctx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { HouseRound, house } from '#contract/house.ts';
import { findOwnGame } from '#rules/games/house-games.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { isStake, stakesBaht } from '#rules/slots/stakes.ts';
import { PAST_RESULTS, resultOf, type TableResult } from '#rules/tables/events.ts';
import { chipsBaht } from '#rules/tables/table.ts';
import { isTableId } from '#rules/tables/tables.ts';

/** What a player page begins with; a round that was interrupted is ended first. Refuses 4501, and 4509 when the wallet does not answer. */
export const openGame: Verb<typeof house.open> = async ({ ctx, input }) => {
  const session = await findSession(ctx, input.token);
  const game = findOwnGame(session.gameId);
  if (!game) throw new Error(`${session.gameId} is no game of the house any more`);
  const isTable = isTableId(game.machine);
  const last = await lastRound(ctx, session);
  const { balance, freeRounds } = await walletOf(ctx, session);
  const seed = await ctx.db.transact((tx) => holdSeed(ctx, tx, session));
  return {
    game: { game_id: game.id, machine: game.machine, name: game.name.th, name_en: game.name.en },
    is_demo: session.demoSatang !== null,
    balance,
    stakes: isTable ? [...chipsBaht] : [...stakesBaht],
    // One of another stake than the game has cannot be played here, and none at a table.
    free_rounds: isTable ? [] : freeRounds.filter(({ stake }) => isStake(toSatang(stake))),
    seed: await presentSeed(ctx, session.owner, seed),
    last,
    past: isTable ? await pastResults(ctx, session) : [],
    server_time: ctx.now().toISOString(),
  };
};

/** What is played with: money of the wallet and free rounds, or play money. */
async function walletOf(
  ctx: Ctx,
  session: HouseSession,
): Promise<Pick<Extract<WalletAnswer, { outcome: 'done' }>, 'balance' | 'freeRounds'>> {
  const { demoSatang, walletToken } = session;
  if (demoSatang !== null) return { balance: toBaht(demoSatang), freeRounds: [] };
  requireWallet(session);
  const answer = await askWallet(ctx, 'balance', { token: walletToken });
  if (answer.outcome === 'done') return answer;
  if (answer.outcome === 'refused') throw answer.refusal;
  throw new Refusal('OUTCOME_UNKNOWN', 'ยังติดต่อกระเป๋าเงินไม่ได้ กรุณาลองใหม่');
}

/** Rounds of the player in this game; of a demo, of this session. */
const ownRounds = ({ id, gameId, playerId }: HouseSession) =>
  and(
    playerId === null ? eq(houseRound.sessionId, id) : eq(houseRound.playerId, playerId),
    eq(houseRound.gameId, gameId),
  );

/** What was drawn in the last rounds that were paid for. */
async function pastResults(ctx: Ctx, session: HouseSession): Promise<TableResult[]> {
  const rounds = await ctx.db.orm
    .select({ events: houseRound.events })
    .from(houseRound)
    .where(and(ownRounds(session), eq(houseRound.status, 'done')))
    .orderBy(desc(houseRound.number))
    .limit(PAST_RESULTS);
  return rounds.flatMap(({ events }) => resultOf(events) ?? []);
}

async function lastRound(ctx: Ctx, session: HouseSession): Promise<HouseRound | null> {
  const { playerId } = session;
  const [found] = await ctx.db.orm
    .select({ round: houseRound, seed: houseSeed })
    .from(houseRound)
    .innerJoin(houseSeed, eq(houseSeed.id, houseRound.seedId))
    .where(ownRounds(session))
    .orderBy(desc(houseRound.number))
    .limit(1);
  if (!found) return null;
  const round =
    found.round.status === 'pending' && playerId !== null ? await resumeRound(ctx, found.round) : found.round;
  return presentRound(round, found.seed);
}
