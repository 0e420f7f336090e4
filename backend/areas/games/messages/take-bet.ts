import { gameTransfers } from '#backend/areas/games/game-transfers.ts';
import { findMovement, isRepeated } from '#backend/areas/games/messages/find-movement.ts';
import {
  gameClosed,
  gameOver,
  keepPlaying,
  type Play,
  requirePlay,
} from '#backend/areas/games/messages/find-play.ts';
import { movementIdOf, roundIdOf } from '#backend/areas/games/messages/game-ids.ts';
import { type BetOutcome, type Counts, writeBet } from '#backend/areas/games/messages/write-bet.ts';
import { WAGER_AREA } from '#backend/areas/games/wager-area.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import type { Debit } from '#backend/core/ledger/debit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { tellAccepted } from '#backend/core/wagers/accept-wager.ts';
import type { Ctx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import { countsForNothing } from '#rules/loyalty/give-back.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';

/** A stake as a provider tells it; `winBaht` where the whole round is one message. */
export interface BetMessage {
  readonly token: string;
  readonly player_id: string;
  readonly game_id: string;
  readonly round_id: string;
  readonly transaction_id: string;
  readonly amount: number;
  readonly win_amount?: number;
  readonly counts: Counts;
}

/** What is done in the transaction of a stake once it was taken; `balanceSatang` is what the wallet holds then. */
export type AfterBet = (tx: Tx, taken: Taken) => Promise<bigint>;

export interface Taken {
  readonly play: Play;
  readonly at: Date;
  readonly roundUuid: string;
  readonly movementId: string;
  readonly balanceSatang: bigint;
  /** What the round had won by messages before this one, in satang. */
  readonly wonBefore: bigint;
}

export interface TakenBet {
  readonly movementId: string;
  readonly balanceSatang: bigint;
  readonly repeated: boolean;
}

class Undo extends Error {
  readonly why: Exclude<BetOutcome, { readonly outcome: 'placed' }>;

  constructor(why: Undo['why']) {
    super(why.outcome);
    this.why = why;
  }
}

/** What tells a repeated message from another one under its id. */
export function betHash({ token: _, ...message }: BetMessage): string {
  const { player_id, game_id, round_id, amount, win_amount, counts } = message;
  return requestHash([player_id, game_id, round_id, amount, win_amount ?? null, counts]);
}

/**
 * Takes a stake from the wallet of an opened game, once per id, and does in its transaction what `after` says. Refuses 4110,
 * 4501 to 4507, and what the protection of members refuses.
 */
export async function takeBet(
  ctx: Ctx,
  providerId: string,
  message: BetMessage,
  after: AfterBet = async (_tx, { balanceSatang }) => balanceSatang,
): Promise<TakenBet> {
  const { transaction_id: transactionId } = message;
  const hash = betHash(message);
  const movementId = movementIdOf(providerId, transactionId);
  try {
    const play = await requirePlay(ctx, providerId, message.token);
    checkBet(play, message);
    await keepPlaying(ctx, play);
    const balanceSatang = await placeBet(ctx, { providerId, message, play, movementId, hash, after });
    return { movementId, balanceSatang, repeated: false };
  } catch (error) {
    // What was taken before is answered whatever has become of the game since.
    if (!(error instanceof Refusal || error instanceof Undo)) throw error;
    const earlier = await findMovement(ctx.db, providerId, transactionId);
    if (!isRepeated(earlier, hash)) throw error instanceof Undo ? refusalOf(error.why, message) : error;
    return { movementId, balanceSatang: await balanceOf(ctx, earlier.memberId), repeated: true };
  }
}

/** Throws 4502, 4503 and 4507 for a stake that is not taken whatever the wallet holds. */
function checkBet({ isOpen, playerId, gameId, minSatang, maxSatang }: Play, message: BetMessage): void {
  if (playerId !== message.player_id || gameId !== message.game_id)
    throw new Refusal('TRANSACTION_MISMATCH', 'ข้อมูลผู้เล่นหรือเกมไม่ตรงกับเกมที่เปิดไว้');
  if (!isOpen) throw gameClosed();
  const satang = toSatang(message.amount);
  if (satang < minSatang || satang > maxSatang)
    throw new Refusal('BAD_STAKE', 'จำนวนเงินเดิมพันไม่อยู่ในช่วงที่เกมนี้รับ', {
      min: toBaht(minSatang),
      max: toBaht(maxSatang),
    });
}

const COUNTS_NOTHING: Counts = { turnover: false, cashback: false, commission: false };

interface Placing {
  readonly providerId: string;
  readonly message: BetMessage;
  readonly play: Play;
  readonly movementId: string;
  readonly hash: string;
  readonly after: AfterBet;
}

async function placeBet(ctx: Ctx, { providerId, message, play, movementId, hash, after }: Placing) {
  const { memberId, agentId, sessionId, wallet, category } = play;
  const { transaction_id: transactionId, round_id: roundId, game_id: gameId } = message;
  // Whatever its provider says, a game that keeps too little counts for nothing that gives back.
  const counts = countsForNothing({ ...play, providerId }) ? COUNTS_NOTHING : message.counts;
  const at = ctx.now();
  const satang = toSatang(message.amount);
  const roundUuid = roundIdOf(providerId, roundId);
  const debit: Debit = {
    transferId: ctx.random.uuid(),
    scope: 'games.bet',
    key: `${providerId}:${transactionId}`,
    requestHash: hash,
    kind: gameTransfers.bet,
    wallets: [memberWallet(wallet)],
    reference: roundUuid,
    at,
    memberId,
    toAccount: await houseAccount(ctx.db, ctx.db.orm, agentId, gameTransfers.bet.to[0]),
    satang,
    policies: ctx.policies,
  };
  const game = { providerId, gameId, category, sessionId };
  const order = { ...game, debit, agentId, transactionId, movementId, roundId, counts };
  const validSatang = counts.turnover ? satang : 0n;
  return ctx.db.transact(async (tx) => {
    const placed = await writeBet(tx, order);
    if (placed.outcome !== 'placed') throw new Undo(placed);
    await tellAccepted(tx, ctx.wagerListeners, {
      ...{ area: WAGER_AREA, kind: gameId, reference: movementId, memberId, at },
      ...{ faceSatang: satang, chargedSatang: satang, validSatang },
    });
    const { balanceSatang, wonBefore } = placed;
    return after(tx, { play, at, roundUuid, movementId, balanceSatang, wonBefore });
  });
}

/** Only the main wallet has money to play with yet. */
function memberWallet(wallet: string): 'main' {
  if (wallet !== 'main') throw new Error(`${wallet} is no wallet to play with`);
  return wallet;
}

function refusalOf(why: Undo['why'], { amount }: BetMessage): Refusal {
  if (why.outcome === 'refused') return why.refusal;
  if (why.outcome === 'insufficient')
    return new Refusal('INSUFFICIENT_BALANCE', 'ยอดเงินไม่พอ', { required: amount });
  if (why.outcome === 'over') return gameOver();
  if (why.outcome === 'closed') return gameClosed();
  return new Refusal('ROUND_FINISHED', 'รอบนี้จบไปแล้ว ไม่รับเดิมพันเพิ่ม');
}

const balance = {
  name: 'games_balance',
  text: `SELECT balance FROM ledger_account WHERE member_id = $1::uuid AND kind = 'main'`,
};

/** What the main wallet of a member holds now, in satang. */
export async function balanceOf(ctx: Pick<Ctx, 'db'>, memberId: string): Promise<bigint> {
  const [row] = await ctx.db.query<{ balance: bigint }>(balance, [memberId]);
  return row?.balance ?? 0n;
}
