import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { MemberFactPorts } from '#backend/core/policies/member-facts.ts';
import { type FactsOf, MOST_DEPOSITS, type OfferCondition } from '#rules/promotion/condition.ts';
import type { Offer } from '#rules/promotion/offer.ts';
import { bangkokDate, mondayOf } from '#rules/time/bangkok-time.ts';

/** How many deposits the member made ever, this week and today, counted as far as a condition can ask. */
const deposits: Statement = {
  name: 'promotion_deposit_facts',
  text: `
    SELECT count(*)::bigint AS ever, (count(*) FILTER (WHERE own.day >= $2::date))::bigint AS week,
      (count(*) FILTER (WHERE own.day = $3::date))::bigint AS day
    FROM (
      SELECT entry.day FROM ledger_account wallet
      JOIN ledger_entry entry ON entry.account_id = wallet.id AND entry.outside AND entry.satang > 0
      WHERE wallet.member_id = $1::uuid AND wallet.kind = 'main'
      ORDER BY entry.day DESC, entry.seq DESC LIMIT ${MOST_DEPOSITS}
    ) own`,
};

interface Deposits {
  readonly ever: bigint;
  readonly week: bigint;
  readonly day: bigint;
}

interface Asked {
  readonly memberId: string;
  readonly now: Date;
  readonly offers: readonly Pick<Offer, 'conditions'>[];
  /** Deposits that are not there yet and count all the same. */
  readonly coming?: bigint;
}

/** Reads what the conditions of these offers ask about, and nothing that none of them does. */
export async function findFacts(
  db: Pick<Tx, 'query'>,
  ports: MemberFactPorts,
  { memberId, now, offers, coming = 0n }: Asked,
): Promise<FactsOf> {
  const asked = new Set(offers.flatMap(({ conditions }) => conditions.map(({ fact }) => fact)));
  const today = bangkokDate(now);
  const [paid] = asked.has('deposits')
    ? await db.query<Deposits>(deposits, [memberId, mondayOf(today), today])
    : [];
  const stake = asked.has('stake') ? await ports.findRankStake({ db, ports }, memberId, now) : 0n;
  const isInvited = asked.has('invited') && (await ports.isInvited(db, memberId));
  return ({ fact, window }: OfferCondition) => {
    if (fact === 'stake') return stake;
    if (fact === 'invited') return isInvited ? 1n : 0n;
    if (window === 'days_30') throw new Error('Deposits are not counted so');
    return (paid?.[window] ?? 0n) + coming;
  };
}
