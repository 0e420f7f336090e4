import { and, asc, eq } from 'drizzle-orm';
import { writeResult } from '#backend/areas/lotto/settlement/publish-result.ts';
import { refundRound, takeOff } from '#backend/areas/lotto/settlement/refund-round.ts';
import { settleRound } from '#backend/areas/lotto/settlement/settle-round.ts';
import { round, type VoidReason } from '#backend/areas/lotto/tables.ts';
import { roundSeed, yeekeeRound, yeekeeShot } from '#backend/areas/lotto/yeekee/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { wasSiteAway } from '#backend/core/heartbeat/heartbeat.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import type { Services } from '#backend/services.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import { pingpongDigits } from '#rules/lotto/pingpong/draw.ts';
import { refundReason } from '#rules/lotto/yeekee/refund.ts';
import { digitsOf } from '#rules/lotto/yeekee/result.ts';
import { shootingTimes } from '#rules/lotto/yeekee/schedule.ts';

const LAST_MS = 60_000;
/** Who publishes what the site draws itself. */
export const SITE = 'site';

type RoundRow = typeof round.$inferSelect;
export type Outcome = { readonly digits: string } | { readonly reason: VoidReason };

/**
 * Draws a round of the site's own whose time has come and settles it, or gives every stake back where the rules say so. It
 * may run beside itself: whoever decides settles, nobody else, and is answered true. Where it stops after that,
 * `resumeSettlements` goes on.
 */
export async function drawRound(services: Services, roundId: string): Promise<boolean> {
  const isDecidedHere = await services.db.transact((tx) => decide(services, tx, roundId));
  if (!isDecidedHere) return false;
  await settleRound(services, roundId);
  await refundRound(services, roundId);
  return true;
}

/** False where there is nothing to decide yet, or it was decided already. */
async function decide(services: Services, tx: Tx, roundId: string): Promise<boolean> {
  const [row] = await tx.orm.select().from(round).where(eq(round.id, roundId)).for('no key update');
  if (!row || !isDue(row, services.clock.now())) return false;
  const outcome = await outcomeOf(services, tx, row);
  if (!outcome) return false;
  if ('reason' in outcome) {
    await takeOff(tx, services, row, outcome.reason);
    return true;
  }
  const { seed, digits } = { seed: await seedOf(tx, roundId), ...outcome };
  const draw = { date: row.drawDate, round: row.number, number: digits, seed };
  await writeResult(services, tx, { row, draw, source: kindOf(row.kind).source, who: SITE });
  return true;
}

function isDue({ status, closesAt, resultAt }: RoundRow, now: Date): boolean {
  return (status === 'open' || status === 'closed') && closesAt < now && resultAt <= now;
}

async function seedOf(tx: Pick<Tx, 'orm'>, roundId: string): Promise<string> {
  const [row] = await tx.orm.select().from(roundSeed).where(eq(roundSeed.roundId, roundId));
  if (!row) throw new Error(`Round ${roundId} has no seed`);
  return row.seed;
}

/** What the rules make of a round; undefined while its shots are not sealed. */
export async function outcomeOf(
  { clock }: Pick<Services, 'clock'>,
  tx: Pick<Tx, 'orm' | 'query'>,
  row: RoundRow,
): Promise<Outcome | undefined> {
  const seed = await seedOf(tx, row.id);
  if (kindOf(row.kind).drawnHere === 'seed')
    return { digits: await pingpongDigits(nodeHashing, seed, row.id) };
  const own = and(eq(yeekeeRound.roundId, row.id));
  const [shooting] = await tx.orm.select().from(yeekeeRound).where(own);
  if (!shooting) throw new Error(`Round ${row.id} was never open for shots`);
  if (shooting.sealedAt === null) return undefined;
  const { closesAt: until } = shootingTimes(row.closesAt);
  const from = new Date(until.getTime() - LAST_MS);
  const { shotCount: shots, shooterCount: shooters, fairness, rowOrder, chainHead } = shooting;
  const hadOutage = await wasSiteAway(tx, { from, to: until, now: clock.now() });
  const reason = refundReason({ shots, shooters, hadOutage }, shooting);
  if (reason) return { reason };
  const rows = await tx.orm
    .select({ number: yeekeeShot.number })
    .from(yeekeeShot)
    .where(eq(yeekeeShot.roundId, row.id))
    .orderBy(asc(yeekeeShot.position));
  const numbers = rows.map(({ number }) => number);
  return { digits: await digitsOf(nodeHashing, { numbers, seed, chainHead, fairness, rowOrder }) };
}
