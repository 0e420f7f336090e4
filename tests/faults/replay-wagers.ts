import { expect } from 'vitest';
import { lottoTransfers } from '#backend/areas/lotto/lotto-transfers.ts';
import type { Database } from '#backend/core/db/database.ts';
import { addTotals } from '#backend/core/wagers/member-totals.ts';
import { readWagers } from '#backend/core/wagers/read-wagers.ts';
import { wagerCounter, wagerEvent, wagerTotal } from '#backend/core/wagers/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type ProcessEnv, runOrKill } from '#backend/testing/backend-process.ts';

/** What the ledger moved to and from members for bets. */
const playedStatement = {
  name: 'test_played',
  text: 'SELECT sum(satang)::bigint AS net FROM ledger_entry WHERE kind = ANY($1::text[])',
};
/** Where its clock begins. */
export const START = '2025-06-15T19:00:00+07:00';
const PROGRAM = 'tests/programs/wager-worker.ts';
/** Bills and steps that the program counts, fewer than all. */
const STEPS = 1_800;

/**
 * Kills the program of random bills, cancels and settlements once, lets it go on to its end, and demands that a replay
 * of all wagers from zero gives the totals that were kept in the wagers' own transactions.
 */
export async function replayWagers(env: ProcessEnv, open: () => Promise<Database>): Promise<void> {
  const killAt = 1 + Math.floor(Math.random() * STEPS);
  expect(await runOrKill(PROGRAM, env, killAt)).toMatchObject({ code: null });
  expect(await runOrKill(PROGRAM, env)).toMatchObject({ code: 0 });
  const db = await open();
  try {
    const totals = () =>
      db.orm.select().from(wagerTotal).orderBy(wagerTotal.memberId, wagerTotal.day, wagerTotal.kind);
    const live = await totals();
    expect(live.reduce((sum, { acceptedCount }) => sum + acceptedCount, 0)).toBeGreaterThan(700);
    await db.orm.delete(wagerTotal);
    await readWagers(db, { name: 'replay', apply: addTotals });
    expect(await totals()).toEqual(live);

    // Over all days what was staked and won is what the ledger says of bets.
    const net = live.reduce((sum, { payoutSatang, chargedSatang }) => sum + payoutSatang - chargedSatang, 0n);
    expect(await db.query(playedStatement, [Object.values(lottoTransfers).map(({ name }) => name)])).toEqual([
      { net },
    ]);

    const events = await db.orm.$count(wagerEvent);
    expect(events).toBeGreaterThan(2 * 1_900);
    expect(await db.orm.select({ last: wagerCounter.last }).from(wagerCounter)).toEqual([
      { last: BigInt(events) },
    ]);
    const seen = { name: 'test_seen_count', text: 'SELECT count(*) AS total FROM test_seen' };
    expect(await db.query(seen, [])).toEqual([{ total: BigInt(events) }]);
    await expectCleanAudit({ db });
  } finally {
    await db.close();
  }
}
