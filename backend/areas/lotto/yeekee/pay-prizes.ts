import { asc, eq } from 'drizzle-orm';
import { stakesOf } from '#backend/areas/lotto/bills/round-stakes.ts';
import { lottoTransfers } from '#backend/areas/lotto/lotto-transfers.ts';
import { round } from '#backend/areas/lotto/tables.ts';
import { yeekeePrize, yeekeeRound, yeekeeShot } from '#backend/areas/lotto/yeekee/tables.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { Services } from '#backend/services.ts';
import { type Prize, prizesOf } from '#rules/lotto/yeekee/prizes.ts';
import type { PrizeTerms } from '#rules/lotto/yeekee/terms.ts';

/** What shooters of a round win, as the rules know it. */
export function prizeTerms(own: typeof yeekeeRound.$inferSelect): PrizeTerms & Pick<typeof own, 'rowOrder'> {
  const prizes = [
    { row: 1, satang: Number(own.row1Satang) },
    { row: 16, satang: Number(own.row16Satang) },
  ];
  return { prizes, minStakeSatang: Number(own.minStakeSatang), rowOrder: own.rowOrder };
}

/** The rule that prizes are given by from now on; earlier rounds were paid by face amounts alone, as 1. */
export const PRIZE_RULE = 2;

/** Pays the shooters' prizes of a round that is decided, once; a voided one has none. Locks: the round's shots, then wallets. */
export async function payPrizes(services: Services, roundId: string): Promise<void> {
  const { db, agentId, clock, random } = services;
  const kind = lottoTransfers.shooterPrize;
  const fromAccount = await houseAccount(db, db.orm, agentId, kind.from[0]);
  await db.transact(async (tx) => {
    const at = clock.now();
    const [held] = await tx.orm
      .select({ own: yeekeeRound, status: round.status })
      .from(yeekeeRound)
      .innerJoin(round, eq(round.id, yeekeeRound.roundId))
      .where(eq(yeekeeRound.roundId, roundId))
      .for('update', { of: yeekeeRound });
    if (!held || held.own.prizesAt !== null) return;
    const { own, status } = held;
    const shots = await tx.orm
      .select({ memberId: yeekeeShot.memberId, position: yeekeeShot.position })
      .from(yeekeeShot)
      .where(eq(yeekeeShot.roundId, roundId))
      .orderBy(asc(yeekeeShot.position));
    const { prizes, unpaid } =
      status === 'voided' ? NONE : prizesOf(shots, await stakesOf(tx, roundId), prizeTerms(own));
    if (prizes.length > 0)
      await tx.orm.insert(yeekeePrize).values(prizes.map((prize) => prizeRow(roundId, prize, at)));
    await credit(tx, {
      kind,
      at,
      fromAccount,
      credits: prizes.map((prize) => creditOf(roundId, prize, random.uuid())),
    });
    const whyNot = (row: number) => unpaid.find((one) => one.row === row)?.reason ?? null;
    const done = { prizesAt: at, prizeRule: PRIZE_RULE, row1Why: whyNot(1), row16Why: whyNot(16) };
    await tx.orm.update(yeekeeRound).set(done).where(eq(yeekeeRound.roundId, roundId));
  });
}

const NONE = { prizes: [], unpaid: [] };

interface WonShot {
  readonly memberId: string;
  readonly position: number;
}

function prizeRow(roundId: string, { row, shot, satang, mostSatang, limitedBy }: Prize<WonShot>, at: Date) {
  return { roundId, row, ...shot, satang: BigInt(satang), mostSatang: BigInt(mostSatang), limitedBy, at };
}

function creditOf(
  roundId: string,
  { row, shot, satang }: Prize<{ readonly memberId: string }>,
  transferId: string,
) {
  const key = `${roundId}:${row}`;
  const hash = requestHash({ key, satang });
  return {
    ...{ transferId, key, reference: key, requestHash: hash },
    memberId: shot.memberId,
    satang: BigInt(satang),
  };
}
