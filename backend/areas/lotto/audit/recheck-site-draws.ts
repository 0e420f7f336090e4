import { asc, eq, isNotNull } from 'drizzle-orm';
import { facesOf, stakesOf } from '#backend/areas/lotto/bills/round-stakes.ts';
import { programKinds } from '#backend/areas/lotto/seed/seed-lotto.ts';
import { drawResult, round } from '#backend/areas/lotto/tables.ts';
import { SITE } from '#backend/areas/lotto/yeekee/draw-round.ts';
import { PRIZE_RULE, prizeTerms } from '#backend/areas/lotto/yeekee/pay-prizes.ts';
import { roundSeed, yeekeePrize, yeekeeRound, yeekeeShot } from '#backend/areas/lotto/yeekee/tables.ts';
import type { Database } from '#backend/core/db/database.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { AGENT_ID } from '#contract/constants.ts';
import { commitOf } from '#rules/draw/commit.ts';
import { findKind } from '#rules/lotto/kinds/kinds.ts';
import type { StoredDraw } from '#rules/lotto/kinds/lottery-kind.ts';
import { type ClaimedDraw, verifyPingpong } from '#rules/lotto/pingpong/draw.ts';
import { linksOf } from '#rules/lotto/yeekee/chain.ts';
import { prizesByFace, prizesOf } from '#rules/lotto/yeekee/prizes.ts';
import { refundReason } from '#rules/lotto/yeekee/refund.ts';
import { digitsOf, headOf } from '#rules/lotto/yeekee/result.ts';

type RoundRow = typeof round.$inferSelect;
type Shooting = typeof yeekeeRound.$inferSelect;
type Shot = typeof yeekeeShot.$inferSelect;
type Paid = typeof yeekeePrize.$inferSelect;
type Queries = Pick<Database, 'orm' | 'query'>;

/** What is stored of a round that the site draws. */
interface SiteDraw {
  readonly row: RoundRow;
  readonly seed: string;
  /** Undefined without a result. */
  readonly number: unknown;
  /** Of a round that is played by shots. */
  readonly shooting: Shooting | null;
  /** How its kind is played as it came with the program. */
  readonly came: Partial<Shooting> | undefined;
}

/** Holds who drew a round against who may: what the site draws nobody publishes, and the site publishes nothing else. */
export async function* findStrangeDraws({ orm }: Database): AsyncGenerator<string> {
  const rows = await orm
    .select({ id: round.id, kind: round.kind, by: drawResult.publishedBy, version: drawResult.version })
    .from(drawResult)
    .innerJoin(round, eq(round.id, drawResult.roundId));
  for (const { id, kind, by, version } of rows) {
    const isOwn = findKind(kind)?.drawnHere !== undefined;
    if (isOwn !== (by === SITE)) yield `draw ${version} of ${id} was published by ${by}`;
    else if (isOwn && version > 1) yield `draw of ${id} was corrected, which nobody may`;
  }
}

/**
 * Draws every round of the site's own again, from its seed and its shots, and holds commitment, chain, result, refund and
 * prizes against that.
 */
export async function* findWrongSiteDraws(db: Database): AsyncGenerator<string> {
  const { orm } = db;
  const rows = await orm
    .select({ round, seed: roundSeed.seed, draw: drawResult.draw, shooting: yeekeeRound })
    .from(round)
    .leftJoin(roundSeed, eq(roundSeed.roundId, round.id))
    .leftJoin(drawResult, eq(drawResult.roundId, round.id))
    .leftJoin(yeekeeRound, eq(yeekeeRound.roundId, round.id))
    .where(isNotNull(round.commit))
    .orderBy(asc(round.id));
  const paid = Map.groupBy(
    await orm.select().from(yeekeePrize).orderBy(asc(yeekeePrize.row)),
    (one) => one.roundId,
  );
  const came = programKinds(AGENT_ID).shooting;
  for (const { round: row, seed, draw, shooting } of rows) {
    if (seed === null || (await commitOf(nodeHashing, seed)) !== row.commit) {
      yield `round ${row.id} was committed to another seed than it has`;
      continue;
    }
    if (draw && draw.seed !== seed) yield `round ${row.id} was drawn with another seed than it has`;
    const own = came.find(({ kind }) => kind === row.kind);
    const drawn: SiteDraw = { row, seed, number: draw?.number, shooting, came: own };
    if (findKind(row.kind)?.drawnHere === 'shots') yield* wrongShots(db, drawn, paid.get(row.id) ?? []);
    else if (draw && !(await verifyPingpong(nodeHashing, claimOf(row, seed, draw))))
      yield `round ${row.id} says ${draw.number}; its seed says otherwise`;
  }
}

function claimOf({ id, commit }: RoundRow, seed: string, draw: StoredDraw): ClaimedDraw {
  return { roundId: id, commit: commit ?? '', seed, digits: String(draw.number) };
}

async function* wrongShots(db: Queries, drawn: SiteDraw, paid: readonly Paid[]): AsyncGenerator<string> {
  const { row, shooting, came } = drawn;
  if (!shooting) {
    yield `round ${row.id} has no terms of its shots`;
    return;
  }
  const changed = changedTerm(came, shooting);
  if (changed) yield `round ${row.id} is played by another ${changed} than its kind came with`;
  // Another check holds this count against the shots themselves.
  const shots = shooting.shotCount > 0 ? await shotsOf(db, row.id) : [];
  const numbers = shots.map(({ number }) => number);
  const links = await linksOf(nodeHashing, numbers);
  const broken = shots.find(({ receipt, number }, at) => receipt !== links[at] || !/^[0-9]{5}$/.test(number));
  if (broken) yield `shot ${broken.position} of round ${row.id} is not what its receipt says`;
  if (shooting.chainHead !== headOf(links)) yield `round ${row.id} has another chain head than its shots`;
  yield* wrongOutcome(drawn, shooting, numbers);
  const due = await prizesDue(db, drawn, shooting, shots);
  const said = paid.map((one) => `${one.row} ${one.position} ${one.memberId} ${one.satang}`).join(', ');
  if (due !== undefined && said !== due)
    yield `round ${row.id} paid shooters ${said || 'nothing'}; its shots and bills say ${due || 'nothing'}`;
}

/** No command changes these; how a result comes out of the shots is the agent's to set. */
const FIXED = [
  'cooldownMs',
  'minShots',
  'minShooters',
  'minStakeSatang',
  'row1Satang',
  'row16Satang',
] as const;

function changedTerm(came: SiteDraw['came'], shooting: Shooting): string | undefined {
  return FIXED.find((name) => came?.[name] !== shooting[name]);
}

function shotsOf({ orm }: Queries, roundId: string): Promise<Shot[]> {
  return orm
    .select()
    .from(yeekeeShot)
    .where(eq(yeekeeShot.roundId, roundId))
    .orderBy(asc(yeekeeShot.position));
}

async function* wrongOutcome(
  { row, number, seed }: SiteDraw,
  shooting: Shooting,
  numbers: readonly string[],
): AsyncGenerator<string> {
  const { fairness, rowOrder, shooterCount: shooters, chainHead } = shooting;
  const due = refundReason({ shots: numbers.length, shooters, hadOutage: false }, shooting);
  const said = row.voidReason;
  if ((said === 'few_shots' || said === 'few_members') && said !== due)
    yield `round ${row.id} was voided for ${said}; its shots say ${due ?? 'that its result counts'}`;
  if (number === undefined) return;
  if (due) {
    yield `round ${row.id} has a result; its shots say ${due}`;
    return;
  }
  const digits = await digitsOf(nodeHashing, { numbers, seed, chainHead, fairness, rowOrder });
  if (digits !== number) yield `round ${row.id} says ${number}; its shots say ${digits}`;
}

/** What shooters should have been paid; undefined while that was not done. */
async function prizesDue(
  db: Queries,
  { row, number }: SiteDraw,
  shooting: Shooting,
  shots: readonly Shot[],
): Promise<string | undefined> {
  if (number === undefined) return '';
  if (shooting.prizesAt === null) return undefined;
  const terms = prizeTerms(shooting);
  const due =
    shooting.prizeRule === PRIZE_RULE
      ? prizesOf(shots, await stakesOf(db, row.id), terms).prizes
      : prizesByFace(shots, await facesOf(db, row.id), terms);
  return due
    .map(({ row: place, shot, satang }) => `${place} ${shot.position} ${shot.memberId} ${satang}`)
    .join(', ');
}
