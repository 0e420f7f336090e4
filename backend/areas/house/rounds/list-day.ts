import { checkSite } from '#backend/areas/house/sessions/check-site.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { house } from '#contract/house.ts';
import { toBaht } from '#rules/money/baht.ts';

const PIECE = 1_000;

const ofDay: Statement = {
  name: 'house_rounds_of_day',
  text: `
    SELECT id, number, CASE WHEN is_free THEN 0 ELSE stake_satang END AS stake, win_satang AS win, played_at AS at,
      player_id AS "playerId" FROM house_round
    WHERE status = 'done' AND NOT is_demo AND number > $2::bigint AND (played_at AT TIME ZONE 'Asia/Bangkok')::date = $1::date
    ORDER BY number LIMIT ${PIECE}`,
};

interface Row {
  readonly id: string;
  readonly number: bigint;
  readonly stake: bigint;
  readonly win: bigint;
  readonly at: Date;
  readonly playerId: string | null;
}

/** The rounds with money of a day, a piece at a time, for the site to compare with its wallet. Throws 403. */
export const listDay: Verb<typeof house.day> = async ({ ctx, input }) => {
  await checkSite(ctx);
  const rows = await ctx.db.query<Row>(ofDay, [input.day, BigInt(input.after ?? 0)]);
  const last = rows.length === PIECE ? rows.at(-1) : undefined;
  return {
    rounds: rows.map(({ id, stake, win, at, playerId }) => ({
      round_id: id,
      stake: toBaht(stake),
      win: toBaht(win),
      at: at.toISOString(),
      ...(playerId !== null && { player_id: playerId }),
      currency: 'THB',
    })),
    next: last ? String(last.number) : null,
  };
};
