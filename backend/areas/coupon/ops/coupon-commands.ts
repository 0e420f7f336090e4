import { eq, max, sql } from 'drizzle-orm';
import { makeCoupons } from '#backend/areas/coupon/ops/make-coupons.ts';
import { coupon, couponBatch, couponRedemption } from '#backend/areas/coupon/tables.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

async function voidBatch(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const id = option(call, 'batch');
  const left = await services.db.transact(async (tx) => {
    // Codes that are being used are waited for.
    const [batch] = await tx.orm.select().from(couponBatch).where(eq(couponBatch.id, id)).for('update');
    if (!batch) throw new OperatorRefusal(`There is no batch ${id}`);
    if (batch.voidedAt) throw new OperatorRefusal(`${id} is void since ${bangkokMoment(batch.voidedAt)}`);
    const [last] = await tx.orm
      .select({ at: max(couponRedemption.at) })
      .from(couponRedemption)
      .where(eq(couponRedemption.batchId, id));
    // The clock of another process may be a little ahead: what is used already was used before.
    const now = services.clock.now();
    const voidedAt = last?.at && last.at > now ? last.at : now;
    const end = { voidedAt, voidedBy: services.actId };
    await tx.orm.update(couponBatch).set(end).where(eq(couponBatch.id, id));
    await noteChange(tx, services, 'coupons', `void:${id}`);
    const [sum] = await tx.orm
      .select({ left: sql<bigint>`coalesce(sum(${coupon.uses} - ${coupon.used}), 0)` })
      .from(coupon)
      .where(eq(coupon.batchId, id));
    return sum?.left ?? 0n;
  });
  return { code: 0, lines: [`${id}: void, ${left} uses that were left are gone; what was taken stays`] };
}

async function list({ services }: OpsCall): Promise<OpsAnswer> {
  const used = sql<bigint>`coalesce(sum(${coupon.used}), 0)`;
  const uses = sql<bigint>`coalesce(sum(${coupon.uses}), 0)`;
  const rows = await services.db.orm
    .select({ batch: couponBatch, used, uses })
    .from(couponBatch)
    .leftJoin(coupon, eq(coupon.batchId, couponBatch.id))
    .groupBy(couponBatch.id)
    .orderBy(couponBatch.startsAt, couponBatch.id);
  const lines = rows.map(({ batch, used: taken, uses: all }) => {
    const { id, kind, prizeKind, prizeAmount, startsAt, endsAt, voidedAt } = batch;
    const prize = `${prizeAmount} ${prizeKind === 'point' || prizeKind === 'spin' ? `${prizeKind}s` : `satang as ${prizeKind}`}`;
    const end = voidedAt ? `void since ${bangkokMoment(voidedAt)}` : `until ${bangkokMoment(endsAt)}`;
    return `${id}: ${kind}, ${prize}, ${taken} of ${all} used, from ${bangkokMoment(startsAt)}, ${end}`;
  });
  return { code: 0, lines: lines.length > 0 ? lines : ['There is no batch'] };
}

/** Batches of codes: made, void, and what became of them. */
export const couponCommands: readonly OpsCommand[] = [
  makeCoupons,
  {
    name: 'coupon void',
    summary: 'End a batch of codes: nobody uses one from now on, and what was taken stays',
    changes: true,
    needsReason: true,
    options: { batch: needs('ID') },
    run: voidBatch,
  },
  {
    name: 'coupon list',
    summary: 'Batches of codes, and how many uses are taken',
    changes: false,
    options: {},
    run: list,
  },
];
