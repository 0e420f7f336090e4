import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import type { Tx } from '#backend/db/database.ts';
import { houseAccount } from '#backend/ledger/accounts.ts';
import { credit } from '#backend/ledger/credit.ts';
import { requestHash } from '#backend/ledger/request-hash.ts';
import { lottoTransfers } from '#backend/lotto/lotto-transfers.ts';
import { bill, round } from '#backend/lotto/tables.ts';
import { yeekeePrize, yeekeeRound, yeekeeShot } from '#backend/lotto/yeekee/tables.ts';
import type { Services } from '#backend/services.ts';
import { type Prize, prizesOf } from '#rules/lotto/yeekee/prizes.ts';
import type { PrizeTerms } from '#rules/lotto/yeekee/terms.ts';

const STAKED = ['pending', 'won', 'lost'] as const;

/** What shooters of a round win, as the rules know it. */
export function prizeTerms(own: typeof yeekeeRound.$inferSelect): PrizeTerms & Pick<typeof own, 'rowOrder'> {
  const prizes = [
    { row: 1, satang: Number(own.row1Satang) },
    { row: 16, satang: Number(own.row16Satang) },
  ];
  return { prizes, minStakeSatang: Number(own.minStakeSatang), rowOrder: own.rowOrder };
}

/** Accepted face amounts of a round by member, in satang. */
export async function stakesOf(
  { orm }: Pick<Tx, 'orm'>,
  roundId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await orm
    .select({ memberId: bill.memberId, satang: sum(bill.faceSatang).mapWith(Number) })
    .from(bill)
    .where(and(eq(bill.roundId, roundId), inArray(bill.status, [...STAKED])))
    .groupBy(bill.memberId);
  return new Map(rows.map(({ memberId, satang }) => [memberId, satang]));
}

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
    const prizes = status === 'voided' ? [] : prizesOf(shots, await stakesOf(tx, roundId), prizeTerms(own));
    if (prizes.length > 0) {
      await tx.orm
        .insert(yeekeePrize)
        .values(
          prizes.map(({ row, shot, satang }) => ({ roundId, row, ...shot, satang: BigInt(satang), at })),
        );
    }
    await credit(tx, {
      kind,
      at,
      fromAccount,
      credits: prizes.map((prize) => creditOf(roundId, prize, random.uuid())),
    });
    await tx.orm.update(yeekeeRound).set({ prizesAt: at }).where(eq(yeekeeRound.roundId, roundId));
  });
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
