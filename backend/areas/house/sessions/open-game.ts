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
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { findHouseGame } from '#rules/slots/games.ts';
import { isStake, stakesBaht } from '#rules/slots/stakes.ts';

/** What a player page begins with; a round that was interrupted is ended first. Refuses 4501, and 4509 when the wallet does not answer. */
export const openGame: Verb<typeof house.open> = async ({ ctx, input }) => {
  const session = await findSession(ctx, input.token);
  const game = findHouseGame(session.gameId);
  if (!game) throw new Error(`${session.gameId} is no game of the house any more`);
  const last = await lastRound(ctx, session);
  const { balance, freeRounds } = await walletOf(ctx, session);
  const seed = await ctx.db.transact((tx) => holdSeed(ctx, tx, session));
  return {
    game: { game_id: game.id, machine: game.machine, name: game.name.th, name_en: game.name.en },
    is_demo: session.demoSatang !== null,
    balance,
    stakes: [...stakesBaht],
    // One of another stake than the game has cannot be played here.
    free_rounds: freeRounds.filter(({ stake }) => isStake(toSatang(stake))),
    seed: await presentSeed(ctx, session.owner, seed),
    last,
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

/** The last round of the player in this game; of a demo, of this session. */
async function lastRound(ctx: Ctx, { id, gameId, playerId }: HouseSession): Promise<HouseRound | null> {
  const own = playerId === null ? eq(houseRound.sessionId, id) : eq(houseRound.playerId, playerId);
  const [found] = await ctx.db.orm
    .select({ round: houseRound, seed: houseSeed })
    .from(houseRound)
    .innerJoin(houseSeed, eq(houseSeed.id, houseRound.seedId))
    .where(and(own, eq(houseRound.gameId, gameId)))
    .orderBy(desc(houseRound.number))
    .limit(1);
  if (!found) return null;
  const round =
    found.round.status === 'pending' && playerId !== null ? await resumeRound(ctx, found.round) : found.round;
  return presentRound(round, found.seed);
}
