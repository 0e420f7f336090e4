import { z } from 'zod';
import example from '#backend/areas/promotion/ops/example.json' with { type: 'json' };
import { offerKey, sealedOffers } from '#backend/areas/promotion/sealings.ts';
import { promotionOffer } from '#backend/areas/promotion/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option, requireWithinYear } from '#backend/core/ops/ops-call.ts';
import { FileMoment, fileLine, parseFile } from '#backend/core/ops/parse-file.ts';
import { wagerNamesOf } from '#backend/core/wagers/wager-names.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import {
  LOTTO_PROMOTION_PERCENT,
  mostBackBp,
  OTHER_GAME_PROMOTION_PERCENT,
} from '#rules/loyalty/give-back.ts';
import { toSatang } from '#rules/money/baht.ts';
import { isCondition, type OfferCondition, offerFacts, offerWindows } from '#rules/promotion/condition.ts';
import { returnedBp } from '#rules/promotion/offer.ts';
import { offerFrequencies } from '#rules/promotion/offer-period.ts';
import { turns } from '#rules/promotion/turn.ts';
import { isOfMachines, isWeights } from '#rules/promotion/weights.ts';

const ABOUT = 'a list of promotions, amounts in baht, hours of Bangkok; null where there is no such limit';

const MOST_BAHT = 1_000_000;
const Amount = z.number().min(1).max(MOST_BAHT).multipleOf(0.01);
const Hour = z.int().min(0).max(24);
const Least = z
  .number()
  .min(1)
  .max(MOST_BAHT * 100)
  .multipleOf(0.01);
/** A count, or baht of a stake. */
const Condition = z.strictObject({
  fact: z.enum(offerFacts),
  window: z.enum(offerWindows),
  least: Least,
  most: Least.nullable(),
});

/** As a file has them: amounts in baht, hours of Bangkok, shares of a stake in percent. */
const Promotions = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,64}$/),
      number: z.int().min(1).max(1_000_000),
      version: z.int().min(1).max(1_000_000),
      title: fileLine(80),
      image: z.string().regex(/^\/art\/[a-z0-9-]+\.svg$/),
      min_deposit: Amount,
      percent: z.int().min(1).max(200),
      max_bonus: Amount,
      /** Turn by stakes, or by a credit that is to be reached. */
      turn: z.enum(turns).default('wager'),
      times: z.int().min(1).max(1_000),
      days: z.int().min(1).max(90),
      max_stake: Amount,
      weights: z.record(z.string().max(64), z.int().min(0).max(100)),
      per: z.enum(offerFrequencies),
      conditions: z.array(Condition).max(5),
      hours: z.tuple([Hour, Hour]).nullable(),
      /** The most that the first withdrawal after the bonus leaves of it and its wins. */
      largest_withdrawal: Amount.nullable().default(null),
      /** From the first instant on and until the last one. */
      starts_at: FileMoment.nullable().default(null),
      ends_at: FileMoment.nullable().default(null),
      position: z.int().min(0).max(10_000),
    }),
  )
  .min(1)
  .max(100);

type Imported = z.output<typeof Promotions>[number];

function conditionOf(id: string, { least, ...one }: z.output<typeof Condition>): OfferCondition {
  const condition = { ...one, least: one.fact === 'stake' ? Number(toSatang(least)) : least };
  if (!isCondition(condition))
    throw new OperatorRefusal(`${id}: a condition of ${one.fact} is not counted so`);
  return condition;
}

function rowOf(imported: Imported, now: Date) {
  const { min_deposit, max_bonus, max_stake, largest_withdrawal, percent, times, ...rest } = imported;
  const { starts_at: startsAt, ends_at: endsAt, ...one } = rest;
  if (endsAt && endsAt <= (startsAt ?? now)) throw new OperatorRefusal(`${one.id}: it ends before it begins`);
  if (endsAt && endsAt <= now) throw new OperatorRefusal(`${one.id}: it would be over already`);
  if (one.hours && one.hours[0] >= one.hours[1]) throw new OperatorRefusal(`${one.id}: the hours end first`);
  const row = {
    ...one,
    conditions: one.conditions.map((condition) => conditionOf(one.id, condition)),
    ...{ startsAt, endsAt },
    ...{ percent: BigInt(percent), times: BigInt(times), status: 'closed' as const },
    ...{
      minSatang: toSatang(min_deposit),
      mostSatang: toSatang(max_bonus),
      maxStakeSatang: toSatang(max_stake),
      largestWithdrawalSatang: largest_withdrawal === null ? null : toSatang(largest_withdrawal),
    },
  };
  const returned = returnedBp(row);
  if (returned > mostBackBp.promotion)
    throw new OperatorRefusal(
      `${one.id} would give back ${returned} where ${mostBackBp.promotion} is the most, in hundredths of a percent`,
    );
  if (!isWeights(one.weights))
    throw new OperatorRefusal(
      `${one.id}: slot machines fill it by 100 at the most, other games by ${OTHER_GAME_PROMOTION_PERCENT}, lotto by ${LOTTO_PROMOTION_PERCENT}, lotto/yeekee by 0`,
    );
  if (one.turn === 'credit' && Object.keys(one.weights).some((of) => !isOfMachines(of)))
    throw new OperatorRefusal(`${one.id}: only slot machines count for turn by credit`);
  return row;
}

/** Refuses weights by which nobody could ever fill a promotion. Of games any name is taken: a provider may add one later. */
function requirePlayable(
  { id, weights }: Pick<Imported, 'id' | 'weights'>,
  kinds: ReadonlySet<string>,
): void {
  if (!Object.values(weights).some((percent) => percent > 0))
    throw new OperatorRefusal(`${id}: nothing fills it`);
  const unknown = Object.keys(weights).find((of) => !kinds.has(of) && !/^games\/[A-Za-z0-9._-]+$/.test(of));
  if (unknown !== undefined) throw new OperatorRefusal(`${id}: nobody plays ${unknown}`);
}

/** One file is imported at a time: two at once would each find a number free. */
const lock: Statement = {
  name: 'promotion_lock_offers',
  text: 'LOCK TABLE promotion_offer IN SHARE ROW EXCLUSIVE MODE',
};

/** Deposits and links name a promotion by its number, in whatever version: each has one of its own for ever. */
async function requireOwnNumbers(
  { orm }: Pick<Tx, 'orm'>,
  rows: readonly Pick<Imported, 'id' | 'number'>[],
): Promise<void> {
  const known = await orm
    .select({ id: promotionOffer.id, number: promotionOffer.number })
    .from(promotionOffer);
  for (const { id, number } of rows) {
    const other = [...known, ...rows].find((one) => (one.id === id) !== (one.number === number));
    if (other) throw new OperatorRefusal(`${id} has the number ${number}, and ${other.id} ${other.number}`);
  }
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const now = call.services.clock.now();
  const kinds = wagerNamesOf(call.services);
  const rows = parseFile(Promotions, option(call, 'file')).map((one) => rowOf(one, now));
  for (const row of rows) {
    requirePlayable(row, kinds);
    if (row.startsAt) requireWithinYear(call, `${row.id}: starts_at`, row.startsAt);
  }
  await call.services.db.transact(async (tx) => {
    await tx.query(lock, []);
    await requireOwnNumbers(tx, rows);
    const made = await tx.orm.insert(promotionOffer).values(rows).onConflictDoNothing().returning();
    if (made.length < rows.length)
      throw new OperatorRefusal('This version or number of a promotion is there: terms are written once');
    await sealRows(tx, call.services, sealedOffers, made.map(offerKey));
  });
  return {
    code: 0,
    lines: rows.map(({ id, version }) => `${id} ${version}: closed, open it with promotions switch`),
  };
}

/** Puts promotions in place, closed. */
export const importPromotions: OpsCommand = {
  name: 'promotions import',
  summary: 'Put promotions of a JSON file in place, closed; their terms are written once',
  changes: true,
  options: { file: { ...needs('FILE'), file: true, example: { about: ABOUT, json: example } } },
  run,
};
