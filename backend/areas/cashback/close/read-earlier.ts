import type { Statement, Tx } from '#backend/core/db/database.ts';
import { ADJUSTED_DAYS } from '#rules/cashback/claim-time.ts';
import { type EarlierDay, letPass } from '#rules/cashback/close-day.ts';
import type { Rank } from '#rules/cashback/rank.ts';
import type { RankRates } from '#rules/cashback/rates.ts';
import { type CashbackBasis, cashbackBases, type DayFigures } from '#rules/cashback/rebate.ts';
import { addDays } from '#rules/time/bangkok-time.ts';

/** An earlier day as it was closed. */
export interface EarlierRow extends DayFigures, RankRates {
  readonly memberId: string;
  readonly basis: CashbackBasis;
  readonly day: string;
  readonly rank: Rank;
  readonly rebateSatang: bigint;
  readonly dueSatang: bigint;
  /** Neither claimed nor to be claimed any more. */
  readonly isOver: boolean;
}

const rows: Statement = {
  name: 'cashback_earlier_days',
  text: `
    SELECT own.member_id AS "memberId", own.basis, own.day::text AS day, own.rank, own.turnover_bp AS "turnoverBp",
      own.loss_bp AS "lossBp", own.cap_satang AS "capSatang", own.loss_most_bp AS "lossMostBp",
      own.start_satang AS "startSatang", own.deposit_satang AS "depositSatang", own.withdrawal_satang AS "withdrawalSatang",
      own.end_satang AS "endSatang", own.bonus_satang AS "bonusSatang",
      own.corrected_satang AS "correctedSatang", own.staked_satang AS "stakedSatang", own.rebate_satang AS "rebateSatang",
      own.due_satang AS "dueSatang",
      own.until <= $4::timestamptz AND NOT EXISTS (
        SELECT 1 FROM cashback_claim claim WHERE claim.member_id = own.member_id AND claim.basis = own.basis AND claim.day = own.day
      ) AS "isOver"
    FROM cashback_day own WHERE own.member_id = ANY($1::uuid[]) AND own.day >= $2::date AND own.day < $3::date`,
};

const changes: Statement = {
  name: 'cashback_earlier_adjustments',
  text: `
    SELECT member_id AS "memberId", basis, day::text AS day, of_day::text AS "ofDay", satang FROM cashback_adjustment
    WHERE member_id = ANY($1::uuid[]) AND day >= $2::date AND day < $3::date ORDER BY of_day`,
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

type Since = Pick<EarlierDay, 'adjustedSatang' | 'passedSatang'>;

/** What members were given on the days that closing a day measures again. */
export interface Earlier {
  /** Those of them that were closed, the first one first. */
  readonly days: readonly string[];
  row(memberId: string, basis: CashbackBasis, day: string): EarlierRow | undefined;
  /** By what a day was put right since, also one without a row, and what of all its member let pass. */
  since(memberId: string, basis: CashbackBasis, day: string): Since;
  /** Zero, or below zero: what is still to be taken off. */
  carry(memberId: string, basis: CashbackBasis): bigint;
}

interface Change {
  readonly memberId: string;
  readonly basis: CashbackBasis;
  readonly day: string;
  readonly ofDay: string;
  readonly satang: bigint;
}

interface Carry {
  readonly memberId: string;
  readonly basis: CashbackBasis;
  readonly satang: bigint;
}

const key = (memberId: string, basis: string, of = '') => `${memberId} ${basis} ${of}`;

/** What was let pass of each day of each member, by `key`. */
function passedOf(own: readonly EarlierRow[], changed: readonly Change[]): ReadonlyMap<string, bigint> {
  const changesOf = Map.groupBy(changed, ({ memberId, basis, day }) => key(memberId, basis, day));
  const total = new Map<string, bigint>();
  for (const { memberId, basis, day, rebateSatang, dueSatang } of own.filter(({ isOver }) => isOver)) {
    const adjustments = changesOf.get(key(memberId, basis, day)) ?? [];
    for (const [ofDay, satang] of letPass({ day, rebateSatang, dueSatang, adjustments })) {
      const name = key(memberId, basis, ofDay);
      total.set(name, (total.get(name) ?? 0n) + satang);
    }
  }
  return total;
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
  const changed = await tx.query<Change>(changes, [memberIds, first, day]);
  const left = await tx.query<Carry>(carries, [memberIds, day, cashbackBases]);
  const passed = passedOf(own, changed);
  const adjusted = Map.groupBy(changed, ({ memberId, basis, ofDay }) => key(memberId, basis, ofDay));
  const byDay = new Map(own.map((row) => [key(row.memberId, row.basis, row.day), row]));
  const byMember = new Map(left.map(({ memberId, basis, satang }) => [key(memberId, basis), satang]));
  return {
    days: days.map((one) => one.day),
    row: (memberId, basis, of) => byDay.get(key(memberId, basis, of)),
    since: (memberId, basis, of) => ({
      adjustedSatang: (adjusted.get(key(memberId, basis, of)) ?? []).reduce(
        (sum, { satang }) => sum + satang,
        0n,
      ),
      passedSatang: passed.get(key(memberId, basis, of)) ?? 0n,
    }),
    carry: (memberId, basis) => byMember.get(key(memberId, basis)) ?? 0n,
  };
}
