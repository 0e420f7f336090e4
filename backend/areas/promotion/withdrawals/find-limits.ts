import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { FindRoundsSince } from '#backend/core/wagers/rounds-since.ts';
import { type BonusWallet, LOST_SATANG, trimOf, withRounds } from '#rules/promotion/largest-withdrawal.ts';

/** Bets are open for half a month at the most; what waits for longer than this is not looked for. */
const LONGEST = "interval '62 days'";

/**
 * Largest withdrawals that hold now, with what the member's wallet is made of: each from the moment in which the bonus came in, or
 * in which a refused withdrawal put back what it had taken. It is over where a deposit after it found next to nothing.
 */
const read: Statement = {
  name: 'promotion_limits',
  text: `
    SELECT claim.id, claim.title, claim.largest_withdrawal_satang AS "largestSatang", wallet.balance AS "balanceSatang",
      since.at AS "sinceAt", open.satang AS "openSatang", (coalesce(back.satang, claim.bonus_satang) + won.satang)::bigint AS "gainSatang"
    FROM promotion_claim claim
    JOIN play_goal goal ON goal.id = claim.id AND goal.ended_as = 'done'
    JOIN ledger_account wallet ON wallet.member_id = claim.member_id AND wallet.kind = 'main'
    LEFT JOIN LATERAL (
      SELECT own.withdrawal_ref, own.satang, own.returned_at FROM promotion_trim own WHERE own.claim_id = claim.id
      ORDER BY own.returned_at DESC NULLS FIRST LIMIT 1
    ) back ON true
    JOIN LATERAL (
      SELECT entry.day, entry.seq, entry.at FROM ledger_entry entry
      WHERE entry.account_id = wallet.id AND entry.day >= (coalesce(back.returned_at, goal.ended_at) AT TIME ZONE 'Asia/Bangkok')::date
        AND entry.kind = CASE WHEN back.withdrawal_ref IS NULL THEN 'promotion_bonus' ELSE 'hold.voided' END
        AND entry.reference = coalesce(back.withdrawal_ref, claim.id::text)
      ORDER BY entry.day, entry.seq LIMIT 1
    ) since ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(wager.charged_satang), 0)::bigint AS satang FROM wager
      WHERE wager.member_id = claim.member_id AND wager.status = 'accepted' AND wager.accepted_at > $2::timestamptz - ${LONGEST}
    ) open
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(wager.payout_satang - wager.charged_satang), 0)::bigint AS satang FROM wager
      WHERE wager.member_id = claim.member_id AND wager.status = 'settled' AND wager.accepted_at > since.at
    ) won
    WHERE claim.member_id = $1::uuid AND claim.largest_withdrawal_satang IS NOT NULL
      AND (back.withdrawal_ref IS NULL OR back.returned_at IS NOT NULL)
      AND NOT EXISTS (
        SELECT 1 FROM ledger_entry deposit
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(wager.charged_satang), 0) AS satang FROM wager
          WHERE wager.member_id = claim.member_id AND wager.accepted_at BETWEEN deposit.at - ${LONGEST} AND deposit.at
            AND (wager.ended_at IS NULL OR wager.ended_at > deposit.at)
        ) waiting
        WHERE deposit.account_id = wallet.id AND deposit.day >= since.day AND deposit.seq > since.seq AND deposit.outside
          AND deposit.satang > 0 AND deposit.balance - deposit.satang + waiting.satang < ${LOST_SATANG}
      )
    ORDER BY claim.at, claim.id`,
};

type Row = BonusWallet & { readonly id: string; readonly title: string; readonly sinceAt: Date };

/** A largest withdrawal that holds, and what a withdrawal made now does by it. */
export interface OpenLimit {
  readonly id: string;
  readonly title: string;
  readonly largestSatang: bigint;
  readonly staysSatang: bigint;
  readonly goesSatang: bigint;
}

interface Reader {
  readonly db: Pick<Tx, 'query'>;
  readonly ports: { readonly findRoundsSince: FindRoundsSince };
}

/** Each is reckoned alone, the oldest promotion first. */
export async function findLimits(
  { db, ports }: Reader,
  memberId: string,
  at: Date,
): Promise<readonly OpenLimit[]> {
  const limits: OpenLimit[] = [];
  for (const row of await db.query<Row>(read, [memberId, at])) {
    const { id, title, sinceAt: since, largestSatang } = row;
    const open = await ports.findRoundsSince(db, { memberId, since, state: 'open' });
    const over = await ports.findRoundsSince(db, { memberId, since, state: 'over' });
    limits.push({ id, title, largestSatang, ...trimOf(withRounds(row, [...open, ...over])) });
  }
  return limits;
}

/** The one whose terms take the most; all end with one withdrawal. */
export function strictest(limits: readonly OpenLimit[]): OpenLimit | undefined {
  return limits.toSorted((a, b) => Number(b.goesSatang - a.goesSatang))[0];
}
