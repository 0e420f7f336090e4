import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import example from '#backend/areas/shop/ops/example.json' with { type: 'json' };
import { MOST_LIMIT_DAYS } from '#backend/areas/shop/rewards/read-rewards.ts';
import { shopReward, shopStock, shopTerms } from '#backend/areas/shop/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { fileLine, parseFile } from '#backend/core/ops/parse-file.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { rewardArts, rewardKinds, shopCategories } from '#rules/shop/reward.ts';
import { leastPoints } from '#rules/shop/reward-worth.ts';

const ABOUT = 'a list of rewards; amount is satang of money or of what a thing is worth, else how many spins';

const MOST_SATANG = 10_000_000;
const MOST_TARGET_SATANG = 1_000_000_000;
const MOST_STOCK = 100_000;

/** As a file has it; `amount` is satang of money, what a thing is worth in satang, else how many spins. */
const RewardFile = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,64}$/),
      category: z.enum(shopCategories),
      art: z.enum(rewardArts),
      position: z.int().min(0).max(10_000),
      kind: z.enum(rewardKinds),
      title: fileLine(80),
      detail: z.literal('').or(fileLine(300)),
      points: z.int().min(1).max(10_000_000),
      amount: z.int().min(1).max(MOST_SATANG),
      /** Of spins, how long they can be used, and of a bonus, how long it can be played for. */
      valid_days: z.int().min(1).max(366).nullable(),
      /** Satang that are to be played for a bonus. */
      target: z.int().min(1).max(MOST_TARGET_SATANG).nullable().default(null),
      limit: z
        .strictObject({ times: z.int().min(1).max(1_000), days: z.int().min(1).max(MOST_LIMIT_DAYS) })
        .nullable(),
      /** Of a new reward; later ones are added with `shop stock`. Null for as many as are wanted. */
      stock: z.int().min(0).max(MOST_STOCK).nullable(),
    }),
  )
  .min(1)
  .max(200);
type FileRow = z.infer<typeof RewardFile>[number];

/** Throws `OperatorRefusal` for a reward that cannot be, or that would make a point worth more than it may be. */
function requireFair({ id, kind, amount, points, valid_days: days, target, stock }: FileRow): void {
  if ((kind === 'spin' || kind === 'bonus') !== (days !== null))
    throw new OperatorRefusal(`${id}: spins and bonuses, and they alone, have valid_days`);
  if ((kind === 'bonus') !== (target !== null))
    throw new OperatorRefusal(`${id}: bonuses, and they alone, have a target`);
  if (kind === 'goods' && stock === null) throw new OperatorRefusal(`${id}: a thing has a stock`);
  const least = leastPoints({ kind, amount: BigInt(amount) });
  if (BigInt(points) < least)
    throw new OperatorRefusal(
      `${id}: for ${points} points it is sold for less than it is worth; ${least} is the least`,
    );
}

const termsOf = ({ kind, title, detail, points, amount, valid_days: validDays, target, limit }: FileRow) => ({
  ...{ kind, title, detail, points, amount: BigInt(amount), validDays },
  targetSatang: target === null ? null : BigInt(target),
  ...{ limitTimes: limit?.times ?? null, limitDays: limit?.days ?? null },
});
type Terms = ReturnType<typeof termsOf>;

const isSame = (one: Terms, two: Terms) =>
  one.kind === two.kind &&
  one.title === two.title &&
  one.detail === two.detail &&
  one.points === two.points &&
  one.amount === two.amount &&
  one.validDays === two.validDays &&
  one.targetSatang === two.targetSatang &&
  one.limitTimes === two.limitTimes &&
  one.limitDays === two.limitDays;

async function putOne(tx: Tx, { services }: OpsCall, row: FileRow): Promise<string> {
  const { id, category, art, position, stock } = row;
  const [before] = await tx.orm.select().from(shopReward).where(eq(shopReward.id, id)).for('update');
  const version = (before?.version ?? 0) + 1;
  const terms = termsOf(row);
  const made = { madeAt: services.clock.now(), madeBy: services.actId };
  const look = { category, art, position };
  if (before) {
    await tx.orm.update(shopReward).set(look).where(eq(shopReward.id, id));
    const old = await tx.orm.select().from(shopTerms).where(eq(shopTerms.rewardId, id));
    const now = old.find((one) => one.version === before.version);
    if (now && isSame(now, terms)) return `${id}: as it was, version ${before.version}`;
    if (now && (before.stock === null) !== (stock === null))
      throw new OperatorRefusal(`${id}: a reward with a stock keeps one, and one without has none`);
    await tx.orm.update(shopReward).set({ version }).where(eq(shopReward.id, id));
  } else {
    await tx.orm.insert(shopReward).values({ id, ...look, status: 'closed', version, stock });
  }
  await tx.orm.insert(shopTerms).values({ rewardId: id, version, ...terms, ...made });
  const facts = [
    'terms',
    id,
    version,
    terms.kind,
    terms.points,
    terms.amount,
    terms.targetSatang ?? [],
  ].flat();
  await noteChange(tx, services, 'shop', facts.join(':'));
  if (before || stock === null) return `${id}: version ${version}, ${terms.points} points`;
  const came = { id: services.random.uuid(), rewardId: id, change: stock, at: made.madeAt };
  await tx.orm.insert(shopStock).values({ ...came, madeBy: services.actId });
  await noteChange(tx, services, 'shop', `stock:${id}:${stock}`);
  return `${id}: new and closed, ${terms.points} points, ${stock} of them; open it with shop switch`;
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const rows = parseFile(RewardFile, option(call, 'file'));
  for (const row of rows) requireFair(row);
  const ids = rows.map(({ id }) => id).toSorted();
  if (new Set(ids).size < ids.length) throw new OperatorRefusal('A reward stands twice in the file');
  const lines = await call.services.db.transact(async (tx) => {
    // Held in one order, so that two imports at once wait for each other.
    await tx.orm
      .select({ id: shopReward.id })
      .from(shopReward)
      .where(inArray(shopReward.id, ids))
      .orderBy(shopReward.id)
      .for('update');
    const said: string[] = [];
    for (const row of rows) said.push(await putOne(tx, call, row));
    return said;
  });
  return { code: 0, lines };
}

/** Puts rewards in place, new ones closed; other terms of one that is there are its next version. */
export const importRewards: OpsCommand = {
  name: 'shop import',
  summary:
    'Put rewards of a JSON file in place, new ones closed; one that is sold for less than it is worth is refused',
  changes: true,
  needsReason: true,
  options: { file: { ...needs('FILE'), file: true, example: { about: ABOUT, json: example } } },
  run,
};
