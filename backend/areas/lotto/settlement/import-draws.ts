import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { addHistory, historyBatches, type PastDraw } from '#backend/areas/lotto/rounds/add-history.ts';
import { roundId } from '#backend/areas/lotto/rounds/add-round.ts';
import { readDayChanges } from '#backend/areas/lotto/rounds/day-changes.ts';
import { drawHash } from '#backend/areas/lotto/settlement/draws.ts';
import { publishResult } from '#backend/areas/lotto/settlement/publish-result.ts';
import { drawResult, round } from '#backend/areas/lotto/tables.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { noteChange, type Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { DRAWN_FROM, noChanges } from '#rules/lotto/kinds/draw-days.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import type { CheckedDraw, RoundKey, RoundPlan } from '#rules/lotto/kinds/lottery-kind.ts';
import { bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

export interface Imported {
  /** Draws of rounds that this site did not play, entered as history. */
  readonly added: number;
  /** Rounds that waited for their result and have it now. */
  readonly published: readonly string[];
  /** Bills that were settled by those. */
  readonly settled: number;
  /** Draws that were there already. */
  readonly known: number;
}

const MOST_PROBLEMS = 20;

/** What is there of a round: its state, and the hash of the result in force. */
interface StoredRound {
  readonly status: typeof round.$inferSelect.status;
  readonly hash: string | null;
  readonly closesAt: Date;
}

/**
 * Enters many draws of a kind: those of rounds that wait are published and settled, older ones become history. All or
 * nothing is refused; what is there already is left alone, so that a run which was interrupted is run again. Throws `OperatorRefusal` with every draw that differs from the
 * published one, is of a round that was voided or takes bills, of a day without a draw, or still to come.
 */
export async function importDraws(
  services: Operator,
  kind: string,
  draws: readonly CheckedDraw[],
  who: string,
): Promise<Imported> {
  const { db, agentId, clock } = services;
  const { source } = kindOf(kind);
  const stored = await findStoredRounds(services, kind);
  const waiting: CheckedDraw[] = [];
  const unknown: CheckedDraw[] = [];
  const problems: string[] = [];
  for (const one of draws) {
    const id = roundId(kind, one);
    const round = stored.get(id);
    if (!round) unknown.push(one);
    else if (round.status === 'voided') problems.push(`${id} was voided`);
    else if (round.hash === null && round.closesAt >= clock.now())
      problems.push(`${id} takes bills until ${bangkokMoment(round.closesAt)}`);
    else if (round.hash === null) waiting.push(one);
    else if (round.hash !== drawHash(one.draw))
      problems.push(`${id} was published with other figures; lotto correct changes them`);
  }
  const past = await withTimes(services, kind, unknown, problems);
  if (problems.length > 0) throw new OperatorRefusal(listed(problems));
  const archive = { agentId, kind, source, publishedBy: who };
  let added = 0;
  for (const batch of historyBatches(past)) {
    added += await db.transact(async (tx) => {
      const ids = new Set(await addHistory(tx, services, archive, batch));
      const own = batch.map((one) => ({ id: roundId(kind, one), hash: drawHash(one.draw) }));
      const said = own.filter(({ id }) => ids.has(id)).map(({ id, hash }) => `${id}:${hash}`);
      if (said.length > 0) await noteChange(tx, services, 'draws', ...said);
      return said.length;
    });
    // On the embedded database a transaction is nobody else's turn, and what is in memory waits for nothing.
    await othersTurn();
  }
  let settled = 0;
  for (const { drawDate: date, number, draw } of waiting)
    settled += (await publishResult(services, { kind, date, number, draw, source, who })).settled;
  const published = waiting.map((one) => roundId(kind, one));
  return { added, published, settled, known: draws.length - added - published.length };
}

function listed(problems: readonly string[]): string {
  const more = problems.length - MOST_PROBLEMS;
  return [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

async function findStoredRounds(
  { db, agentId }: Operator,
  kind: string,
): Promise<ReadonlyMap<string, StoredRound>> {
  const inForce = and(eq(drawResult.roundId, round.id), eq(drawResult.version, round.resultVersion));
  const rows = await db.orm
    .select({ id: round.id, status: round.status, hash: drawResult.drawHash, closesAt: round.closesAt })
    .from(round)
    .leftJoin(drawResult, inForce)
    .where(and(eq(round.agentId, agentId), eq(round.kind, kind)));
  return new Map(rows.map(({ id, ...round }) => [id, round]));
}

const byDay = (one: CheckedDraw, other: CheckedDraw) => (one.drawDate < other.drawDate ? -1 : 1);

/** The rounds of a calendar by their names, which looks ahead from a day that it was not asked for yet. */
function timesByDay(lookFrom: (day: string) => readonly RoundPlan[]) {
  const known = new Map<string, RoundPlan>();
  const nameOf = ({ drawDate, number }: RoundKey) => `${drawDate} ${number}`;
  return (key: RoundKey): RoundPlan | undefined => {
    if (!known.has(nameOf(key))) for (const plan of lookFrom(key.drawDate)) known.set(nameOf(plan), plan);
    return known.get(nameOf(key));
  };
}

/** The draws with the times of their rounds by the kind's calendar; notes those that it does not have or that are to come. */
async function withTimes(
  { db, clock }: Operator,
  kind: string,
  draws: readonly CheckedDraw[],
  problems: string[],
): Promise<PastDraw[]> {
  const changes = (await readDayChanges(db)).get(kind) ?? noChanges;
  const now = clock.now();
  const timesOf = timesByDay((day) => kindOf(kind).nextRounds(instantOf(day, '00:00'), changes));
  const withOwn = (one: CheckedDraw): PastDraw[] => {
    const { drawDate } = one;
    const isAhead = drawDate > bangkokDate(now);
    const isBefore = drawDate < DRAWN_FROM;
    const times = isAhead || isBefore ? undefined : timesOf(one);
    if (isBefore) problems.push(`${roundId(kind, one)} is from before ${DRAWN_FROM}, where draws begin`);
    else if (isAhead) problems.push(`${roundId(kind, one)} is still to come`);
    else if (!times) problems.push(`${kind} has no draw on ${drawDate}; lotto holiday adds one`);
    else if (times.resultAt > now) problems.push(`${roundId(kind, one)} is still to come`);
    else return [{ ...one, times }];
    return [];
  };
  const past: PastDraw[] = [];
  // In the order of days, one look at the calendar does for all that it sees ahead.
  for (const batch of historyBatches(draws.toSorted(byDay))) {
    past.push(...batch.flatMap(withOwn));
    await othersTurn();
  }
  return past;
}
