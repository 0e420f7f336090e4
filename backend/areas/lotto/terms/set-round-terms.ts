import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { sealedRounds } from '#backend/areas/lotto/sealings.ts';
import { numberControl, round, roundRate, termsChange } from '#backend/areas/lotto/tables.ts';
import { fenceBills } from '#backend/areas/lotto/terms/fence-bills.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { noteChange, type Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { canonicalNumber } from '#rules/lotto/bet-number.ts';
import type { Pack } from '#rules/lotto/pack.ts';
import { chargeOf, discountOnWire } from '#rules/lotto/payout.ts';
import { formatBaht } from '#rules/money/baht.ts';

type Change = Omit<typeof termsChange.$inferInsert, 'version' | 'at' | 'actId'>;

/** The whole change as the act names it, so that neither can be altered alone; the audit writes the same from the row. */
function saidOf(change: Change, version: number): string {
  const { roundId, type, number, control, limitSatang, rateHundredths, discountBp, pack } = change;
  const values = [roundId, version, type, number, control, limitSatang, rateHundredths, discountBp];
  const limits = [change.minSatang, change.maxSatang, change.maxPerNumberSatang, change.enabled];
  const saysLimits = limits.some((value) => value !== undefined && value !== null);
  // The full pack and limits that stay go unsaid, as they did before there were others.
  const further = [...(pack ? [pack] : []), ...(saysLimits ? ['limits', ...limits] : [])];
  return [...values, ...further].map((value) => value ?? '').join(':');
}

/**
 * Raises the version of a round that can still take bills and keeps the change; bills wait for the new terms until the
 * transaction ends.
 */
async function raiseVersion(tx: Tx, operator: Operator, change: Change): Promise<void> {
  const { agentId, actId, clock } = operator;
  const { roundId } = change;
  const raised = await tx.orm
    .update(round)
    .set({ version: sql`${round.version} + 1` })
    .where(and(eq(round.id, roundId), eq(round.agentId, agentId), eq(round.status, 'open')))
    .returning({ version: round.version });
  const [now] = raised;
  if (!now) throw new OperatorRefusal(`Round ${roundId} is unknown or not open`);
  await tx.orm.insert(termsChange).values({ ...change, version: now.version, at: clock.now(), actId });
  await noteChange(tx, operator, 'terms', saidOf(change, now.version));
  await fenceBills(tx);
}

interface Limited {
  readonly minSatang: bigint;
  readonly maxSatang: bigint;
  readonly discountBp: number;
  readonly packDiscountBp: number | null;
}

/** Throws `OperatorRefusal` for limits that no amount keeps, and for a discount by which the least amount would cost nothing. */
export function refuseLimits({ minSatang, maxSatang, discountBp, packDiscountBp }: Limited): void {
  if (minSatang > maxSatang)
    throw new OperatorRefusal(
      `No amount is at least ${formatBaht(minSatang)} and at most ${formatBaht(maxSatang)} baht`,
    );
  const most = Math.max(discountBp, packDiscountBp ?? 0);
  if (chargeOf(minSatang, most) === 0n)
    throw new OperatorRefusal(
      `${formatBaht(minSatang)} baht would cost nothing with ${discountOnWire(most)} % less`,
    );
}

/** What a change may say of a type; what it leaves out stays. */
export interface TypeChange {
  /** The pack that rate and discount are of, full unless said; limits and availability are of both. */
  readonly pack?: Pack;
  readonly rateHundredths?: number;
  readonly discountBp?: number;
  readonly minSatang?: bigint;
  readonly maxSatang?: bigint;
  readonly maxPerNumberSatang?: bigint;
  readonly enabled?: boolean;
}

export interface RoundRateChange extends TypeChange {
  readonly roundId: string;
  readonly type: string;
}

/** Changes rate, discount, limits or availability of a bet type of an open round. Bills that were accepted keep their rate. */
export async function setRoundRate(operator: Operator, change: RoundRateChange): Promise<void> {
  const { roundId, type, pack = 'full', rateHundredths, discountBp, ...limits } = change;
  const isFull = pack === 'full';
  const prices = isFull
    ? { rateHundredths, discountBp }
    : { packRateHundredths: rateHundredths, packDiscountBp: discountBp };
  const own = and(eq(roundRate.roundId, roundId), eq(roundRate.type, type));
  const offered = isFull ? own : and(own, isNotNull(roundRate.packRateHundredths));
  await operator.db.transact(async (tx) => {
    const said = { roundId, type, rateHundredths, discountBp, ...limits, pack: isFull ? null : pack };
    await raiseVersion(tx, operator, said);
    const [changed] = await tx.orm
      .update(roundRate)
      .set({ ...limits, ...prices })
      .where(offered)
      .returning();
    if (!changed) throw new OperatorRefusal(`Round ${roundId} does not offer ${type} in the ${pack} pack`);
    refuseLimits(changed);
    await sealRows(tx, operator, sealedRounds, [roundId]);
  });
}

export interface NumberControlChange {
  readonly roundId: string;
  readonly type: string;
  readonly number: string;
  /** `none` lifts a control; `custom_limit` needs `limitSatang`. */
  readonly control: 'blocked' | 'half_pay' | 'custom_limit' | 'none';
  readonly limitSatang?: bigint;
}

/** Blocks a number of an open round, pays it at half, limits it, or lifts that, in every order where order does not matter. Accepted bills keep their rate. */
export async function setNumberControl(operator: Operator, change: NumberControlChange): Promise<void> {
  const { roundId, type, control, limitSatang = null } = change;
  const number = canonicalNumber(type, change.number);
  if ((control === 'custom_limit') !== (limitSatang !== null)) {
    throw new OperatorRefusal('A limit belongs to custom_limit and to nothing else');
  }
  await operator.db.transact(async (tx) => {
    await raiseVersion(tx, operator, { roundId, type, number, control, limitSatang });
    const one = and(
      eq(numberControl.roundId, roundId),
      eq(numberControl.type, type),
      eq(numberControl.number, number),
    );
    await tx.orm.delete(numberControl).where(one);
    if (control !== 'none')
      await tx.orm.insert(numberControl).values({ roundId, type, number, control, limitSatang });
  });
}
