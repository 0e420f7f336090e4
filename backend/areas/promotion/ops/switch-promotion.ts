import { and, desc, eq } from 'drizzle-orm';
import { offerKey, sealedOffers } from '#backend/areas/promotion/sealings.ts';
import { promotionOffer } from '#backend/areas/promotion/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

async function run(call: OpsCall): Promise<OpsAnswer> {
  const status = (['open', 'closed'] as const).find((one) => one === option(call, 'to'));
  if (!status) throw new OperatorRefusal('--to is open or closed');
  const id = option(call, 'promotion');
  const version = await call.services.db.transact(async (tx) => {
    const { orm } = tx;
    const [newest] = await orm
      .select({ version: promotionOffer.version })
      .from(promotionOffer)
      .where(eq(promotionOffer.id, id))
      .orderBy(desc(promotionOffer.version))
      .limit(1);
    if (!newest) throw new OperatorRefusal(`There is no promotion ${id}`);
    const of = and(eq(promotionOffer.id, id), eq(promotionOffer.version, newest.version));
    await orm.update(promotionOffer).set({ status }).where(of);
    await sealRows(tx, call.services, sealedOffers, [offerKey({ id, version: newest.version })]);
    return newest.version;
  });
  return { code: 0, lines: [`${id} ${version}: ${status}`] };
}

/** Opens the newest version of a promotion, or takes the promotion from the page; those that run go on by their terms. */
export const switchPromotion: OpsCommand = {
  name: 'promotions switch',
  summary: 'Open or close a promotion; what members accepted before goes on',
  changes: true,
  options: { promotion: needs('PROMOTION'), to: needs('open|closed') },
  run,
};
