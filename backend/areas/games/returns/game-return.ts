import { eq } from 'drizzle-orm';
import { gameReturn } from '#backend/areas/games/tables.ts';
import { WAGER_AREA } from '#backend/areas/games/wager-area.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Job } from '#backend/core/jobs/job.ts';
import { readWagers } from '#backend/core/wagers/read-wagers.ts';
import {
  addChange,
  NO_WAGERS,
  type WagerChange,
  type WagerListener,
} from '#backend/core/wagers/wager-change.ts';
import type { games } from '#contract/games.ts';

/** Below so many rounds a figure would tell what single members won. */
const FEWEST_ROUNDS = 1_000;

const add: Statement = {
  name: 'games_add_return',
  text: `
    INSERT INTO game_return AS known (game_id, rounds, staked_satang, won_satang, staked_squares)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::numeric[])
    ON CONFLICT (game_id) DO UPDATE SET rounds = known.rounds + excluded.rounds, staked_satang = known.staked_satang + excluded.staked_satang,
      won_satang = known.won_satang + excluded.won_satang, staked_squares = known.staked_squares + excluded.staked_squares`,
};

async function addReturns(tx: Tx, changes: readonly WagerChange[]): Promise<void> {
  const byGame = Map.groupBy(
    changes.filter(({ area }) => area === WAGER_AREA),
    ({ kind }) => kind,
  );
  if (byGame.size === 0) return;
  const sums = [...byGame].map(([gameId, own]) => {
    const total = own.reduce(addChange, NO_WAGERS);
    const squares = own.reduce((sum, change) => {
      const { settledCount } = addChange(NO_WAGERS, change);
      return sum + BigInt(settledCount) * change.chargedSatang ** 2n;
    }, 0n);
    return { gameId, ...total, squares };
  });
  await tx.query(add, [
    sums.map(({ gameId }) => gameId),
    sums.map(({ settledCount }) => settledCount),
    sums.map(({ settledSatang }) => settledSatang),
    sums.map(({ payoutSatang }) => payoutSatang),
    sums.map(({ squares }) => String(squares)),
  ]);
}

export const returnReader: WagerListener = { name: 'game-return', apply: addReturns };

/** Adds up what each game took and paid; not every minute, because each time pages of games are rendered anew. */
export const sumReturns: Job = {
  name: 'sum-game-returns',
  cron: '*/10 * * * *',
  run: ({ db }) => readWagers(db, returnReader),
};

/** What a game has really paid back; nothing in percent before a thousand rounds. */
export const showReturn: Verb<typeof games.realReturn> = async ({ ctx, input }) => {
  const [found] = await ctx.db.orm.select().from(gameReturn).where(eq(gameReturn.gameId, input.game_id));
  const rounds = Number(found?.rounds ?? 0n);
  if (!found || rounds < FEWEST_ROUNDS)
    return { rounds: Math.min(rounds, FEWEST_ROUNDS - 1), percent: null, equal_rounds: null };
  const staked = Number(found.stakedSatang);
  return {
    rounds,
    percent: (Number(found.wonSatang) / staked) * 100,
    equal_rounds: Math.floor(staked ** 2 / Number(found.stakedSquares)),
  };
};
