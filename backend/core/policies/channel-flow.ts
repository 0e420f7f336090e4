import type { Tx } from '#backend/core/db/database.ts';

/** A time from an instant, included, to another, not included. */
export interface Span {
  readonly from: Date;
  readonly before: Date;
}

/** What the documents of payments say came in or went out through a channel. */
export interface ChannelFlow {
  readonly direction: 'in' | 'out';
  readonly channelId: number;
  readonly count: bigint;
  readonly satang: bigint;
}

/** What the documents of an agent's payments say of a time, by direction and channel. */
export type FindChannelFlows = (
  db: Pick<Tx, 'query'>,
  span: Span,
  agentId: number,
) => Promise<readonly ChannelFlow[]>;
