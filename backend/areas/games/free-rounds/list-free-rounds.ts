import { findUsable } from '#backend/core/entitlements/find-usable.ts';
import type { Ctx } from '#backend/ctx.ts';
import { freeRoundKind, freeRoundOf } from '#rules/games/free-rounds.ts';
import { toBaht } from '#rules/money/baht.ts';

/** Free rounds of one game that a member has, by stake, soonest end first. */
export async function freeRoundsOf(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { memberId, providerId, gameId }: Readonly<Record<'memberId' | 'providerId' | 'gameId', string>>,
) {
  const prefix = freeRoundKind({ providerId, gameId, stakeSatang: 0n }).slice(0, -1);
  const usable = await findUsable(ctx.db, memberId, prefix, ctx.now());
  return usable.flatMap(({ kind, left, endsAt }) => {
    const of = freeRoundOf(kind);
    return of ? [{ stake: toBaht(of.stakeSatang), left, ends_at: endsAt?.toISOString() ?? null }] : [];
  });
}
