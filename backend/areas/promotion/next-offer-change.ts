import type { Statement } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';

const next: Statement = {
  name: 'promotion_next_offer_change',
  text: `
    SELECT min(at) AS at FROM promotion_offer, LATERAL (VALUES (starts_at), (ends_at)) AS edge (at)
    WHERE status = 'open' AND at > $1::timestamptz`,
};

/** When the next promotion appears on the page or goes from it by its dates. */
export async function nextOfferChange({ db, clock }: Services): Promise<Date | undefined> {
  const [row] = await db.query<{ at: Date | null }>(next, [clock.now()]);
  return row?.at ?? undefined;
}
