import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { notFound } from '#backend/refusal.ts';
import type { GameSession } from '#contract/games/launch.ts';
import type { games } from '#contract/games.ts';
import { toBaht } from '#rules/money/baht.ts';

const find: Statement = {
  name: 'games_session_sums',
  text: `
    SELECT own.id, own.game_id AS "gameId", own.provider_id AS "providerId", own.opened_at AS "openedAt", own.closed_at AS "closedAt",
      count(round.id)::int AS rounds, coalesce(sum(round.staked_satang), 0)::bigint AS staked,
      coalesce(sum(round.won_satang), 0)::bigint AS won,
      coalesce(sum(round.won_satang - round.staked_satang) FILTER (WHERE round.status = 'finished'), 0)::bigint AS net
    FROM game_session own LEFT JOIN game_round round ON round.session_id = own.id
    WHERE own.id = $1::uuid AND own.member_id = $2::uuid GROUP BY own.id`,
};

const close: Statement = {
  name: 'games_close_session',
  text: `
    WITH held AS (SELECT id FROM ledger_account WHERE member_id = $2::uuid AND kind = 'main' FOR UPDATE)
    UPDATE game_session SET closed_at = $3::timestamptz WHERE id = $1::uuid AND member_id = $2::uuid AND closed_at IS NULL
      AND EXISTS (SELECT 1 FROM held)`,
};

interface Row {
  readonly id: string;
  readonly gameId: string;
  readonly providerId: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly rounds: number;
  readonly staked: bigint;
  readonly won: bigint;
  readonly net: bigint;
}

async function presentSession(
  { db, memberId }: Pick<MemberCtx, 'db' | 'memberId'>,
  id: string,
): Promise<GameSession> {
  const [row] = await db.query<Row>(find, [id, memberId]);
  if (!row) throw notFound();
  return {
    game_session_id: row.id,
    game_id: row.gameId,
    provider_id: row.providerId,
    opened_at: row.openedAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    rounds: row.rounds,
    staked: toBaht(row.staked),
    won: toBaht(row.won),
    net: toBaht(row.net),
  };
}

/** What the member staked and won since a game was opened. Throws 404 for somebody else's. */
export const showSession: Verb<typeof games.session> = ({ ctx, input }) =>
  presentSession(ctx, input.game_session_id);

/** From now on no stake is taken for an opened game of the member, one that is under way is waited for; what it won is still paid. */
export async function endSession(ctx: Pick<MemberCtx, 'db' | 'memberId' | 'now'>, id: string): Promise<void> {
  await ctx.db.query(close, [id, ctx.memberId, ctx.now()]);
}

/** Closes an opened game, see `endSession`. Throws 404 for somebody else's. */
export const closeSession: Verb<typeof games.closeSession> = async ({ ctx, input }) => {
  await endSession(ctx, input.game_session_id);
  return presentSession(ctx, input.game_session_id);
};
