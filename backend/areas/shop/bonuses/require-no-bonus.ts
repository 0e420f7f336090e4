import type { Tx } from '#backend/core/db/database.ts';
import { findOpenGoal } from '#backend/core/turnover/find-goal.ts';
import { Refusal } from '#backend/refusal.ts';
import { shopRefusals } from '#contract/shop-refusal.ts';
import type { RewardKind } from '#rules/shop/reward.ts';

/** Refuses 4966 a bonus while one of the shop or of a coupon runs for the member: one stake never brings two. */
export async function requireNoBonus(
  db: Pick<Tx, 'query'>,
  memberId: string,
  { kind }: { readonly kind: RewardKind },
): Promise<void> {
  if (kind !== 'bonus') return;
  for (const area of ['shop', 'coupon'] as const) {
    const running = await findOpenGoal(db, memberId, area);
    if (!running) continue;
    const { expiresAt } = running;
    throw new Refusal('SHOP_BONUS_RUNNING', shopRefusals.bonusRunning(area, expiresAt), {
      until: expiresAt.toISOString(),
    });
  }
}
