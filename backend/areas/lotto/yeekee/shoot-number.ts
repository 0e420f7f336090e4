import { lottoLimits } from '#backend/areas/lotto/limits.ts';
import {
  addShot,
  type HeldShooting,
  lockShooting,
  type OwnShot,
  ownShots,
} from '#backend/areas/lotto/yeekee/shots.ts';
import { shotsOfMember } from '#backend/areas/lotto/yeekee/shots-of-member.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import type { lotto } from '#contract/lotto.ts';
import { linkOf } from '#rules/lotto/yeekee/chain.ts';
import { showsReceipt } from '#rules/lotto/yeekee/receipt.ts';
import { shootingTimes } from '#rules/lotto/yeekee/schedule.ts';

/**
 * Shoots a number into a round and answers its position, its link of the chain (where it may be told yet) and when the member may
 * shoot again. The same key with the same number answers the first shot. Refuses 4201 where the round takes no shots now, 4202 before the
 * cooldown is over, 4111 for another number under a used key; 404 for what is no Yeekee round. Locks the round's shots.
 */
export const shootNumber: Verb<typeof lotto.shootNumber> = async ({ ctx, input }) => {
  const { round_id: roundId, number, idempotency_key: key } = input;
  const { memberId } = ctx;
  await requireLimits(ctx.db, ctx.now(), [
    { limit: lottoLimits.shotOfMember, subject: memberId },
    { limit: lottoLimits.shotFromAddress, subject: ctx.address },
  ]);
  return ctx.db.transact(async (tx) => {
    await shotsOfMember.begin(tx, memberId);
    const held = await lockShooting(tx, roundId, ctx.agentId);
    if (!held) throw notFound();
    const { same, newest } = await ownShots(tx, { roundId, memberId, key });
    if (same) return earlierShot(same, number, held);
    // After the lock: whoever waited for it shoots when it is there.
    const shotAt = ctx.now();
    await refuseExcludedNow(tx, memberId, shotAt);
    if (!takesShots(held, shotAt)) throw new Refusal('SHOOT_CLOSED', 'รอบนี้ยังไม่เปิดหรือหมดเวลายิงเลขแล้ว');
    refuseTooSoon(newest, held, shotAt);
    const position = held.shotCount + 1;
    const receipt = await linkOf(nodeHashing, held.chainHead, { position, number });
    const shot = { roundId, position, memberId, number, receipt, shotAt, key };
    await addShot(tx, { ...shot, isFirstOfMember: newest === undefined });
    return present(shot, held);
  });
};

function takesShots({ status, closesAt, sealedAt }: HeldShooting, now: Date): boolean {
  const { opensAt, closesAt: until } = shootingTimes(closesAt);
  const isPlayed = status === 'open' || status === 'closed';
  return isPlayed && sealedAt === null && opensAt <= now && now <= until;
}

function refuseTooSoon(newest: OwnShot | undefined, { cooldownMs }: HeldShooting, now: Date): void {
  if (!newest) return;
  const nextMs = newest.shotAt.getTime() + cooldownMs;
  const waitMs = nextMs - now.getTime();
  if (waitMs <= 0) return;
  throw new Refusal('SHOOT_COOLDOWN', `ยิงครั้งถัดไปได้ในอีก ${Math.ceil(waitMs / 1_000)} วินาที`, {
    next_allowed_at: new Date(nextMs).toISOString(),
    retry_after: Math.ceil(waitMs / 1_000),
  });
}

type Shot = Pick<OwnShot, 'position' | 'receipt' | 'shotAt'>;

function present({ position, receipt, shotAt }: Shot, { cooldownMs, fairness, sealedAt }: HeldShooting) {
  const hasReceipt = showsReceipt({ fairness, isSealed: sealedAt !== null });
  return {
    position,
    receipt: hasReceipt ? receipt : null,
    next_allowed_at: new Date(shotAt.getTime() + cooldownMs).toISOString(),
  };
}

function earlierShot(shot: OwnShot, number: string, held: HeldShooting) {
  if (shot.number !== number)
    throw new Refusal('DUPLICATE_REQUEST', 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณายิงใหม่', {
      position: shot.position,
    });
  return present(shot, held);
}
