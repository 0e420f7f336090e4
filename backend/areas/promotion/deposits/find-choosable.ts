import { findFacts } from '#backend/areas/promotion/facts/find-facts.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { MemberFactPorts } from '#backend/core/policies/member-facts.ts';
import { type Offer, type OfferProblem, offerProblem } from '#rules/promotion/offer.ts';
import { periodsAt } from '#rules/promotion/offer-period.ts';

const read: Statement = {
  name: 'promotion_choosable',
  text: `
    SELECT EXISTS (SELECT 1 FROM play_goal WHERE member_id = $1::uuid AND area = 'promotion' AND ended_at IS NULL) AS "isRunning",
      ARRAY(SELECT offer_id || ' ' || period FROM promotion_claim
        WHERE member_id = $1::uuid AND period = ANY($2::text[])) AS taken`,
};

interface Row {
  readonly isRunning: boolean;
  readonly taken: readonly string[];
}

interface Asked {
  readonly memberId: string;
  readonly now: Date;
  readonly offers: readonly Offer[];
}

/**
 * What the member has of what these offers ask, the deposit that is made now among it; and for one of them and an amount in satang
 * what stands against choosing it, or null.
 */
export async function findChoosable(db: Pick<Tx, 'query'>, ports: MemberFactPorts, asked: Asked) {
  const { memberId, now } = asked;
  const [row] = await db.query<Row>(read, [memberId, periodsAt(now)]);
  if (!row) throw new Error('No answer');
  const facts = await findFacts(db, ports, { ...asked, coming: 1n });
  const problemOf = (offer: Offer, satang: bigint): OfferProblem | 'running' | null => {
    if (row.isRunning) return 'running';
    const taken = row.taken.flatMap((one) =>
      one.startsWith(`${offer.id} `) ? [one.slice(offer.id.length + 1)] : [],
    );
    return offerProblem(offer, { now, taken, deposit: { satang, at: now }, facts });
  };
  return { problemOf, facts };
}
