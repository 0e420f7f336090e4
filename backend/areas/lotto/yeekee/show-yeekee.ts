import { and, asc, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { member } from '#backend/areas/account/tables.ts';
import { drawResult, type round, type VoidReason } from '#backend/areas/lotto/tables.ts';
import { type Outcome, outcomeOf } from '#backend/areas/lotto/yeekee/draw-round.ts';
import { findYeekee } from '#backend/areas/lotto/yeekee/find-yeekee.ts';
import { roundSeed, yeekeePrize, type yeekeeRound, yeekeeShot } from '#backend/areas/lotto/yeekee/tables.ts';
import type { Database } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { YeekeeProof, YeekeeRound } from '#contract/lotto/yeekee.ts';
import type { lotto } from '#contract/lotto.ts';
import { PRIZE_MEMBERS } from '#rules/lotto/yeekee/prizes.ts';
import { sumOf, yeekeeFigures } from '#rules/lotto/yeekee/result.ts';
import { shootingTimes } from '#rules/lotto/yeekee/schedule.ts';
import { toBaht } from '#rules/money/baht.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';

interface Row {
  readonly round: typeof round.$inferSelect;
  readonly shooting: typeof yeekeeRound.$inferSelect;
}

const DECIDED = ['resulting', 'resulted', 'voided'];

/** A Yeekee round for everybody: while shots are taken how many there are, from their seal on all that its result follows from. */
export const showYeekee: Verb<typeof lotto.yeekeeLists> = async ({ ctx, input }) => {
  const row = await findYeekee(ctx, input.round_id);
  const { round, shooting } = row;
  const times = shootingTimes(round.closesAt);
  const over = shooting.sealedAt === null ? undefined : await cachedProof(ctx, row);
  return {
    round_id: round.id,
    round_no: round.number,
    status: round.status === 'open' && ctx.now() > round.closesAt ? 'closed' : round.status,
    commit: round.commit ?? '',
    count: shooting.shotCount,
    shooters: shooting.shooterCount,
    closes_at: round.closesAt.toISOString(),
    shooting_opens_at: times.opensAt.toISOString(),
    shooting_closes_at: times.closesAt.toISOString(),
    result_at: round.resultAt.toISOString(),
    terms: presentTerms(shooting),
    proof: over?.proof ?? null,
    refund_reason: round.voidReason ?? over?.reason ?? null,
    prizes: await prizesOf(ctx, round.id),
    unpaid: unpaidRows(shooting),
  };
};

function unpaidRows({ row1Why, row16Why }: Row['shooting']): YeekeeRound['unpaid'] {
  const rows = [
    { row: 1, reason: row1Why },
    { row: 16, reason: row16Why },
  ];
  return rows.flatMap(({ row, reason }) => (reason === null ? [] : [{ row, reason }]));
}

function presentTerms(own: Row['shooting']): YeekeeRound['terms'] {
  return {
    min_shots: own.minShots,
    min_shooters: own.minShooters,
    cooldown_ms: own.cooldownMs,
    min_stake: toBaht(own.minStakeSatang),
    prize_members: PRIZE_MEMBERS,
    prizes: [
      { row: 1, prize: toBaht(own.row1Satang) },
      { row: 16, prize: toBaht(own.row16Satang) },
    ],
  };
}

interface Proven {
  readonly proof: YeekeeProof;
  /** Why the round gives its stakes back; null where its result counts. */
  readonly reason: VoidReason | null;
}

const MOST_CACHED = 8;
const cached = new WeakMap<Database, LRUCache<string, Promise<Proven>>>();

/** The proof of a round whose shots are sealed, as far as it is decided: read once for all who ask, the latest few. */
function cachedProof(ctx: Ctx, row: Row): Promise<Proven> {
  const byRound = cached.get(ctx.db) ?? new LRUCache<string, Promise<Proven>>({ max: MOST_CACHED });
  cached.set(ctx.db, byRound);
  const isDecided = DECIDED.includes(row.round.status);
  const key = `${row.round.id} ${isDecided ? row.round.resultVersion : 'sealed'}`;
  const known = byRound.get(key);
  if (known) return known;
  const proof = proofOf(ctx, row, isDecided);
  byRound.set(key, proof);
  proof.catch(() => byRound.delete(key));
  return proof;
}

/** What was decided of a round: its digits, or that it gave its stakes back. */
async function decided({ db }: Ctx, { id, resultVersion, voidReason }: Row['round']): Promise<Outcome> {
  const inForce = and(eq(drawResult.roundId, id), eq(drawResult.version, resultVersion));
  const [result] = await db.orm.select().from(drawResult).where(inForce);
  return result ? { digits: String(result.draw.number) } : { reason: voidReason ?? 'called_off' };
}

/** Until it is decided the rules say what it will be, for nothing of it changes any more. */
async function proofOf(ctx: Ctx, { round, shooting }: Row, isDecided: boolean): Promise<Proven> {
  const { db } = ctx;
  const outcome = isDecided ? await decided(ctx, round) : await outcomeOf(ctx, db, round);
  const [secret] = await db.orm.select().from(roundSeed).where(eq(roundSeed.roundId, round.id));
  const shots = await db.orm
    .select({ position: yeekeeShot.position, number: yeekeeShot.number, username: member.username })
    .from(yeekeeShot)
    .innerJoin(member, eq(member.id, yeekeeShot.memberId))
    .where(eq(yeekeeShot.roundId, round.id))
    .orderBy(asc(yeekeeShot.position));
  const { fairness, rowOrder, chainHead } = shooting;
  const { sum, row1, row16 } = sumOf(
    shots.map(({ number }) => number),
    rowOrder,
  );
  const digits = outcome && 'digits' in outcome ? outcome.digits : null;
  const figures = digits === null ? null : yeekeeFigures(digits);
  const proof = {
    seed: secret?.seed ?? '',
    shots: shots.map(({ position, number, username }) => ({
      position,
      number,
      member: maskMobileEnd(username),
    })),
    chain_head: chainHead,
    sum,
    row_1: row1 ?? null,
    row_16: row16 ?? null,
    digits,
    top_3: figures?.top3 ?? null,
    top_2: figures?.top2 ?? null,
    bottom_2: figures?.bottom2 ?? null,
    fairness,
    row_order: rowOrder,
  };
  return { proof, reason: outcome && 'reason' in outcome ? outcome.reason : null };
}

async function prizesOf({ db }: Ctx, roundId: string) {
  const rows = await db.orm
    .select({ prize: yeekeePrize, username: member.username })
    .from(yeekeePrize)
    .innerJoin(member, eq(member.id, yeekeePrize.memberId))
    .where(eq(yeekeePrize.roundId, roundId))
    .orderBy(asc(yeekeePrize.row));
  return rows.map(({ prize, username }) => ({
    row: prize.row,
    position: prize.position,
    member: maskMobileEnd(username),
    prize: toBaht(prize.satang),
    limited_by: prize.limitedBy,
  }));
}
