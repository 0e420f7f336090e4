import { and, asc, eq, inArray } from 'drizzle-orm';
import { SHOP_SCOPE } from '#backend/areas/shop/orders/give-reward.ts';
import { shopAddress, shopOrder } from '#backend/areas/shop/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { type NewMessage, sendMessages } from '#backend/core/inbox/send-messages.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { SOME_ENDED } from '#rules/inbox/refused-order.ts';
import { addressLines, maskParcel } from '#rules/shop/address.ts';
import { carriers, type OrderState, refusalReasons } from '#rules/shop/reward.ts';

type Order = typeof shopOrder.$inferSelect;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function orderId(call: OpsCall): string {
  const id = option(call, 'order').toLowerCase();
  if (!UUID.test(id)) throw new OperatorRefusal(`--order is the id of an order: ${id}`);
  return id;
}

/** Holds an order that is in one of these states. */
async function hold(tx: Tx, call: OpsCall, ...from: readonly OrderState[]): Promise<Order> {
  const id = orderId(call);
  const mine = and(eq(shopOrder.id, id), eq(shopOrder.agentId, call.services.agentId));
  const [order] = await tx.orm.select().from(shopOrder).where(mine).for('update');
  if (!order) throw new OperatorRefusal(`There is no order ${id}`);
  if (order.kind !== 'goods') throw new OperatorRefusal(`${id} is nothing that is sent`);
  if (!from.includes(order.state)) throw new OperatorRefusal(`${id} is ${order.state}`);
  return order;
}

function oneOf<Word extends string>(call: OpsCall, name: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === option(call, name));
  if (!word) throw new OperatorRefusal(`--${name} is one of ${words.join(', ')}`);
  return word;
}

/** Tells the member what became of an order. */
function tell(
  tx: Tx,
  { id, memberId }: Order,
  facts: NonNullable<NewMessage['facts']>,
  at: Date,
): Promise<void> {
  return sendMessages(tx, [{ memberId, kind: 'order', about: id, at, facts }]);
}

async function send(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const carrier = oneOf(call, 'carrier', carriers);
  const tracking = option(call, 'tracking').replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]{6,30}$/.test(tracking))
    throw new OperatorRefusal('--tracking is 6 to 30 letters A to Z and digits');
  const id = await services.db.transact(async (tx) => {
    const order = await hold(tx, call, 'new');
    const sent = { state: 'sent' as const, carrier, tracking, sentAt: services.clock.now() };
    await tx.orm
      .update(shopOrder)
      .set({ ...sent, sentBy: services.actId })
      .where(eq(shopOrder.id, order.id));
    await noteChange(tx, services, 'shop', `send:${order.id}`);
    await tell(tx, order, { outcome: 'sent' }, sent.sentAt);
    return order.id;
  });
  return { code: 0, lines: [`${id}: sent, ${carrier} ${tracking}`] };
}

async function deliver(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const id = await services.db.transact(async (tx) => {
    const order = await hold(tx, call, 'sent');
    const end = { state: 'delivered' as const, endedAt: services.clock.now(), endedBy: services.actId };
    await tx.orm.update(shopOrder).set(end).where(eq(shopOrder.id, order.id));
    await noteChange(tx, services, 'shop', `deliver:${order.id}`);
    return order.id;
  });
  return { code: 0, lines: [`${id}: delivered; its address is deleted in 90 days`] };
}

/** What came back of an order's points, in words: those that have ended cannot be spent any more. */
function backInWords({ points }: Order, usable: number): string {
  if (usable === points) return `${points} points given back`;
  const ended = `${points - usable} of its points have ended and cannot be spent`;
  return `${usable} points given back that can be spent, ${ended}`;
}

async function refuse(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const reason = oneOf(call, 'reason', refusalReasons);
  const { order, usable } = await services.db.transact(async (tx) => {
    const held = await hold(tx, call, 'new', 'sent');
    const { id: key, agentId, memberId } = held;
    const at = services.clock.now();
    const end = { state: 'refused' as const, reason, endedAt: at, endedBy: services.actId };
    await tx.orm.update(shopOrder).set(end).where(eq(shopOrder.id, key));
    await noteChange(tx, services, 'shop', `refuse:${key}`);
    const back = { agentId, memberId, scope: SHOP_SCOPE, key, at };
    const refunded = await services.ports.refundPoints(services, tx, back);
    if (refunded.outcome !== 'done')
      throw new Error(`Points of order ${key} are not given back: ${refunded.outcome}`);
    const { usable: count } = refunded;
    const some = count < held.points ? { name: SOME_ENDED } : {};
    await tell(tx, held, { outcome: 'refused', count, ...some }, at);
    return { order: held, usable: count };
  });
  const more = 'a thing that can be sold again is added with shop stock';
  return { code: 0, lines: [`${order.id}: refused, ${backInWords(order, usable)}; ${more}`] };
}

async function list({ services }: OpsCall): Promise<OpsAnswer> {
  const rows = await services.db.orm
    .select({ order: shopOrder, address: shopAddress })
    .from(shopOrder)
    .leftJoin(shopAddress, eq(shopAddress.orderId, shopOrder.id))
    .where(and(eq(shopOrder.agentId, services.agentId), inArray(shopOrder.state, ['new', 'sent'])))
    .orderBy(asc(shopOrder.at), asc(shopOrder.id));
  const lines = rows.map(({ order: { id, rewardId, state, at }, address }) => {
    const to = address ? maskParcel(address) : 'no address';
    return `${id}: ${state}, ${rewardId}, ${bangkokMoment(at)}, ${to}`;
  });
  return { code: 0, lines: lines.length > 0 ? lines : ['Nothing is to be sent'] };
}

async function showAddress(call: OpsCall): Promise<OpsAnswer> {
  const id = orderId(call);
  const mine = and(eq(shopAddress.orderId, id), eq(shopOrder.agentId, call.services.agentId));
  const [found] = await call.services.db.orm
    .select({ address: shopAddress })
    .from(shopAddress)
    .innerJoin(shopOrder, eq(shopOrder.id, shopAddress.orderId))
    .where(mine);
  if (!found) throw new OperatorRefusal(`Order ${id} has no address`);
  return { code: 0, lines: addressLines(found.address) };
}

const order = needs('ID');

/** What becomes of things that members redeemed. */
export const orderCommands: readonly OpsCommand[] = [
  {
    name: 'shop send',
    summary: 'Say that an order is on its way, with the number of its parcel',
    changes: true,
    options: { order, carrier: needs(carriers.join('|')), tracking: needs('NUMBER') },
    run: send,
  },
  {
    name: 'shop deliver',
    summary: 'Say that a parcel arrived; the address is deleted 90 days later',
    changes: true,
    options: { order },
    run: deliver,
  },
  {
    name: 'shop refuse',
    summary: 'Refuse an order that is not sent or came back; its points return to where they came from',
    changes: true,
    needsReason: true,
    options: { order, reason: needs(refusalReasons.join('|')) },
    run: refuse,
  },
  {
    name: 'shop orders',
    summary: 'Orders that are to be sent or on their way, oldest first',
    changes: false,
    options: {},
    run: list,
  },
  {
    name: 'shop address',
    summary: 'The whole address of one order, for its parcel; that it was read is kept',
    changes: false,
    ofMembers: true,
    options: { order },
    run: showAddress,
  },
];
