import { readPoints } from '#backend/areas/quests/points/read-points.ts';
import { presentPrize } from '#backend/areas/quests/quests/present-quests.ts';
import { questTransfers } from '#backend/areas/quests/quests/quest-transfers.ts';
import { findRunning, type QuestProgress, withProgress } from '#backend/areas/quests/quests/read-quests.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { grantEntitlement } from '#backend/core/entitlements/grant-entitlement.ts';
import { SPIN_KIND } from '#backend/core/entitlements/shared-kinds.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit, lockAccounts } from '#backend/core/ledger/credit.ts';
import { requestHash as hashOf } from '#backend/core/ledger/request-hash.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import type { Quest, quests } from '#contract/quests.ts';

const DAY_MS = 86_400_000;

const find: Statement = {
  name: 'quests_find_redemption',
  text: `
    SELECT redemption.prize_kind AS "prizeKind", redemption.prize_amount AS "prizeAmount", quest.prize_days AS "prizeDays"
    FROM quest_redemption redemption JOIN quest ON quest.id = quest_id
    WHERE member_id = $1::uuid AND quest_id = $2::text AND redemption.period = $3::date`,
};
const insert: Statement = {
  name: 'quests_redeem',
  text: `
    INSERT INTO quest_redemption (member_id, quest_id, period, prize_kind, prize_amount, at)
    VALUES ($1::uuid, $2::text, $3::date, $4::text, $5::int, $6::timestamptz)`,
};
/** Held until the commit: the quest is closed before or after, and whoever closes it sees the prize that was taken. */
const hold: Statement = {
  name: 'quests_hold',
  text: 'SELECT id FROM quest WHERE id = $1::text FOR SHARE',
};

async function pay(ctx: MemberCtx, tx: Tx, { prizeAmount }: QuestProgress, key: string, at: Date) {
  const { memberId, agentId, random } = ctx;
  const kind = questTransfers.credit;
  const fromAccount = await houseAccount(ctx.db, tx.orm, agentId, kind.from[0]);
  const satang = BigInt(prizeAmount);
  const requestHash = hashOf([memberId, satang]);
  const one = { transferId: random.uuid(), key, requestHash, reference: key, memberId, satang };
  await credit(tx, { kind, at, fromAccount, credits: [one] });
}

async function givePrize(ctx: MemberCtx, tx: Tx, quest: QuestProgress, at: Date): Promise<void> {
  const { memberId, agentId } = ctx;
  const endsAt = new Date(at.getTime() + quest.prizeDays * DAY_MS);
  const key = `${quest.id}:${quest.period}:${memberId}`;
  const of = { agentId, memberId, scope: 'quests.redeem', key, endsAt, at };
  const reason = quest.kind === 'event' ? 'event' : 'quest';
  if (quest.prizeKind === 'credit') return pay(ctx, tx, quest, key, at);
  if (quest.prizeKind === 'point') {
    await ctx.ports.givePoints(ctx, tx, { ...of, points: quest.prizeAmount, reason });
    return;
  }
  await grantEntitlement(tx, {
    ...of,
    ...{ lotId: ctx.random.uuid(), actId: ctx.random.uuid(), kind: SPIN_KIND, amount: quest.prizeAmount },
    ...{ reference: `${reason}:${key}`, requestHash: hashOf([memberId, quest.prizeAmount]) },
  });
}

async function redeemNow(ctx: MemberCtx, tx: Tx, questId: string, period: string): Promise<Quest['prize']> {
  // Two presses at once wait here, so the later one finds what the first did.
  await lockAccounts(tx, [ctx.memberId], 'main');
  const [before] = await tx.query<Parameters<typeof presentPrize>[0]>(find, [ctx.memberId, questId, period]);
  if (before) return presentPrize(before);
  // Who is excluded while the press is on its way takes nothing.
  await refuseExcludedNow(tx, ctx.memberId, ctx.now());
  if ((await tx.query(hold, [questId])).length === 0) throw notFound();
  // One instant for the prize and what it is given for: the audit holds them against each other.
  const at = ctx.now();
  const running = await findRunning(tx, at);
  const [quest] = await withProgress(
    tx,
    ctx.memberId,
    running.filter(({ id }) => id === questId),
  );
  if (!quest || quest.period !== period)
    throw new Refusal('QUEST_OVER', 'ภารกิจรอบนี้จบแล้ว รับรางวัลไม่ได้', { period: quest?.period ?? null });
  if (!quest.isDone) throw new Refusal('QUEST_NOT_DONE', 'ยังทำภารกิจไม่ครบ รับรางวัลยังไม่ได้');
  await tx.query(insert, [ctx.memberId, questId, period, quest.prizeKind, quest.prizeAmount, at]);
  await givePrize(ctx, tx, quest, at);
  return presentPrize(quest);
}

/** Gives the prize of a quest that is done, once per period and in one transaction. Refuses 4801 and 4802. Locks the main wallet, then the quest. */
export const redeemQuest: Verb<typeof quests.redeem> = async ({ ctx, input }) => {
  const prize = await ctx.db.transact((tx) => redeemNow(ctx, tx, input.quest_id, input.period));
  const { point } = await readPoints(ctx);
  return { point, prize };
};
