import { and, desc, eq } from 'drizzle-orm';
import { lockKinds } from '#backend/areas/lotto/rounds/day-changes.ts';
import { priceKey, sealedPrices } from '#backend/areas/lotto/sealings.ts';
import { kindRate, lottoKind } from '#backend/areas/lotto/tables.ts';
import { refuseLimits, type TypeChange } from '#backend/areas/lotto/terms/set-round-terms.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { noteChange, type Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

/** How far ahead a change is planned at least: no round that opens meanwhile, by whatever clock, may miss it. */
const LEAD_MS = 60_000;
/** A year that was mistyped lies further ahead. */
const FURTHEST_MS = 366 * 86_400_000;

export interface PlannedTerms extends TypeChange {
  readonly kind: string;
  readonly type: string;
  readonly from: Date;
}

type RateRow = typeof kindRate.$inferSelect;

/** The whole row as the act names it, so that neither can be altered alone; the audit writes the same from the row. */
function saidOf(row: RateRow): string {
  const { rateHundredths, discountBp, packRateHundredths, packDiscountBp } = row;
  const prices = [rateHundredths, discountBp, packRateHundredths, packDiscountBp];
  const limits = [row.minSatang, row.maxSatang, row.maxPerNumberSatang, row.enabled];
  const worth = [...prices, ...limits].map((value) => value ?? '').join(':');
  return [row.kind, row.type, row.since.toISOString(), row.version, worth].join(' ');
}

/** The row as it is from then on. */
function changed(row: RateRow, { pack, rateHundredths, discountBp, ...rest }: PlannedTerms): RateRow {
  const { minSatang, maxSatang, maxPerNumberSatang, enabled } = rest;
  const isFull = pack !== 'discount';
  if (!isFull && row.packRateHundredths === null)
    throw new OperatorRefusal(`${row.kind} does not offer ${row.type} in the discount pack`);
  return {
    ...row,
    rateHundredths: (isFull ? rateHundredths : undefined) ?? row.rateHundredths,
    discountBp: (isFull ? discountBp : undefined) ?? row.discountBp,
    packRateHundredths: (isFull ? undefined : rateHundredths) ?? row.packRateHundredths,
    packDiscountBp: (isFull ? undefined : discountBp) ?? row.packDiscountBp,
    minSatang: minSatang ?? row.minSatang,
    maxSatang: maxSatang ?? row.maxSatang,
    maxPerNumberSatang: maxPerNumberSatang ?? row.maxPerNumberSatang,
    enabled: enabled ?? row.enabled,
  };
}

/**
 * Plans what rounds of a kind that open at a moment or later take and pay; rounds that are open keep what they have. For the
 * same moment again it replaces what was planned. Throws `OperatorRefusal` for an unknown kind or type, for a moment that is
 * not ahead or lies before another planned one, and where nothing would change.
 */
export function planTerms(operator: Operator, plan: PlannedTerms): Promise<void> {
  const { kind, type, from } = plan;
  const { db, agentId, actId, clock } = operator;
  return db.transact(async (tx) => {
    // Whoever opens rounds shares the kind: what opened before this is older than the moment, what opens after it sees the row.
    await lockKinds(tx, [kind], 'no key update');
    const aheadMs = from.getTime() - clock.now().getTime();
    if (aheadMs < LEAD_MS || aheadMs > FURTHEST_MS)
      throw new OperatorRefusal(`${bangkokMoment(from)} is not between a minute and a year from now`);
    const rows = await tx.orm
      .select({ rate: kindRate })
      .from(lottoKind)
      .innerJoin(kindRate, eq(kindRate.kind, lottoKind.kind))
      .where(and(eq(lottoKind.kind, kind), eq(lottoKind.agentId, agentId), eq(kindRate.type, type)))
      .orderBy(desc(kindRate.since));
    const [newest] = rows.map(({ rate }) => rate);
    if (!newest) throw new OperatorRefusal(`There is no lottery kind ${kind} with ${type}`);
    if (newest.since > from)
      throw new OperatorRefusal(
        `${kind} ${type} has a change planned from ${bangkokMoment(newest.since)} on`,
      );
    const isPlanned = newest.since.getTime() === from.getTime();
    const row = { ...changed(newest, plan), since: from, version: isPlanned ? newest.version + 1 : 1, actId };
    const isSame = saidOf({ ...row, since: newest.since, version: newest.version }) === saidOf(newest);
    if (isSame) throw new OperatorRefusal(`${kind} ${type} has these terms already`);
    refuseLimits(row);
    const key = [kindRate.kind, kindRate.type, kindRate.since];
    await tx.orm.insert(kindRate).values(row).onConflictDoUpdate({ target: key, set: row });
    await noteChange(tx, operator, 'prices', saidOf(row));
    await sealRows(tx, operator, sealedPrices, [priceKey(row)]);
  });
}
