import type { Tx } from '#backend/core/db/database.ts';

/** How many things a member paid for that are still to be sent. Whoever holds the main wallet sees none come in between. */
export type CountUnsentOrders = (tx: Pick<Tx, 'query'>, memberId: string) => Promise<number>;
