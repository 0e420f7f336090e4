import { findOrder, presentOrder, readOrders } from '#backend/areas/shop/orders/read-orders.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { findOnceDone } from '#backend/core/ledger/find-once-done.ts';
import type { shop } from '#contract/shop.ts';

/** The member's orders, newest first, or the one of a key. */
export const listOrders: Verb<typeof shop.history> = async ({ ctx, input }) => {
  const { before, idempotency_key: key } = input;
  if (key !== undefined) {
    const row = await findOnceDone(ctx, (db) => findOrder(db, ctx.memberId, key));
    return { rows: row ? [presentOrder(row)] : [], before: null };
  }
  const { orders, isMore } = await readOrders(ctx.db, ctx.memberId, before);
  return { rows: orders.map(presentOrder), before: isMore ? (orders.at(-1)?.id ?? null) : null };
};
