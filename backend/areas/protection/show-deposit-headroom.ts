import { type Held, heldOf, sinceAll } from '#backend/areas/protection/limits/held-limits.ts';
import { readLimits } from '#backend/areas/protection/limits/read-limits.ts';
import { timeStop } from '#backend/areas/protection/limits/time-stop.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { DepositHeadroom, protection } from '#contract/protection.ts';
import { toBaht } from '#rules/money/baht.ts';
import { headroomOf, laterHeadroom } from '#rules/protection/headroom.ts';

/**
 * How much the member's limits let be deposited now, and from when on more: what the policies would say (docs/decisions/policies-and-limits.md), told
 * before it is asked for. Null for a member without limits of deposits or time, or with time left and no limit of deposits.
 */
export const showDepositHeadroom: Verb<typeof protection.depositRoom> = async ({ ctx }) => {
  const now = ctx.now();
  const { limits } = await readLimits(ctx.db, ctx.memberId, now);
  const [deposits, times] = [heldOf(limits, 'deposit'), heldOf(limits, 'time')];
  const stop = times.length > 0 ? await timeStop(ctx.db, { memberId: ctx.memberId, at: now }, times) : null;
  const headroom = deposits.length > 0 ? await headroomBy(ctx, deposits, now) : null;
  if (!stop) return headroom;
  const later = stop.resetsAt;
  if (!later) return { why: 'time', left: 0, frees: [] };
  const left = headroom
    ? (headroom.frees.findLast(({ at }) => Date.parse(at) <= +later)?.left ?? headroom.left)
    : null;
  const rest = headroom ? headroom.frees.filter(({ at }) => Date.parse(at) > +later) : [];
  return { why: 'time', left: 0, frees: [{ at: later.toISOString(), left }, ...rest] };
};

async function headroomBy(ctx: MemberCtx, limits: readonly Held[], now: Date): Promise<DepositHeadroom> {
  const counted = await ctx.ports.moneyIn(ctx.db, ctx.memberId, { since: sinceAll(limits, now), now });
  return {
    why: 'deposit',
    left: toBaht(headroomOf(limits, counted, now) ?? 0n),
    frees: laterHeadroom(limits, counted, now).map(({ at, left }) => ({
      at: at.toISOString(),
      left: toBaht(left),
    })),
  };
}
