import { fieldOf } from '#stores/stored.ts';

/** A withdrawal that was sent and has no known outcome. The password is in none of this. */
export interface WithdrawIntent {
  readonly amount: number;
  /** What was shown to go of a bonus with it, in baht. */
  readonly goes: number;
  readonly idempotencyKey: string;
}

/** What a member is doing on the withdraw page, kept by this tab until it is known what became of it. */
export interface WithdrawDraft {
  readonly memberId: string;
  /** Amount as typed. */
  readonly typed: string;
  readonly intent: WithdrawIntent | null;
}

/** A member's draft with a change; what another member left is dropped. */
export function changedWithdrawal(
  draft: WithdrawDraft | null,
  memberId: string,
  change: Partial<WithdrawDraft>,
): WithdrawDraft {
  const own = draft?.memberId === memberId ? draft : { typed: '', intent: null };
  return { ...own, ...change, memberId };
}

/** What the session has of a withdrawal, when it has the shape of this version. Only its page looks at it, so it is no weight on others. */
export function readWithdrawal(draft: unknown): WithdrawDraft | null {
  const [memberId, typed] = [fieldOf(draft, 'memberId'), fieldOf(draft, 'typed')];
  if (typeof memberId !== 'string' || typeof typed !== 'string') return null;
  const [amount, goes, idempotencyKey] = ['amount', 'goes', 'idempotencyKey'].map((name) =>
    fieldOf(fieldOf(draft, 'intent'), name),
  );
  const isWhole = typeof amount === 'number' && typeof idempotencyKey === 'string';
  // One from before limits of bonuses were shown says nothing of it.
  const shown = typeof goes === 'number' ? goes : 0;
  return { memberId, typed, intent: isWhole ? { amount, goes: shown, idempotencyKey } : null };
}
