import type { Statement, Tx } from '#backend/core/db/database.ts';
import { ADJUSTED_DAYS } from '#rules/cashback/claim-time.ts';
import type { Rank } from '#rules/cashback/rank.ts';
import type { RankRates } from '#rules/cashback/rates.ts';
import { type CashbackBasis, cashbackBases, type DayFigures } from '#rules/cashback/rebate.ts';
import { addDays } from '#rules/time/bangkok-time.ts';

/** An earlier day that was closed, with all by which it was put right since. */
export interface EarlierRow extends DayFigures, RankRates {
  readonly memberId: string;
  readonly basis: CashbackBasis;
  readonly day: string;
  readonly rank: Rank;
  /** All that was offered for it so far. */
  readonly offeredSatang: bigint;
  /** What of that was not let pass. */
  readonly givenSatang: bigint;
}

/** The part of a sum that a day offered which its member did not let pass: what was set off comes first out of what stands before it. */
const given = (satang: string, before: string, closed: string) => `CASE
      WHEN ${satang} <= 0 OR ${closed}.until > $4::timestamptz OR EXISTS (
        SELECT 1 FROM cashback_claim claim WHERE claim.member_id = ${closed}.member_id AND claim.basis = ${closed}.basis AND claim.day = ${closed}.day
      ) THEN ${satang}
      ELSE greatest(0, least(${satang}, ${closed}.set_off_satang - ${before})) END`;

/** A closed day with how much of what it offered was set off against what had to be taken. */
const closedDay = `(
      SELECT day.*, day.rebate_satang - day.due_satang + (
        SELECT coalesce(sum(greatest(more.satang, 0)), 0) FROM cashback_adjustment more
        WHERE more.member_id = day.member_id AND more.basis = day.basis AND more.day = day.day
      ) AS set_off_satang FROM cashback_day day
    )`;

const rows: Statement = {
  name: 'cashback_earlier_days',
  text: `
    SELECT own.member_id AS "memberId", own.basis, own.day::text AS day, own.rank, own.turnover_bp AS "turnoverBp",
      own.loss_bp AS "lossBp", own.cap_satang AS "capSatang", own.loss_most_bp AS "lossMostBp",
      own.start_satang AS "startSatang", own.deposit_satang AS "depositSatang", own.withdrawal_satang AS "withdrawalSatang",
      own.end_satang AS "endSatang", own.bonus_satang AS "bonusSatang",
      coalesce(changed.corrected, own.corrected_satang)::bigint AS "correctedSatang",
      coalesce(changed.staked, own.staked_satang)::bigint AS "stakedSatang",
      (own.rebate_satang + coalesce(changed.satang, 0))::bigint AS "offeredSatang",
      (${given('own.rebate_satang', '0', 'own')} + coalesce(changed.given, 0))::bigint AS "givenSatang"
    FROM unnest($1::uuid[]) AS item (member_id)
    CROSS JOIN LATERAL (
      SELECT * FROM ${closedDay} closed WHERE member_id = item.member_id AND day >= $2::date AND day < $3::date
    ) own
    LEFT JOIN LATERAL (
      SELECT sum(adjusted.satang) AS satang, sum(${given('adjusted.satang', 'stands.before', 'carrier')}) AS given,
        (array_agg(adjusted.staked_satang ORDER BY adjusted.day DESC))[1] AS staked,
        (array_agg(adjusted.corrected_satang ORDER BY adjusted.day DESC))[1] AS corrected
      FROM cashback_adjustment adjusted
      JOIN ${closedDay} carrier ON carrier.member_id = adjusted.member_id AND carrier.basis = adjusted.basis AND carrier.day = adjusted.day
      CROSS JOIN LATERAL (
        SELECT carrier.rebate_satang + coalesce(sum(greatest(earlier.satang, 0)), 0) AS before FROM cashback_adjustment earlier
        WHERE earlier.member_id = adjusted.member_id AND earlier.basis = adjusted.basis AND earlier.day = adjusted.day
          AND earlier.of_day < adjusted.of_day
      ) stands
      WHERE adjusted.member_id = own.member_id AND adjusted.basis = own.basis AND adjusted.of_day = own.day
    ) changed ON true`,
};

const late: Statement = {
  name: 'cashback_late_days',
  text: `
    SELECT member_id AS "memberId", basis, of_day::text AS day, sum(satang)::bigint AS satang,
      (array_agg(staked_satang ORDER BY day DESC))[1] AS "stakedSatang",
      (array_agg(corrected_satang ORDER BY day DESC))[1] AS "correctedSatang"
    FROM cashback_adjustment own
    WHERE member_id = ANY($1::uuid[]) AND of_day >= $2::date AND of_day < $3::date AND NOT EXISTS (
      SELECT 1 FROM cashback_day WHERE member_id = own.member_id AND basis = own.basis AND day = own.of_day
    )
    GROUP BY 1, 2, 3`,
};

const carries: Statement = {
  name: 'cashback_carries',
  text: `
    SELECT item.member_id AS "memberId", kind.basis, carry.satang FROM unnest($1::uuid[]) AS item (member_id)
    CROSS JOIN unnest($3::text[]) AS kind (basis)
    CROSS JOIN LATERAL (
      SELECT carry_satang AS satang FROM cashback_day WHERE member_id = item.member_id AND cashback_day.basis = kind.basis
        AND day < $2::date ORDER BY day DESC LIMIT 1
    ) carry`,
};

const closed: Statement = {
  name: 'cashback_closed_days',
  text: 'SELECT day::text AS day FROM cashback_close WHERE day >= $1::date AND day < $2::date ORDER BY day',
};

/** A day that had nothing when it was closed, by what it was put right since. */
interface LateDay {
  readonly memberId: string;
  readonly basis: CashbackBasis;
  readonly day: string;
  readonly satang: bigint;
  readonly stakedSatang: bigint;
  readonly correctedSatang: bigint;
}

/** What members were given on the days that closing a day measures again. */
export interface Earlier {
  /** Those of them that were closed, the first one first. */
  readonly days: readonly string[];
  row(memberId: string, basis: CashbackBasis, day: string): EarlierRow | undefined;
  late(memberId: string, basis: CashbackBasis, day: string): LateDay | undefined;
  /** Zero, or below zero: what is still to be taken off. */
  carry(memberId: string, basis: CashbackBasis): bigint;
}

interface Carry {
  readonly memberId: string;
  readonly basis: CashbackBasis;
  readonly satang: bigint;
}

/** Reads what members were given before a day, as it stands at an instant. */
export async function readEarlier(
  tx: Pick<Tx, 'query'>,
  memberIds: readonly string[],
  { day, now }: { readonly day: string; readonly now: Date },
): Promise<Earlier> {
  const first = addDays(day, -ADJUSTED_DAYS);
  const days = await tx.query<{ readonly day: string }>(closed, [first, day]);
  const own = await tx.query<EarlierRow>(rows, [memberIds, first, day, now]);
  const since = await tx.query<LateDay>(late, [memberIds, first, day]);
  const left = await tx.query<Carry>(carries, [memberIds, day, cashbackBases]);
  const key = (memberId: string, basis: string, of = '') => `${memberId} ${basis} ${of}`;
  const byDay = new Map(own.map((row) => [key(row.memberId, row.basis, row.day), row]));
  const lateByDay = new Map(since.map((one) => [key(one.memberId, one.basis, one.day), one]));
  const byMember = new Map(left.map(({ memberId, basis, satang }) => [key(memberId, basis), satang]));
  return {
    days: days.map((one) => one.day),
    row: (memberId, basis, of) => byDay.get(key(memberId, basis, of)),
    late: (memberId, basis, of) => lateByDay.get(key(memberId, basis, of)),
    carry: (memberId, basis) => byMember.get(key(memberId, basis)) ?? 0n,
  };
}
