import { WAGER_AREA } from '#backend/areas/games/wager-area.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { type Debit, type DebitOutcome, debitWith } from '#backend/core/ledger/debit.ts';
import { debitAnd } from '#backend/core/ledger/debit-statement.ts';
import { acceptedWrites } from '#backend/core/wagers/accept-wager.ts';

/** What of the loyalty of the site counts a stake. */
export interface Counts {
  readonly turnover: boolean;
  readonly cashback: boolean;
  readonly commission: boolean;
}

export interface BetOrder {
  /** The stake; its reference is the site's id of the round. */
  readonly debit: Debit;
  readonly agentId: number;
  readonly providerId: string;
  readonly transactionId: string;
  /** The site's id of it. */
  readonly movementId: string;
  readonly roundId: string;
  readonly gameId: string;
  readonly category: string;
  readonly sessionId: string;
  readonly counts: Counts;
}

/**
 * `wonBefore` is what the round of a stake has won so far. `finished`: the round takes no more stakes, or is another player's. `used`: the id
 * is taken, perhaps by a rollback. `over` and `closed`: the game was left or closed while the stake waited.
 */
export type BetOutcome =
  | { readonly outcome: 'placed'; readonly balanceSatang: bigint; readonly wonBefore: bigint }
  | { readonly outcome: 'finished' | 'used' | 'over' | 'closed' }
  | Exclude<DebitOutcome<unknown>, { readonly outcome: 'posted' }>;

const values = {
  agentId: 'int',
  providerId: 'text',
  transactionId: 'text',
  movementId: 'text',
  roundId: 'text',
  gameId: 'text',
  category: 'text',
  sessionId: 'uuid',
  turnover: 'boolean',
  cashback: 'boolean',
  commission: 'boolean',
  requestHash: 'text',
} as const;

const bet = debitAnd('games_bet', values, (debit, own) => ({
  writes: `
    played AS (
      INSERT INTO game_round (id, provider_id, round_id, member_id, game_id, session_id, status, staked_satang, won_satang, begun_at)
      SELECT ${debit.reference}::uuid, ${own('providerId')}, ${own('roundId')}, ${debit.memberId}, ${own('gameId')}, ${own('sessionId')},
        'open', ${debit.satang}, 0, ${debit.at} FROM wallet
      ON CONFLICT (provider_id, round_id) DO UPDATE SET staked_satang = game_round.staked_satang + excluded.staked_satang
        WHERE game_round.status = 'open' AND game_round.member_id = excluded.member_id AND game_round.game_id = excluded.game_id
      RETURNING won_satang
    ), movement AS (
      INSERT INTO game_movement (provider_id, transaction_id, id, kind, member_id, round_id, request_hash, satang, counts_turnover,
        counts_cashback, counts_commission, at)
      SELECT ${own('providerId')}, ${own('transactionId')}, ${own('movementId')}::uuid, 'bet', ${debit.memberId}, ${own('roundId')},
        ${own('requestHash')}, ${debit.satang}, ${own('turnover')}, ${own('cashback')}, ${own('commission')}, ${debit.at} FROM wallet
      ON CONFLICT DO NOTHING RETURNING id
    ), staked AS (
      SELECT ${own('movementId')} AS reference, ${own('gameId')} AS kind,
        ${own('category')} AS category,
        ${debit.memberId} AS member_id, ${own('agentId')} AS agent_id,
        ${debit.wallet} AS wallet, ${debit.satang} AS face, ${debit.satang} AS charged,
        CASE WHEN ${own('turnover')} THEN ${debit.satang} ELSE 0 END AS valid, ${debit.at} AS at
      FROM wallet
    ), ${acceptedWrites(WAGER_AREA, 'staked', 'category')}`,
  // The last thing to happen: once both rows are there, the stake waits for nothing but its commit.
  columns: `(SELECT count(*) FROM played) AS rounds, (SELECT won_satang FROM played) AS won, (SELECT count(*) FROM movement) AS movements,
    (SELECT games_hold_play(${own('sessionId')})
      FROM (SELECT (SELECT count(*) FROM played) + (SELECT count(*) FROM movement) AS rows) AS done WHERE rows = 2) AS state`,
}));

interface Written {
  readonly rounds: bigint;
  /** What the round had won before; null where the stake was not taken. */
  readonly won: bigint | null;
  readonly movements: bigint;
  readonly state: 'open' | 'over' | 'closed' | null;
  readonly balance: bigint;
}

/**
 * Takes a stake and writes its movement, its round and its wager in one statement, if at its end the game is open and was not left. It
 * stays open until the commit (`fenceStakes`). Anything but `placed` must roll the transaction back. Locks: the wallet, the round, the games.
 */
export async function writeBet(tx: Tx, order: BetOrder): Promise<BetOutcome> {
  const { debit, counts, ...own } = order;
  const paid = await debitWith<Written, keyof typeof values>(tx, debit, bet, {
    ...own,
    ...counts,
    requestHash: debit.requestHash,
  });
  if (paid.outcome !== 'posted') return paid;
  const { rounds, won, movements, state, balance } = paid.row;
  if (movements === 0n) return { outcome: 'used' };
  if (rounds === 0n || won === null) return { outcome: 'finished' };
  if (state === 'over' || state === 'closed') return { outcome: state };
  return { outcome: 'placed', balanceSatang: balance, wonBefore: won };
}
