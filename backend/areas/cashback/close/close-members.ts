import { type Earlier, readEarlier } from '#backend/areas/cashback/close/read-earlier.ts';
import { type Corrections, readCorrections } from '#backend/areas/cashback/figures/read-corrections.ts';
import { readMoney } from '#backend/areas/cashback/figures/read-money.ts';
import { readStakes, type Stakes } from '#backend/areas/cashback/figures/read-stakes.ts';
import { type RateTable, readRates } from '#backend/areas/cashback/rates/read-rates.ts';
import { cashbackAdjustment, cashbackDay } from '#backend/areas/cashback/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import type { Services } from '#backend/services.ts';
import { adjustmentOf, closeDay } from '#rules/cashback/close-day.ts';
import { rankOf } from '#rules/cashback/rank.ts';
import { type CashbackBasis, cashbackBases, type DayMoney, rebateOf } from '#rules/cashback/rebate.ts';
import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

/** All that closing a day of some members reads. */
interface DayFacts {
  readonly day: string;
  readonly now: Date;
  readonly stakes: Stakes;
  readonly corrections: Corrections;
  readonly earlier: Earlier;
  readonly rates: RateTable;
  readonly money: (of: { readonly memberId: string; readonly day: string }) => DayMoney;
}

type DayInsert = typeof cashbackDay.$inferInsert;
type AdjustmentInsert = typeof cashbackAdjustment.$inferInsert;

/** What a day brings on a basis by what is known now, with the rates of its rank. */
function measure(
  { stakes, corrections, rates, money }: DayFacts,
  memberId: string,
  basis: CashbackBasis,
  day: string,
) {
  const counted = { stakedSatang: stakes.on(memberId, day), correctedSatang: corrections.on(memberId, day) };
  const figures = { ...money({ memberId, day }), ...counted };
  const own = rates.of(day, rankOf(stakes.forRank(memberId, day)));
  return { figures, rates: own, rebateSatang: rebateOf(basis, figures, own) };
}

/** What a day is worth that nothing was at risk on when it was closed. */
function worthWithoutRow(facts: DayFacts, memberId: string, basis: CashbackBasis, day: string): bigint {
  return facts.stakes.on(memberId, day) > 0n ? measure(facts, memberId, basis, day).rebateSatang : 0n;
}

/** Earlier days that are worth something else than was given, each by what it is to be put right. */
function adjustments(facts: DayFacts, memberId: string, basis: CashbackBasis): AdjustmentInsert[] {
  return facts.earlier.days.flatMap((ofDay) => {
    const row = facts.earlier.row(memberId, basis, ofDay);
    const stakedSatang = facts.stakes.on(memberId, ofDay);
    const correctedSatang = facts.corrections.on(memberId, ofDay);
    const nowSatang = row
      ? rebateOf(basis, { ...row, stakedSatang, correctedSatang }, row)
      : worthWithoutRow(facts, memberId, basis, ofDay);
    const since = facts.earlier.since(memberId, basis, ofDay);
    const satang = adjustmentOf({ rebateSatang: row?.rebateSatang ?? 0n, ...since, nowSatang });
    const change = { memberId, basis, day: facts.day, ofDay, satang, stakedSatang, correctedSatang };
    return satang === 0n ? [] : [change];
  });
}

function closeMember(facts: DayFacts, memberId: string, basis: CashbackBasis) {
  const { day, now, earlier } = facts;
  const changes = adjustments(facts, memberId, basis);
  const { figures, rates, rebateSatang } = measure(facts, memberId, basis, day);
  if (figures.stakedSatang === 0n && changes.length === 0) return null;
  const adjustedSatang = changes.reduce((sum, { satang }) => sum + satang, 0n);
  const carriedSatang = earlier.carry(memberId, basis);
  const { turnoverBp, lossBp, capSatang, lossMostBp, rank } = rates;
  const row: DayInsert = {
    ...{ memberId, basis, day, rank, turnoverBp, lossBp, capSatang, lossMostBp },
    ...figures,
    ...{ rebateSatang, adjustedSatang, carriedSatang },
    ...closeDay(rebateSatang, adjustedSatang, carriedSatang),
    closedAt: now,
    // A day that is closed late can be claimed as long as any other.
    until: instantOf(addDays(bangkokDate(now), 1), '00:00'),
  };
  return { row, changes };
}

/** Measures a day of some members and writes it, with what earlier days are put right by. What is written already stays. */
export async function closeMembers(
  services: Pick<Services, 'clock' | 'entryKinds' | 'ports'>,
  tx: Tx,
  memberIds: readonly string[],
  day: string,
): Promise<void> {
  const now = services.clock.now();
  const stakes = await readStakes({ db: tx, ports: services.ports }, memberIds, day);
  const corrections = await readCorrections(tx, memberIds, day);
  const earlier = await readEarlier(tx, memberIds, { day, now });
  const rates = await readRates(tx);
  const unwritten = memberIds.flatMap((memberId) =>
    earlier.days
      .filter((of) => !earlier.row(memberId, 'loss', of) && stakes.on(memberId, of) > 0n)
      .map((of) => ({ memberId, day: of })),
  );
  const days = [...memberIds.map((memberId) => ({ memberId, day })), ...unwritten];
  const money = await readMoney({ db: tx, entryKinds: services.entryKinds }, days);
  const facts = { day, now, stakes, corrections, earlier, rates, money };
  const closed = memberIds.flatMap((memberId) =>
    cashbackBases.flatMap((basis) => closeMember(facts, memberId, basis) ?? []),
  );
  if (closed.length === 0) return;
  const rows = closed.map(({ row }) => row);
  const written = await tx.orm.insert(cashbackDay).values(rows).onConflictDoNothing().returning();
  const isWritten = new Set(written.map(({ memberId, basis }) => `${memberId} ${basis}`));
  await sendMessages(
    tx,
    written.flatMap(({ memberId, basis, dueSatang: satang, until }) =>
      satang > 0n
        ? [
            {
              ...{ memberId, kind: 'cashback' as const, about: `${basis}:${day}`, at: now },
              facts: { satang, until, name: basis },
            },
          ]
        : [],
    ),
  );
  const changes = closed.flatMap((one) => one.changes);
  const own = changes.filter(({ memberId, basis }) => isWritten.has(`${memberId} ${basis}`));
  if (own.length > 0) await tx.orm.insert(cashbackAdjustment).values(own);
}
