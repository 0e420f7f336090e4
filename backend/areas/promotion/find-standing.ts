import type { ClaimRow } from '#backend/areas/promotion/present.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { playedOf } from '#backend/core/turnover/played.ts';
import type { OwnDeposit } from '#rules/promotion/offer.ts';
import { periodsAt } from '#rules/promotion/offer-period.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/** What the member's page shows beside the promotion that runs. */
const ENDED = 20;

/** Columns and tables of an `OwnClaim`. */
export const ownClaims = `claim.id, claim.offer_id AS "offerId", claim.offer_version AS "offerVersion", claim.title, claim.deposit_satang AS "depositSatang",
        claim.bonus_satang AS "bonusSatang", claim.cost_satang AS "costSatang",
        claim.largest_withdrawal_satang AS "largestWithdrawalSatang", goal.target_satang AS "targetSatang", CASE WHEN goal.credit_from_satang IS NULL THEN 'wager' ELSE 'credit' END AS turn,
        goal.max_stake_satang AS "maxStakeSatang", ${playedOf('goal')} AS "playedSatang", claim.at,
        goal.expires_at AS "expiresAt", goal.ended_at AS "endedAt", goal.ended_as AS "endedAs", claim.idempotency_key AS key
      FROM promotion_claim claim JOIN play_goal goal ON goal.id = claim.id`;

/** One statement, so that all of it belongs together: deposit and taken offers beside each of the newest claims, or alone. */
const read: Statement = {
  name: 'promotion_standing',
  text: `
    SELECT deposit.reference AS "depositRef", deposit.satang AS "newestSatang", deposit.at AS "newestAt",
      ARRAY(SELECT own.offer_id || ' ' || own.period FROM promotion_claim own
        WHERE own.member_id = $1::uuid AND own.period = ANY($3::text[])) AS taken,
      claims.*
    FROM ledger_account wallet
    LEFT JOIN LATERAL (
      SELECT newest.* FROM (
        SELECT * FROM ledger_entry WHERE ledger_entry.account_id = wallet.id AND ledger_entry.day = $2::date
          AND ledger_entry.outside AND ledger_entry.satang > 0
        ORDER BY ledger_entry.seq DESC LIMIT 1
      ) newest
      WHERE NOT EXISTS (SELECT 1 FROM promotion_claim used WHERE used.member_id = $1::uuid AND used.deposit_ref = newest.reference)
        AND NOT EXISTS (
          SELECT 1 FROM ledger_entry later JOIN hold ON hold.reference = later.reference AND hold.member_id = $1::uuid
          WHERE later.account_id = wallet.id AND later.day >= $2::date AND later.seq > newest.seq AND later.kind = 'hold.place'
            AND hold.status <> 'voided'
        )
    ) deposit ON true
    LEFT JOIN LATERAL (
      SELECT ${ownClaims}
      WHERE claim.member_id = $1::uuid ORDER BY claim.at DESC, claim.id DESC LIMIT ${ENDED + 1}
    ) claims ON true
    WHERE wallet.member_id = $1::uuid AND wallet.kind = 'main'
    ORDER BY claims.at DESC, claims.id DESC`,
};

export type OwnClaim = ClaimRow & { readonly key: string; readonly offerVersion: number };
export type FoundDeposit = OwnDeposit & { readonly reference: string };

type Row = { readonly taken: readonly string[] } & (
  | { readonly depositRef: null }
  | { readonly depositRef: string; readonly newestSatang: bigint; readonly newestAt: Date }
) &
  (OwnClaim | { readonly id: null });

const isClaim = (row: Row): row is Row & OwnClaim => row.id !== null;

function depositOf(row: Row): FoundDeposit | null {
  if (row.depositRef === null) return null;
  return { reference: row.depositRef, satang: row.newestSatang, at: row.newestAt };
}

/** Where a member stands with promotions. */
export interface Standing {
  /** The newest deposit of today in Bangkok, where it brought no bonus yet and nothing was withdrawn after it. */
  readonly deposit: FoundDeposit | null;
  /** Periods that it is now in which the member took an offer, however long ago. */
  readonly takenOf: (offerId: string) => readonly string[];
  /** The newest first, at most 21; the one that runs is among them, for one runs at a time. */
  readonly claims: readonly OwnClaim[];
  readonly running: OwnClaim | undefined;
}

export async function findStanding(db: Pick<Tx, 'query'>, memberId: string, now: Date): Promise<Standing> {
  const rows = await db.query<Row>(read, [memberId, bangkokDate(now), periodsAt(now)]);
  const [head] = rows;
  if (!head) throw new Error('A member without a wallet');
  const claims = rows.filter(isClaim);
  return {
    deposit: depositOf(head),
    takenOf: (offerId) =>
      head.taken.flatMap((one) => (one.startsWith(`${offerId} `) ? [one.slice(offerId.length + 1)] : [])),
    claims,
    running: claims.find(({ endedAt }) => !endedAt),
  };
}
