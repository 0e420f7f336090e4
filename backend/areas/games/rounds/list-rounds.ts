import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { askForReplay } from '#backend/areas/games/providers/ask-for-link.ts';
import { gamePlayer, gameRound } from '#backend/areas/games/tables.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { usableEntitlements } from '#backend/core/entitlements/find-usable.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import type { GameRound, OwnFreeRounds } from '#contract/games/rounds.ts';
import type { games } from '#contract/games.ts';
import { FREE_ROUND_PREFIX, freeRoundOf } from '#rules/games/free-rounds.ts';
import { toBaht } from '#rules/money/baht.ts';

const list: Statement = {
  name: 'games_rounds',
  text: `
    SELECT page.*, free.rounds AS "freeRounds"
    FROM (
      SELECT coalesce(json_agg(json_build_object('kind', usable.kind, 'left', usable."left", 'endsAt', usable."endsAt", 'name', game.name)), '[]')
        AS rounds
      FROM (${usableEntitlements({ memberId: '$1::uuid', prefix: '$6::text', at: '$7::timestamptz' })}) usable
      LEFT JOIN game ON game.provider_id = split_part(usable.kind, ':', 2) AND game.game_id = split_part(usable.kind, ':', 3)
    ) free
    LEFT JOIN LATERAL (
      SELECT round.id, round.provider_id AS "providerId", round.game_id AS "gameId", coalesce(game.name, round.game_id) AS "gameName",
        round.round_id AS "roundId", round.status, round.staked_satang AS staked, round.won_satang AS won, round.begun_at AS "begunAt",
        round.ended_at AS "endedAt", round.reason, round.number
      FROM game_round round LEFT JOIN game ON game.provider_id = round.provider_id AND game.game_id = round.game_id
      WHERE round.member_id = $1::uuid AND ($2::text IS NULL OR round.provider_id = $2::text) AND ($3::text IS NULL OR round.game_id = $3::text)
        AND ($4::uuid IS NULL OR round.number < (SELECT number FROM game_round WHERE id = $4::uuid AND member_id = $1::uuid))
      ORDER BY round.number DESC LIMIT $5::int
    ) page ON true ORDER BY page.number DESC`,
};

interface Row {
  /** Null where there is no round and the row has free rounds alone. */
  readonly id: string | null;
  readonly providerId: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly roundId: string;
  readonly status: GameRound['status'];
  readonly staked: bigint;
  readonly won: bigint;
  readonly begunAt: Date;
  readonly endedAt: Date | null;
  readonly reason: string | null;
  readonly freeRounds: unknown;
}

type Played = Row & { readonly id: string };

const Free = z.array(
  z.object({ kind: z.string(), left: z.int(), endsAt: z.string().nullable(), name: z.string().nullable() }),
);

function presentFree(rounds: unknown): OwnFreeRounds[] {
  return Free.parse(rounds).flatMap(({ kind, left, endsAt, name }) => {
    const of = freeRoundOf(kind);
    if (!of) return [];
    return [
      {
        ...{ provider_id: of.providerId, game_id: of.gameId, game_name: name ?? of.gameId },
        ...{ stake: toBaht(of.stakeSatang), left, ends_at: endsAt && new Date(endsAt).toISOString() },
      },
    ];
  });
}

function presentRound(row: Played): GameRound {
  return {
    id: row.id,
    provider_id: row.providerId,
    game_id: row.gameId,
    game_name: row.gameName,
    round_id: row.roundId,
    status: row.status,
    staked: toBaht(row.staked),
    won: toBaht(row.won),
    net: toBaht(row.status === 'open' ? 0n : row.won - row.staked),
    begun_at: row.begunAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    reason: row.reason,
  };
}

/** Rounds of the member, newest first, and those that may be played for nothing. */
export const listRounds: Verb<typeof games.rounds> = async ({ ctx, input }) => {
  const { provider_id: provider = null, game_id: game = null, before = null, limit } = input;
  const asked = [ctx.memberId, provider, game, before, limit + 1, FREE_ROUND_PREFIX, ctx.now()];
  const rows = await ctx.db.query<Row>(list, asked);
  const played = rows.filter((row): row is Played => row.id !== null);
  const page = played.slice(0, limit).map(presentRound);
  return {
    rounds: page,
    next: played.length > limit ? (page.at(-1)?.id ?? null) : null,
    free_rounds: presentFree(rows[0]?.freeRounds ?? []),
  };
};

/** The address at which a round of the member is shown again. Throws 404 for somebody else's; refuses 4508 when its provider does not answer, 4509 while the round goes on. */
export const showReplayLink: Verb<typeof games.replayLink> = async ({ ctx, input }) => {
  const [found] = await ctx.db.orm
    .select({ round: gameRound, playerId: gamePlayer.playerId })
    .from(gameRound)
    .innerJoin(
      gamePlayer,
      and(eq(gamePlayer.providerId, gameRound.providerId), eq(gamePlayer.memberId, gameRound.memberId)),
    )
    .where(and(eq(gameRound.id, input.id), eq(gameRound.memberId, ctx.memberId)));
  if (!found) throw notFound();
  if (found.round.status === 'open') throw new Refusal('OUTCOME_UNKNOWN', 'รอบนี้ยังไม่จบ');
  const { roundId, providerId } = found.round;
  return { link: await askForReplay(ctx, { providerId, playerId: found.playerId, roundId }) };
};
