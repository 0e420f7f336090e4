import type { Statement } from '#backend/core/db/database.ts';
import type { CountUnsentOrders } from '#backend/core/policies/unsent-orders.ts';

const unsent: Statement = {
  name: 'shop_unsent_orders',
  text: `SELECT count(*)::int AS count FROM shop_order WHERE member_id = $1::uuid AND state = 'new'`,
};

/** Orders of a member that are still to be sent. */
export const countUnsentOrders: CountUnsentOrders = async (tx, memberId) => {
  const [row] = await tx.query<{ count: number }>(unsent, [memberId]);
  return row?.count ?? 0;
};
