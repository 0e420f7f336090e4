import { type ClosingRound, typeClose } from '#rules/lotto/kinds/type-close.ts';

/** A round whose price list offers a type or not. */
interface Offered {
  readonly type: string;
  readonly enabled: boolean;
}

/** Whether a round takes a type now, and until when where that is before the round closes. */
export function presentTypeClose(
  round: ClosingRound,
  { type, enabled }: Offered,
  now: Date,
): { enabled: boolean; closes_at?: string } {
  const closesAt = typeClose(round, type);
  if (closesAt >= round.closesAt) return { enabled };
  return { enabled: enabled && now <= closesAt, closes_at: closesAt.toISOString() };
}
