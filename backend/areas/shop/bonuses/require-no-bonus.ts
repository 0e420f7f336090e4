import type { Tx } from '#backend/core/db/database.ts';
import { findRunningBonus } from '#backend/core/turnover/find-running-bonus.ts';
import { Refusal } from '#backend/refusal.ts';
import { shopRefusals } from '#contract/shop-refusal.ts';
import type { RewardKind } from '#rules/shop/reward.ts';

/** Refuses 4966 a bonus while another one runs for the member. */
export async function requireNoBonus(
  db: Pick<Tx, 'query'>,
  memberId: string,
  { kind }: { readonly kind: RewardKind },
): Promise<void> {
  const running = kind === 'bonus' ? await findRunningBonus(db, memberId) : undefined;
  if (!running) return;
  const { of, expiresAt } = running;
  throw new Refusal('SHOP_BONUS_RUNNING', shopRefusals.bonusRunning(of, expiresAt), {
    until: expiresAt.toISOString(),
  });
}
