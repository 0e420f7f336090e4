import { and, eq } from 'drizzle-orm';
import { keepLimit, type LimitOf, lockLimit } from '#backend/areas/protection/limits/lock-limit.ts';
import { presentOne } from '#backend/areas/protection/limits/present.ts';
import { protectionAct } from '#backend/areas/protection/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { Refusal } from '#backend/refusal.ts';
import type { protection } from '#contract/protection.ts';
import { toSatang } from '#rules/money/baht.ts';
import { askLimit, type LimitKind } from '#rules/protection/member-limit.ts';

/** Satang, of `time` minutes. */
export function amountOf(kind: LimitKind, amount: number | null): bigint | null {
  if (amount === null) return null;
  return kind === 'time' ? BigInt(amount) : toSatang(amount);
}

/**
 * Asks for a limit: one that is not looser holds when this answers, a looser one (null is none at all) waits for
 * `confirmLimit`. Either takes the place of one that waited. The same key with the same limit does it once; refuses 4111
 * when the key asked for another.
 */
export const setLimit: Verb<typeof protection.setLimit> = async ({ ctx, input }) => {
  const { kind, window, idempotency_key: idempotencyKey } = input;
  const limit = { memberId: ctx.memberId, kind, window };
  const amount = amountOf(kind, input.amount);
  await ctx.db.transact(async (tx) => {
    const held = await lockLimit(tx, limit);
    if (await isDone(tx, limit, amount, idempotencyKey)) return;
    const at = ctx.now();
    const next = askLimit(held, amount, at);
    const what = next.pending ? 'asked' : 'set';
    await keepLimit(tx, ctx, limit, next, { at, what, amount, idempotencyKey });
  });
  return presentOne(ctx, limit);
};

/** True when the key asked for this limit before. */
async function isDone(
  tx: Tx,
  { memberId, kind, window }: LimitOf,
  amount: bigint | null,
  key: string,
): Promise<boolean> {
  const [act] = await tx.orm
    .select()
    .from(protectionAct)
    .where(and(eq(protectionAct.memberId, memberId), eq(protectionAct.idempotencyKey, key)));
  if (!act) return false;
  if (act.kind === kind && act.window === window && act.amount === amount) return true;
  throw new Refusal('DUPLICATE_REQUEST', 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
}
