import { keepLimit, lockLimit } from '#backend/areas/protection/limits/lock-limit.ts';
import { presentOne } from '#backend/areas/protection/limits/present.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { protection } from '#contract/protection.ts';

/** Takes back the looser limit that waits; the one that holds stays. Without one it does nothing. */
export const cancelRaise: Verb<typeof protection.cancelRaise> = async ({ ctx, input: { kind, window } }) => {
  const limit = { memberId: ctx.memberId, kind, window };
  await ctx.db.transact(async (tx) => {
    const held = await lockLimit(tx, limit);
    if (!held.pending) return;
    const act = { at: ctx.now(), what: 'cancelled', amount: held.pending.amount } as const;
    await keepLimit(tx, ctx, limit, { ...held, pending: null }, act);
  });
  return presentOne(ctx, limit);
};
