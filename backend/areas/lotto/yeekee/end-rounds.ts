import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { refundRound, takeOff } from '#backend/areas/lotto/settlement/refund-round.ts';
import { lottoKind, round } from '#backend/areas/lotto/tables.ts';
import { drawRound } from '#backend/areas/lotto/yeekee/draw-round.ts';
import { payPrizes } from '#backend/areas/lotto/yeekee/pay-prizes.ts';
import { yeekeeRound } from '#backend/areas/lotto/yeekee/tables.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import { shootingOverBefore } from '#rules/lotto/yeekee/schedule.ts';

/** The kinds that the site draws itself. */
export const drawnHere = Object.keys(kindNames).filter((code) => kindOf(code).drawnHere);

interface Step {
  readonly find: (services: Services) => Promise<readonly string[]>;
  readonly end: (services: Services, roundId: string) => Promise<unknown>;
}

/** What fails keeps nothing else from its end. */
async function endAll(services: Services, steps: readonly Step[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { find, end } of steps) {
    for (const id of await find(services))
      await end(services, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Rounds could not be ended');
}

/**
 * Ends rounds whose time has come: seals shots, draws what the site draws itself, pays shooters, and gives the stakes of a
 * round back that has no result long after it should.
 */
export async function endRounds(services: Services): Promise<void> {
  await sealShots(services);
  await endAll(services, [
    { find: dueRounds, end: drawRound },
    { find: unpaidRounds, end: payPrizes },
    { find: overdueRounds, end: voidOverdue },
  ]);
}

/** Draws rounds whose result is due. Of any number of runs at once the one that decides a round settles it and pays its shooters. */
export function drawRounds(services: Services): Promise<void> {
  const end: Step['end'] = async (_, id) => {
    if (await drawRound(services, id)) await payPrizes(services, id);
  };
  return endAll(services, [{ find: dueRounds, end }]);
}

/** In one order, so that processes which seal at once do not hold each other up; whoever shoots holds a single row. */
const seal: Statement = {
  name: 'yeekee_seal',
  text: `
    UPDATE yeekee_round SET sealed_at = $1::timestamptz WHERE round_id IN (
      SELECT own.round_id FROM yeekee_round own JOIN round ON round.id = own.round_id
      WHERE own.prizes_at IS NULL AND own.sealed_at IS NULL AND (round.status = 'voided' OR round.closes_at < $2::timestamptz)
      ORDER BY own.round_id FOR UPDATE OF own
    )`,
};

/** Ends the shooting of rounds for good; from then on shots may be seen, and none is added whatever another clock says. */
export async function sealShots({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await db.transact((tx) => tx.query(seal, [now, shootingOverBefore(now)]));
}

const PLAYED = inArray(round.status, ['open', 'closed']);

async function dueRounds({ db, agentId, clock }: Services): Promise<string[]> {
  const now = clock.now();
  const own = and(eq(round.agentId, agentId), inArray(round.kind, drawnHere));
  const rows = await db.orm
    .select({ id: round.id })
    .from(round)
    .where(and(own, PLAYED, lt(round.closesAt, now), lte(round.resultAt, now)))
    .orderBy(asc(round.resultAt));
  return rows.map(({ id }) => id);
}

async function unpaidRounds({ db, agentId }: Services): Promise<string[]> {
  const rows = await db.orm
    .select({ id: round.id })
    .from(yeekeeRound)
    .innerJoin(round, eq(round.id, yeekeeRound.roundId))
    .where(
      and(
        eq(round.agentId, agentId),
        isNull(yeekeeRound.prizesAt),
        isNotNull(yeekeeRound.sealedAt),
        inArray(round.status, ['resulting', 'resulted', 'voided']),
      ),
    );
  return rows.map(({ id }) => id);
}

const isOverdue = (now: Date) =>
  and(
    PLAYED,
    sql`${round.resultAt} + ${lottoKind.noResultHours} * interval '1 hour' < ${now.toISOString()}::timestamptz`,
  );

async function overdueRounds({ db, agentId, clock }: Services): Promise<string[]> {
  const rows = await db.orm
    .select({ id: round.id })
    .from(round)
    .innerJoin(lottoKind, eq(lottoKind.kind, round.kind))
    .where(and(eq(round.agentId, agentId), isOverdue(clock.now())));
  return rows.map(({ id }) => id);
}

async function voidOverdue(services: Services, roundId: string): Promise<void> {
  const now = services.clock.now();
  await services.db.transact(async (tx) => {
    const [row] = await tx.orm
      .select({ round })
      .from(round)
      .innerJoin(lottoKind, eq(lottoKind.kind, round.kind))
      .where(and(eq(round.id, roundId), isOverdue(now)))
      .for('no key update', { of: round });
    if (row) await takeOff(tx, services, row.round, 'no_result');
  });
  await refundRound(services, roundId);
}
