import { asc, eq } from 'drizzle-orm';
import { shopReward, shopStock, shopTerms } from '#backend/areas/shop/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option, typedOption } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

async function hold(tx: Tx, call: OpsCall) {
  const id = option(call, 'reward');
  const [reward] = await tx.orm.select().from(shopReward).where(eq(shopReward.id, id)).for('update');
  if (!reward) throw new OperatorRefusal(`There is no reward ${id}`);
  return reward;
}

async function changeStock(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const text = typedOption(call, 'change');
  const change = Number(text);
  if (!/^[+-]?\d{1,6}$/.test(text) || change === 0)
    throw new OperatorRefusal(`--change is a whole number as +10 or -2: ${text}`);
  const line = await services.db.transact(async (tx) => {
    const { id, stock } = await hold(tx, call);
    if (stock === null) throw new OperatorRefusal(`${id} has no stock: there are as many as are wanted`);
    const left = stock + change;
    if (left < 0) throw new OperatorRefusal(`${id} has ${stock} left`);
    await tx.orm.update(shopReward).set({ stock: left }).where(eq(shopReward.id, id));
    const came = { id: services.random.uuid(), rewardId: id, change, at: services.clock.now() };
    await tx.orm.insert(shopStock).values({ ...came, madeBy: services.actId });
    await noteChange(tx, services, 'shop', `stock:${id}:${change}`);
    return `${id}: ${left} left`;
  });
  return { code: 0, lines: [line] };
}

async function switchReward(call: OpsCall): Promise<OpsAnswer> {
  const to = option(call, 'to');
  if (to !== 'open' && to !== 'closed') throw new OperatorRefusal('--to is open or closed');
  const id = await call.services.db.transact(async (tx) => {
    const reward = await hold(tx, call);
    await tx.orm.update(shopReward).set({ status: to }).where(eq(shopReward.id, reward.id));
    await noteChange(tx, call.services, 'shop', `switch:${reward.id}:${to}`);
    return reward.id;
  });
  return { code: 0, lines: [`${id}: ${to}`] };
}

async function list({ services }: OpsCall): Promise<OpsAnswer> {
  const rows = await services.db.orm
    .select({ reward: shopReward, terms: shopTerms })
    .from(shopReward)
    .innerJoin(shopTerms, eq(shopTerms.rewardId, shopReward.id))
    .orderBy(asc(shopReward.position), asc(shopReward.id));
  const now = rows.filter(({ reward, terms }) => reward.version === terms.version);
  const lines = now.map(({ reward: { id, status, stock, version }, terms: { points } }) => {
    const left = stock === null ? 'as many as are wanted' : `${stock} left`;
    return `${id}: ${status}, version ${version}, ${points} points, ${left}`;
  });
  return { code: 0, lines };
}

/** Stock of rewards, and which are open. */
export const stockCommands: readonly OpsCommand[] = [
  {
    name: 'shop stock',
    summary: 'Add to the stock of a reward, or take from it what was lost',
    changes: true,
    needsReason: true,
    options: { reward: needs('ID'), change: needs('+COUNT|-COUNT') },
    run: changeStock,
  },
  {
    name: 'shop switch',
    summary: 'Open a reward for members, or close it; orders stay',
    changes: true,
    options: { reward: needs('ID'), to: needs('open|closed') },
    run: switchReward,
  },
  {
    name: 'shop list',
    summary: 'Rewards with their price and stock',
    changes: false,
    options: {},
    run: list,
  },
];
