import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/database.ts';
import { holdKinds, readDayChanges } from '#backend/lotto/rounds/day-changes.ts';
import { drawDay, lottoKind, round } from '#backend/lotto/tables.ts';
import { noteChange, type Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { noChanges } from '#rules/lotto/kinds/draw-days.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import { addDays, instantOf } from '#rules/time/bangkok-time.ts';

export interface DayChange {
  readonly kind: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Null where the kind's calendar says. */
  readonly isHeld: boolean | null;
}

export interface ChangedDay {
  /** Whether the kind has a draw that day now. */
  readonly isHeld: boolean;
  /** Rounds of the day that are there without a result and must be voided, for it has no draw. */
  readonly idle: readonly string[];
}

/**
 * Calls a day of a kind off, adds one, or leaves it to the calendar again; rounds of the day open by that from now on. The
 * same again changes nothing. Throws `OperatorRefusal` for an unknown kind and where a round of the day is past that.
 */
export function setDay(services: Operator, change: DayChange): Promise<ChangedDay> {
  const { kind, day } = change;
  return services.db.transact(async (tx) => {
    await holdKinds(tx, [kind], 'no key update');
    const own = and(eq(lottoKind.kind, kind), eq(lottoKind.agentId, services.agentId));
    if ((await tx.orm.$count(lottoKind, own)) === 0)
      throw new OperatorRefusal(`There is no lottery kind ${kind}`);
    await writeDay(tx, services, change);
    const isPlayed = await isDrawDay(tx, kind, day);
    const rounds = await tx.orm
      .select()
      .from(round)
      .where(and(eq(round.kind, kind), eq(round.drawDate, day)))
      .orderBy(asc(round.number));
    for (const { id, status, resultVersion } of rounds) {
      if (!isPlayed && resultVersion > 0)
        throw new OperatorRefusal(`Round ${id} has a result; lotto correct changes that`);
      if (isPlayed && status === 'voided')
        throw new OperatorRefusal(`Round ${id} was voided and does not open again`);
    }
    const idle = rounds.filter(({ status }) => status !== 'voided').map(({ id }) => id);
    return { isHeld: isPlayed, idle: isPlayed ? [] : idle };
  });
}

async function writeDay(tx: Tx, services: Operator, { kind, day, isHeld }: DayChange): Promise<void> {
  const { clock, actId } = services;
  const written = await tx.orm
    .insert(drawDay)
    .values({ kind, day, isHeld, at: clock.now(), actId })
    .onConflictDoUpdate({
      target: [drawDay.kind, drawDay.day],
      set: { isHeld, at: clock.now(), actId },
      setWhere: sql`${drawDay.isHeld} IS DISTINCT FROM excluded.is_held`,
    })
    .returning({ day: drawDay.day });
  if (written.length > 0) await noteChange(tx, services, 'days', `${kind}:${day}:${isHeld ?? 'calendar'}`);
}

async function isDrawDay(tx: Tx, kind: string, day: string): Promise<boolean> {
  const changes = (await readDayChanges(tx)).get(kind) ?? noChanges;
  return kindOf(kind)
    .nextRounds(instantOf(addDays(day, -1), '00:00'), changes)
    .some(({ drawDate }) => drawDate === day);
}
