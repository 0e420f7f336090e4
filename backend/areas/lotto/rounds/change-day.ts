import { and, asc, eq, sql } from 'drizzle-orm';
import { lockKinds, readDayChanges } from '#backend/areas/lotto/rounds/day-changes.ts';
import { sealedDays } from '#backend/areas/lotto/sealings.ts';
import { takeAllOff } from '#backend/areas/lotto/settlement/refund-round.ts';
import { drawDay, lottoKind, round } from '#backend/areas/lotto/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
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
  /** Rounds of the day that were on sale and are voided by this, for it has no draw; whoever called gives the stakes back. */
  readonly idle: readonly string[];
  /** Rounds of a day of many that were closed already and end as they would have. */
  readonly kept: readonly string[];
}

type RoundRow = typeof round.$inferSelect;

/**
 * Calls a day of a kind off, adds one, or leaves it to the calendar again; rounds of the day open by that from now on. The
 * same again changes nothing. Of a kind that this site draws, several rounds a day, those that have closed stay: what
 * was shot is known, so nobody may choose which of them count. Throws `OperatorRefusal` for an unknown kind and where a
 * round of the day is past that.
 */
export function setDay(services: Operator, change: DayChange): Promise<ChangedDay> {
  return services.db.transact(async (tx) => {
    const changed = await takeDay(tx, services, change);
    // The last thing: whoever writes an act waits for it.
    if (changed.isWritten) await sealRows(tx, services, sealedDays, [`${change.kind}:${change.day}`]);
    return changed.day;
  });
}

/** Does it in this transaction; says too whether the day was written, for it was not so before. */
async function takeDay(
  tx: Tx,
  services: Operator,
  change: DayChange,
): Promise<{ readonly isWritten: boolean; readonly day: ChangedDay }> {
  const { kind, day } = change;
  await lockKinds(tx, [kind], 'no key update');
  const own = and(eq(lottoKind.kind, kind), eq(lottoKind.agentId, services.agentId));
  if ((await tx.orm.$count(lottoKind, own)) === 0)
    throw new OperatorRefusal(`There is no lottery kind ${kind}`);
  const isWritten = await writeDay(tx, services, change);
  const isHeld = await isDrawDay(tx, kind, day);
  const rounds = await tx.orm
    .select()
    .from(round)
    .where(and(eq(round.kind, kind), eq(round.drawDate, day)))
    .orderBy(asc(round.number))
    .for('no key update');
  const isOurs = kindOf(kind).drawnHere !== undefined;
  if (isHeld) {
    const gone = rounds.find(({ status }) => status === 'voided');
    // Of a day of many those open that are not there yet.
    if (gone && !isOurs) throw new OperatorRefusal(`Round ${gone.id} was voided and does not open again`);
    return { isWritten, day: { isHeld, idle: [], kept: [] } };
  }
  const now = services.clock.now();
  const going = rounds.filter(({ status }) => status !== 'voided');
  const [idle, kept] = isOurs ? splitDay(going, now) : [going, []];
  const drawn = idle.find(({ resultVersion }) => resultVersion > 0);
  if (drawn) throw new OperatorRefusal(`Round ${drawn.id} has a result; lotto correct changes that`);
  if (isOurs && idle.length === 0) refuseOver(rounds);
  const ids = idle.map(({ id }) => id);
  if (ids.length > 0) await noteChange(tx, services, 'voids', ...ids);
  await takeAllOff(tx, services, idle, 'called_off');
  return { isWritten, day: { isHeld, idle: ids, kept: kept.map(({ id }) => id) } };
}

/** Rounds of a day that can be called off, for they are on sale, and those that go to their end. */
function splitDay(rounds: readonly RoundRow[], now: Date): readonly [RoundRow[], RoundRow[]] {
  const isOnSale = ({ status, closesAt }: RoundRow) => status === 'open' && now <= closesAt;
  return [rounds.filter(isOnSale), rounds.filter((row) => !isOnSale(row))];
}

function refuseOver(rounds: readonly RoundRow[]): void {
  const [last] = rounds.slice(-1);
  if (last && rounds.every(({ voidReason }) => voidReason !== 'called_off'))
    throw new OperatorRefusal(`Every round of that day has closed, ${last.id} the last`);
}

async function writeDay(tx: Tx, services: Operator, { kind, day, isHeld }: DayChange): Promise<boolean> {
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
  if (written.length === 0) return false;
  await noteChange(tx, services, 'days', `${kind}:${day}:${isHeld ?? 'calendar'}`);
  return true;
}

async function isDrawDay(tx: Tx, kind: string, day: string): Promise<boolean> {
  const changes = (await readDayChanges(tx)).get(kind) ?? noChanges;
  return kindOf(kind)
    .nextRounds(instantOf(addDays(day, -1), '00:00'), changes)
    .some(({ drawDate }) => drawDate === day);
}
