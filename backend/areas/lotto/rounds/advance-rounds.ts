import { isDeepStrictEqual } from 'node:util';
import { and, eq, gte } from 'drizzle-orm';
import { addRounds, roundId } from '#backend/areas/lotto/rounds/add-round.ts';
import { lockKinds, readDayChanges } from '#backend/areas/lotto/rounds/day-changes.ts';
import { lottoKind, round } from '#backend/areas/lotto/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type RowByRow, rowByRow } from '#backend/core/db/row-by-row.ts';
import type { Services } from '#backend/services.ts';
import { type DayChanges, noChanges } from '#rules/lotto/kinds/draw-days.ts';
import { findKind } from '#rules/lotto/kinds/kinds.ts';
import type { RoundPlan } from '#rules/lotto/kinds/lottery-kind.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

export const PAST_SALE: readonly string[] = ['resulting', 'resulted', 'voided'];

/** When the schedules are looked at, and with which days changed by operators. */
interface Look {
  readonly now: Date;
  readonly changes: ReadonlyMap<string, DayChanges>;
}

type Plan = RoundPlan & { readonly kind: string; readonly id: string };

/** In one order, so that processes which close at once do not hold each other up. */
const close: Statement = {
  name: 'lotto_close_rounds',
  text: `
    UPDATE round SET status = 'closed' WHERE status = 'open' AND id IN (
      SELECT id FROM round WHERE agent_id = $1::int AND status = 'open' AND closes_at < $2::timestamptz
      ORDER BY id FOR NO KEY UPDATE
    )`,
};

/** Closes rounds whose time is over; again it changes nothing. */
export async function closeRounds({ db, clock, agentId }: Services): Promise<void> {
  await db.query(close, [agentId, clock.now()]);
}

/** Closes rounds whose time is over and opens those of each kind whose time has come. Any number of runs do as one. */
export async function advanceRounds(services: Services): Promise<void> {
  const { db, clock, agentId } = services;
  await closeRounds(services);
  const now = clock.now();
  const changes = await readDayChanges(db);
  const kinds = rowByRow(services, 'opening rounds of a kind');
  const due = await dueRounds(db, agentId, { now, changes }, kinds);
  const byKind = [...Map.groupBy(due, ({ kind }) => kind)];
  // All kinds at once; where that fails, those alone that cannot be opened are left.
  await kinds.attemptAll(
    byKind,
    ([kind]) => kind,
    (some) =>
      openRounds(
        services,
        changes,
        some.flatMap(([, plans]) => plans),
      ),
  );
  kinds.finish();
}

/** Opens rounds that are due. A kind whose days were changed meanwhile is looked at anew by the next run. */
async function openRounds(services: Services, changes: Look['changes'], due: readonly Plan[]): Promise<void> {
  const { db, agentId, random } = services;
  await db.transact(async (tx) => {
    await lockKinds(tx, [...new Set(due.map(({ kind }) => kind))], 'share');
    const held = await readDayChanges(tx);
    const isSame = ({ kind }: Plan) => isDeepStrictEqual(changes.get(kind), held.get(kind));
    const rows = due.filter(isSame).map(({ kind, drawDate, number, opensAt, closesAt, resultAt }) => {
      const seed = findKind(kind)?.drawnHere ? newSeed(random) : undefined;
      return { agentId, kind, drawDate, number, opensAt, closesAt, resultAt, seed, status: 'open' as const };
    });
    if (rows.length > 0) await addRounds(tx, services, rows);
  });
}

/** 256 bits of chance, hex. */
function newSeed(random: Services['random']): string {
  return Buffer.from(random.token(32), 'base64url').toString('hex');
}

/** What the schedules of the kinds say, with the days that operators changed. A kind that this program does not know rests. */
async function plansOf(
  { orm }: Pick<Tx, 'orm'>,
  agentId: number,
  { now, changes }: Look,
  opening: RowByRow,
): Promise<Plan[]> {
  const kinds = await orm
    .select({ kind: lottoKind.kind })
    .from(lottoKind)
    .where(eq(lottoKind.agentId, agentId))
    .orderBy(lottoKind.position);
  const all: Plan[] = [];
  for (const { kind } of kinds) {
    const next = async () => findKind(kind)?.nextRounds(now, changes.get(kind) ?? noChanges) ?? [];
    const plans = (await opening.attempt(kind, next)) ?? [];
    all.push(...plans.map((plan) => ({ ...plan, kind, id: roundId(kind, plan) })));
  }
  return all;
}

/**
 * The rounds that should be on sale and are not there: what the schedules say, and where a sandbox published a draw ahead
 * of its time, the next from so long after that as the kind says.
 */
async function dueRounds(
  { orm }: Pick<Tx, 'orm'>,
  agentId: number,
  look: Look,
  opening: RowByRow,
): Promise<Plan[]> {
  const { now } = look;
  const plans = await plansOf({ orm }, agentId, look, opening);
  const [earliest = ''] = [bangkokDate(now), ...plans.map(({ drawDate }) => drawDate)].sort();
  const rows = await orm
    .select({ id: round.id, status: round.status, resultAt: round.resultAt })
    .from(round)
    .where(and(eq(round.agentId, agentId), gte(round.drawDate, earliest)));
  const existing = new Map(rows.map((row) => [row.id, row]));
  return plans.flatMap((plan, at) => {
    if (existing.has(plan.id)) return [];
    const before = plans[at - 1];
    const previous = before?.kind === plan.kind ? existing.get(before.id) : undefined;
    const opensAt = openingOf(plan, previous && PAST_SALE.includes(previous.status) ? previous : undefined);
    return opensAt <= now ? [{ ...plan, opensAt }] : [];
  });
}

/** When a planned round opens: where the one before has `ended`, so long after its result. */
export function openingOf(plan: RoundPlan, ended: { readonly resultAt: Date } | undefined): Date {
  const { opensAfterResultMs: waitMs } = plan;
  return ended && waitMs !== undefined ? new Date(ended.resultAt.getTime() + waitMs) : plan.opensAt;
}
