import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type Offer, type OfferProblem, offerProblem } from '#rules/promotion/offer.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

const read: Statement = {
  name: 'promotion_choosable',
  text: `
    SELECT EXISTS (SELECT 1 FROM play_goal WHERE member_id = $1::uuid AND area = 'promotion' AND ended_at IS NULL) AS "isRunning",
      EXISTS (
        SELECT 1 FROM ledger_account wallet JOIN ledger_entry entry ON entry.account_id = wallet.id AND entry.outside AND entry.satang > 0
        WHERE wallet.member_id = $1::uuid AND wallet.kind = 'main'
      ) AS "hasDeposited",
      ARRAY(SELECT offer_id || ' ' || period FROM promotion_claim
        WHERE member_id = $1::uuid AND period IN ('once', $2::text)) AS taken`,
};

interface Row {
  readonly isRunning: boolean;
  readonly hasDeposited: boolean;
  readonly taken: readonly string[];
}

/** Answers for an offer and an amount in satang what stands against choosing it with a deposit that is made now, or null. */
export async function findChoosable(db: Pick<Tx, 'query'>, memberId: string, now: Date) {
  const [row] = await db.query<Row>(read, [memberId, bangkokDate(now)]);
  if (!row) throw new Error('No answer');
  return (offer: Offer, satang: bigint): OfferProblem | 'running' | null => {
    if (row.isRunning) return 'running';
    const taken = row.taken.flatMap((one) =>
      one.startsWith(`${offer.id} `) ? [one.slice(offer.id.length + 1)] : [],
    );
    return offerProblem(offer, { now, taken, deposit: { satang, at: now, isFirst: !row.hasDeposited } });
  };
}
