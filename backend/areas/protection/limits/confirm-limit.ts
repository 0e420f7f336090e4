import { keepLimit, lockLimit } from '#backend/areas/protection/limits/lock-limit.ts';
import { presentOne } from '#backend/areas/protection/limits/present.ts';
import { amountOf } from '#backend/areas/protection/limits/set-limit.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import { Refusal } from '#backend/refusal.ts';
import type { protection } from '#contract/protection.ts';
import { confirmRefusal } from '#contract/protection-refusal.ts';
import { confirmableFrom, confirmRaise } from '#rules/protection/member-limit.ts';

/**
 * Confirms the looser limit that waits, which holds from then on; one that holds already is answered. Refuses 4411 with
 * `confirm_from` in the first 24 hours, 4412 when none of this amount waits or 7 days are over, 4404 and 4405 whoever is excluded by then.
 */
export const confirmLimit: Verb<typeof protection.confirmLimit> = async ({ ctx, input }) => {
  const { kind, window } = input;
  const limit = { memberId: ctx.memberId, kind, window };
  const amount = amountOf(kind, input.amount);
  await ctx.db.transact(async (tx) => {
    const held = await lockLimit(tx, limit);
    const at = ctx.now();
    await refuseExcludedNow(tx, ctx.memberId, at);
    if (!held.pending && held.amount === amount) return;
    const next = held.pending?.amount === amount ? confirmRaise(held, at) : 'none';
    if (typeof next === 'string') {
      const from = held.pending && confirmableFrom(held.pending);
      const { name, message, facts } = confirmRefusal(next, from);
      throw new Refusal(name, message, facts);
    }
    await keepLimit(tx, ctx, limit, next, { at, what: 'confirmed', amount });
  });
  return presentOne(ctx, limit);
};
