import { writeProtectionAct } from '#backend/areas/protection/write-protection-act.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { excludeMember } from '#backend/core/session/exclude-member.ts';
import { lockProvedMember } from '#backend/core/session/lock-proved-member.ts';
import type { protection } from '#contract/protection.ts';
import { exclusionFrom } from '#rules/protection/exclusion.ts';

/**
 * Begins a time-out or a self-exclusion of the member, which nobody ends early: every session ends with it, this one too.
 * Answers the exclusion that holds, which is a former one where that lasts longer. Refuses 4008 and 4002 (password).
 */
export const excludeMyself: Verb<typeof protection.bar> = async ({ ctx, input: { length, password } }) => {
  const shown = await ctx.ports.askPassword(ctx, password);
  const { memberId } = ctx;
  const exclusion = await ctx.db.transact(async (tx) => {
    await lockProvedMember(tx, ctx, shown);
    const at = ctx.now();
    const asked = exclusionFrom(length, at);
    const held = await excludeMember(tx, memberId, asked, at);
    const act = { memberId, at, what: 'barred', length, until: asked.until } as const;
    await writeProtectionAct(tx, ctx, act);
    return held;
  });
  ctx.log.info({ requestId: ctx.requestId, memberId, length }, 'member barred themselves');
  return { kind: exclusion.kind, until: exclusion.until?.toISOString() ?? null };
};
