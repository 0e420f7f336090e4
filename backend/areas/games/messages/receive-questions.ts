import { freeRoundsOf } from '#backend/areas/games/free-rounds/list-free-rounds.ts';
import { checkProvider } from '#backend/areas/games/messages/check-provider.ts';
import { findMovement } from '#backend/areas/games/messages/find-movement.ts';
import { requirePlay } from '#backend/areas/games/messages/find-play.ts';
import { betIdOf } from '#backend/areas/games/messages/game-ids.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { games } from '#contract/games.ts';
import { toBaht } from '#rules/money/baht.ts';

/** Who plays under a token, and what the wallet holds. Refuses 4501. */
export const receiveSession: Verb<typeof games.walletSession> = async ({ ctx, input }) => {
  const play = await requirePlay(ctx, await checkProvider(ctx), input.token);
  const { playerId, gameId } = play;
  return {
    player_id: playerId,
    game_id: gameId,
    language: 'th',
    balance: toBaht(play.balance),
    currency: 'THB',
  };
};

/** What the wallet of an opened game holds, and which free rounds its player has. Refuses 4501. */
export const receiveBalance: Verb<typeof games.walletBalance> = async ({ ctx, input }) => {
  const providerId = await checkProvider(ctx);
  const play = await requirePlay(ctx, providerId, input.token);
  const own = await freeRoundsOf(ctx, { ...play, providerId });
  return {
    balance: toBaht(play.balance),
    currency: 'THB',
    free_rounds: own,
  };
};

/** What became of a movement of the provider. */
export const receiveStatus: Verb<typeof games.walletStatus> = async ({ ctx, input }) => {
  const movement = await findMovement(ctx.db, await checkProvider(ctx), input.transaction_id);
  if (!movement) return { status: 'unknown', amount: null, at: null };
  const { kind, isRolledBack, satang, at } = movement;
  const status = kind === 'refused' ? 'refused' : isRolledBack ? 'rolled_back' : 'done';
  return { status, amount: toBaht(satang), at: at.toISOString() };
};

const PIECE = 1_000;

const ofDay: Statement = {
  name: 'games_movements_of_day',
  text: `
    SELECT number, transaction_id AS "transactionId", kind, round_id AS "roundId", satang, at FROM game_movement
    WHERE provider_id = $1::text AND number > $3::bigint AND (at AT TIME ZONE 'Asia/Bangkok')::date = $2::date
    ORDER BY number LIMIT ${PIECE}`,
};

interface DayRow {
  readonly number: bigint;
  readonly transactionId: string;
  readonly kind: string;
  readonly roundId: string;
  readonly satang: bigint;
  readonly at: Date;
}

/** The movements of a day, a piece at a time; what was refused before it came is none. The win of a `bet_win` has the id of its stake. */
export const receiveDay: Verb<typeof games.walletDay> = async ({ ctx, input }) => {
  const providerId = await checkProvider(ctx);
  const rows = await ctx.db.query<DayRow>(ofDay, [providerId, input.day, BigInt(input.after)]);
  const movements = rows.map(({ transactionId, kind, roundId, satang, at }) => ({
    transaction_id: betIdOf(transactionId),
    kind,
    round_id: roundId,
    amount: toBaht(satang),
    at: at.toISOString(),
  }));
  const last = rows.length === PIECE ? rows.at(-1) : undefined;
  return {
    movements: movements.filter(({ kind }) => kind !== 'refused'),
    next: last ? Number(last.number) : null,
  };
};
