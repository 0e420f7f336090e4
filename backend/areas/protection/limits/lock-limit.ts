import { and, eq } from 'drizzle-orm';
import { type protectionAct, protectionLimit } from '#backend/areas/protection/tables.ts';
import { writeProtectionAct } from '#backend/areas/protection/write-protection-act.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { guardWallet } from '#backend/core/policies/policy.ts';
import type { Services } from '#backend/services.ts';
import type { LimitWindow } from '#rules/protection/limit-window.ts';
import { type LimitKind, type MemberLimit, noLimit } from '#rules/protection/member-limit.ts';

/** Which limit, and whose. */
export interface LimitOf {
  readonly memberId: string;
  readonly kind: LimitKind;
  readonly window: LimitWindow;
}

type Act = Omit<typeof protectionAct.$inferInsert, 'id' | 'memberId' | 'kind' | 'window'>;

/** The limit that the member set. Until the commit nobody else changes a limit of the member, and no money of theirs moves. */
export async function lockLimit(tx: Tx, { memberId, kind, window }: LimitOf): Promise<MemberLimit> {
  await guardWallet(tx, memberId);
  const [row] = await tx.orm
    .select()
    .from(protectionLimit)
    .where(
      and(
        eq(protectionLimit.memberId, memberId),
        eq(protectionLimit.kind, kind),
        eq(protectionLimit.window, window),
        eq(protectionLimit.setBy, 'member'),
      ),
    );
  if (!row) return noLimit;
  const pending = row.askedAt ? { amount: row.askedAmount, askedAt: row.askedAt } : null;
  return { amount: row.amount, pending };
}

/** Writes a limit that the member holds, and what was done to it. */
export async function keepLimit(
  tx: Tx,
  by: Pick<Services, 'clock' | 'random'>,
  { memberId, kind, window }: LimitOf,
  { amount, pending }: MemberLimit,
  act: Act,
): Promise<void> {
  const setBy = act.what === 'by_operator' ? 'operator' : 'member';
  const values = { amount, askedAmount: pending?.amount ?? null, askedAt: pending?.askedAt ?? null };
  await tx.orm
    .insert(protectionLimit)
    .values({ memberId, kind, window, setBy, ...values })
    .onConflictDoUpdate({
      target: [protectionLimit.memberId, protectionLimit.kind, protectionLimit.window, protectionLimit.setBy],
      set: values,
    });
  await writeProtectionAct(tx, by, { ...act, memberId, kind, window });
}
