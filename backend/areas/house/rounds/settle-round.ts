import { and, eq } from 'drizzle-orm';
import { askWallet, type WalletAnswer } from '#backend/areas/house/rounds/ask-wallet.ts';
import type { DrawnRound, HouseRoundRow } from '#backend/areas/house/rounds/draw-round.ts';
import { endSession, gameOver, type HouseSession } from '#backend/areas/house/sessions/find-session.ts';
import { houseRound, houseSession } from '#backend/areas/house/tables.ts';
import type { Ctx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';

type Settler = Pick<Ctx, 'db' | 'now' | 'settings' | 'accountKey' | 'clock' | 'log'>;

/** What the wallet or the play money holds after a round, in satang. */
export interface Settled {
  readonly round: HouseRoundRow;
  readonly balanceSatang: bigint;
}

type Drawn = Pick<DrawnRound, 'round' | 'repeated'>;

/**
 * Has a drawn round paid for and paid out, and ends it. Refuses what the wallet refuses; 4509 when the wallet does not answer: the
 * round stays pending, and is ended when it does.
 */
export async function settleRound(ctx: Settler, session: HouseSession, drawn: Drawn): Promise<Settled> {
  const { repeated } = drawn;
  const round = repeated ? await askAgain(ctx, drawn.round) : drawn.round;
  if (round.status === 'refused' || round.status === 'cancelled') throw finished(round);
  if (session.demoSatang !== null) return settleDemo(ctx, session, round);
  const answer = await askFor(ctx, session, round);
  if (answer.outcome === 'refused' && answer.refusal.reason === 'GAME_SESSION_OVER')
    await endSession(ctx, session);
  if (answer.outcome === 'refused' && (repeated || answer.wasTried))
    return endRefused(ctx, round, answer.refusal);
  return endAs(ctx, round, answer);
}

/** Marks a pending round as asked for again, before the wallet is asked. Answers the round as it is now: another press may have ended it. */
async function askAgain(ctx: Settler, round: HouseRoundRow): Promise<HouseRoundRow> {
  const [noted] = await ctx.db.orm
    .update(houseRound)
    .set({ isAskedAgain: true })
    .where(and(...isPending(round)))
    .returning();
  return noted ?? readRound(ctx, round);
}

async function readRound({ db }: Settler, round: HouseRoundRow): Promise<HouseRoundRow> {
  const [now] = await db.orm.select().from(houseRound).where(eq(houseRound.id, round.id));
  return now ?? round;
}

/** Asks the wallet for the stake and the win of a round in one message, or for the win of a free one. */
function askFor(ctx: Settler, session: HouseSession, round: HouseRoundRow): Promise<WalletAnswer> {
  const token = session.walletToken;
  const [stake, win] = [toBaht(round.stakeSatang), toBaht(round.winSatang)];
  const play = { player_id: session.playerId, game_id: round.gameId, round_id: round.id };
  const message = { ...play, transaction_id: round.id, currency: 'THB' };
  if (round.isFree)
    return askWallet(ctx, 'free_win', { ...message, amount: win, free_round: { token, stake } });
  // Of a table nothing counts: opposite options cost next to nothing (docs/decisions/games.md).
  const isCounted = round.bets === null;
  const counts = { turnover: isCounted, cashback: isCounted, commission: isCounted };
  return askWallet(ctx, 'bet_win', { ...message, token, amount: stake, win_amount: win, counts });
}

async function endAs(ctx: Settler, round: HouseRoundRow, answer: WalletAnswer): Promise<Settled> {
  if (answer.outcome === 'unknown') throw outcomeUnknown(round);
  if (answer.outcome === 'refused') return refuse(ctx, round, answer.refusal);
  const done = await endRow(ctx, round, 'done', null);
  return { round: done, balanceSatang: toSatang(answer.balance) };
}

/** Ends a round whose stake was refused at the only try. One that was asked for once more meanwhile is called off first. Throws as `endRefused` does. */
async function refuse(ctx: Settler, round: HouseRoundRow, refusal: Refusal): Promise<never> {
  const [ended] = await ctx.db.orm
    .update(houseRound)
    .set({ status: 'refused', reason: refusal.message, endedAt: ctx.now() })
    .where(and(...isPending(round), eq(houseRound.isAskedAgain, false)))
    .returning({ id: houseRound.id });
  if (ended) throw refusal;
  return endRefused(ctx, round, refusal);
}

/**
 * Ends a round whose stake was refused though another try may still be carried out: the stake is called off first. Throws the refusal,
 * and 4509 where the stake was taken or cannot be called off yet.
 */
async function endRefused(ctx: Settler, round: HouseRoundRow, refusal: Refusal): Promise<never> {
  const { status } = await resumeRound(ctx, round, refusal.message);
  throw status === 'cancelled' || status === 'refused' ? refusal : outcomeUnknown(round);
}

function finished({ reason }: HouseRoundRow): Refusal {
  return new Refusal('ROUND_FINISHED', reason ?? 'รอบนี้ยกเลิกไปแล้ว');
}

function outcomeUnknown({ id }: HouseRoundRow): Refusal {
  return new Refusal('OUTCOME_UNKNOWN', 'ยังไม่ทราบผลของรอบนี้ ระบบกำลังตรวจสอบ เงินของคุณไม่หาย', { round_id: id });
}

const isPending = ({ id }: HouseRoundRow) => [eq(houseRound.id, id), eq(houseRound.status, 'pending')];

/** Ends a round once; one that has ended stays as it was, also where that happened meanwhile. */
async function endRow(
  ctx: Settler,
  round: HouseRoundRow,
  status: 'done' | 'cancelled',
  reason: string | null,
): Promise<HouseRoundRow> {
  if (round.status !== 'pending') return round;
  const [ended] = await ctx.db.orm
    .update(houseRound)
    .set({ status, reason, endedAt: ctx.now() })
    .where(and(...isPending(round)))
    .returning();
  return ended ?? readRound(ctx, round);
}

const NO_PLAY_MONEY = 'เงินทดลองหมดแล้ว เปิดเกมใหม่เพื่อเริ่มอีกครั้ง';

/** Play money: taken and paid with the end of the round, once. */
async function settleDemo(ctx: Settler, session: HouseSession, round: HouseRoundRow): Promise<Settled> {
  const change = round.winSatang - round.stakeSatang;
  const settled = await ctx.db.transact(async (tx) => {
    const [own] = await tx.orm
      .select({ demoSatang: houseSession.demoSatang })
      .from(houseSession)
      .where(eq(houseSession.id, session.id))
      .for('update');
    if (!own) throw gameOver();
    const held = own.demoSatang ?? 0n;
    const [now] = await tx.orm.select().from(houseRound).where(eq(houseRound.id, round.id));
    if (now && now.status !== 'pending') return { round: now, balanceSatang: held };
    const endedAt = ctx.now();
    if (held < round.stakeSatang) {
      // A round that stays pending would keep the seed from being shown.
      const refused = { status: 'refused', reason: NO_PLAY_MONEY, endedAt } as const;
      await tx.orm.update(houseRound).set(refused).where(eq(houseRound.id, round.id));
      return undefined;
    }
    const balanceSatang = held + change;
    await tx.orm
      .update(houseSession)
      .set({ demoSatang: balanceSatang })
      .where(eq(houseSession.id, session.id));
    const [done] = await tx.orm
      .update(houseRound)
      .set({ status: 'done', endedAt })
      .where(eq(houseRound.id, round.id))
      .returning();
    return { round: done ?? round, balanceSatang };
  });
  if (settled?.round.status === 'refused') throw finished(settled.round);
  if (settled) return settled;
  throw new Refusal('INSUFFICIENT_BALANCE', NO_PLAY_MONEY);
}

const NOT_TAKEN = 'ยกเลิกรอบเพราะกระเป๋าเงินไม่ได้หักเงินเดิมพัน';

/** Asks what the wallet did and ends a round: with its result where the stake was taken, else it is called off for `reason`. */
export async function resumeRound(
  ctx: Settler,
  round: HouseRoundRow,
  reason = NOT_TAKEN,
): Promise<HouseRoundRow> {
  const status = await askWallet(ctx, 'status', { transaction_id: round.id });
  if (status.outcome !== 'done') return round;
  if (status.status === 'done') return endRow(ctx, round, 'done', 'จบรอบหลังการเชื่อมต่อขาดหาย');
  const original = { round_id: round.id, original_id: round.id, player_id: round.playerId };
  const back = await askWallet(ctx, 'rollback', { ...original, transaction_id: `${round.id}:back` });
  // The stake may have come between the two questions: then the round has its result, and the next run says so.
  if (back.outcome !== 'done') return round;
  return endRow(ctx, round, 'cancelled', reason);
}
