import { and, eq } from 'drizzle-orm';
import { demoRoundFromAddress, roundAgainOfSession, roundOfSession } from '#backend/areas/house/limits.ts';
import { spendNonce } from '#backend/areas/house/rounds/current-seed.ts';
import { playedOn, playGame, requireBets } from '#backend/areas/house/rounds/play-game.ts';
import type { HouseSession } from '#backend/areas/house/sessions/find-session.ts';
import { holdSeed } from '#backend/areas/house/sessions/hold-seed.ts';
import { houseRound } from '#backend/areas/house/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import type { CurrentSeed } from '#backend/core/seeds/seed-pairs.ts';
import type { Ctx } from '#backend/ctx.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { HttpRefusal, Refusal } from '#backend/refusal.ts';
import { drawsOf } from '#rules/draw/draw.ts';
import { type Bet, betsText } from '#rules/tables/bets.ts';

export type HouseRoundRow = typeof houseRound.$inferSelect;

/** A round with the seed that it was drawn from. */
export interface DrawnRound {
  readonly round: HouseRoundRow;
  readonly seed: CurrentSeed;
  /** It had been drawn before, under the same key. */
  readonly repeated: boolean;
}

/** A round as the page of a player asks for it. */
export interface AskedRound {
  readonly session: HouseSession;
  readonly stakeSatang: bigint;
  /** Costs the player nothing. */
  readonly isFree: boolean;
  readonly key: string;
  /** At a table, what the stake is put on. */
  readonly bets: readonly Bet[] | undefined;
}

const areSame = (one: readonly Bet[] | null, other: readonly Bet[] | null) =>
  betsText(one ?? []) === betsText(other ?? []);

async function findRound({ orm }: Pick<Tx, 'orm'>, sessionId: string, key: string) {
  const [found] = await orm
    .select()
    .from(houseRound)
    .where(and(eq(houseRound.sessionId, sessionId), eq(houseRound.key, key)));
  return found;
}

/** Refuses 429 above the limit of rounds of a session. A round that was drawn already is still answered, up to a second limit. */
async function requireRoom(ctx: Ctx, { id: subject, demoSatang }: HouseSession, key: string): Promise<void> {
  const ofAddress = { limit: demoRoundFromAddress, subject: ctx.address };
  const uses = [{ limit: roundOfSession, subject }, ...(demoSatang === null ? [] : [ofAddress])];
  try {
    await requireLimits(ctx.db, ctx.now(), uses);
  } catch (error) {
    if (!(error instanceof HttpRefusal)) throw error;
    await requireLimits(ctx.db, ctx.now(), [{ limit: roundAgainOfSession, subject }]);
    if (!(await findRound(ctx.db, subject, key))) throw error;
  }
}

/** The round of a key, drawn once and written before anybody is asked for money. Refuses 4503 a key of another stake, 4507 a stake that the game does not have, 4511 a free round of a demo. */
export async function drawRound(
  ctx: Ctx,
  { session, stakeSatang, isFree, key, bets: asked }: AskedRound,
): Promise<DrawnRound> {
  const game = playedOn(session.gameId);
  if (isFree && (session.playerId === null || game.kind === 'table'))
    throw new Refusal('NO_FREE_ROUND', 'ไม่มีฟรีสปินของเกมนี้เหลือแล้ว');
  const bets = requireBets(game, stakeSatang, asked);
  await requireRoom(ctx, session, key);
  return ctx.db.transact(async (tx) => {
    const at = ctx.now();
    const seed = await holdSeed(ctx, tx, session);
    const earlier = await findRound(tx, session.id, key);
    if (earlier) {
      if (earlier.stakeSatang !== stakeSatang || earlier.isFree !== isFree || !areSame(earlier.bets, bets))
        throw new Refusal('TRANSACTION_MISMATCH', 'คำขอนี้ใช้กับเงินเดิมพันอื่นไปแล้ว');
      return { round: earlier, seed, repeated: true };
    }
    const play = { seed: seed.seed, clientSeed: seed.clientSeed, nonce: seed.nextNonce };
    const drawn = await playGame(game, { stakeSatang, bets }, drawsOf(nodeHashing, play));
    await spendNonce(tx, seed);
    const [round] = await tx.orm
      .insert(houseRound)
      .values({
        ...{ id: ctx.random.uuid(), sessionId: session.id, playerId: session.playerId, key },
        ...{ gameId: session.gameId, ...drawn, bets },
        ...{ seedId: seed.id, nonce: seed.nextNonce, stakeSatang, playedAt: at },
        isDemo: session.demoSatang !== null,
        isFree,
        status: 'pending' as const,
      })
      .returning();
    if (!round) throw new Error('A round that was just drawn is not there');
    return { round, seed: { ...seed, nextNonce: seed.nextNonce + 1 }, repeated: false };
  });
}
