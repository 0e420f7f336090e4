import { expect } from 'vitest';
import type { Database } from '#backend/core/db/database.ts';
import { toSatang } from '#rules/money/baht.ts';
import type { Told } from '#tests/faults/house/house-player.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly stake: bigint;
  readonly win: bigint;
  /** What the ledger says: transfers of the stake and of the win, and their amounts. */
  readonly bets: number;
  readonly taken: bigint;
  readonly wins: number;
  readonly paid: bigint;
}

const rounds = {
  name: 'test_house_rounds',
  text: `
    SELECT own.id, own.status, own.stake_satang AS stake, own.win_satang AS win,
      count(transfer.id) FILTER (WHERE transfer.kind = 'game_bet')::int AS bets,
      coalesce(sum(posting.satang) FILTER (WHERE transfer.kind = 'game_bet'), 0)::bigint AS taken,
      count(transfer.id) FILTER (WHERE transfer.kind = 'game_win')::int AS wins,
      coalesce(sum(posting.satang) FILTER (WHERE transfer.kind = 'game_win'), 0)::bigint AS paid
    FROM house_round own
    LEFT JOIN transfer ON transfer.key IN ('house:' || own.id, 'house:' || own.id || '#win')
    LEFT JOIN posting ON posting.transfer_id = transfer.id
    GROUP BY own.id ORDER BY own.number`,
};
const openRounds = {
  name: 'test_open_rounds',
  text: `SELECT round_id AS id FROM game_round WHERE status = 'open'`,
};
const balances = {
  name: 'test_player_balances',
  text: `
    SELECT coalesce(sum(account.balance), 0)::bigint AS held FROM ledger_account account
    WHERE account.kind = 'main' AND account.member_id IN (SELECT member_id FROM game_player)`,
};

/** Rounds that were done, and those that were called off or refused. */
export interface HouseFigures {
  readonly done: number;
  readonly calledOff: number;
  readonly acknowledged: number;
}

/**
 * Demands that no round is without an end, that each has its stake and its win in the ledger once or not at all, that what pages
 * were told is what was played, and that nothing else moved in the wallets of the players.
 */
export async function expectHouseBooks(
  db: Database,
  told: readonly Told[],
  depositedSatang: bigint,
): Promise<HouseFigures> {
  const rows = await db.query<Row>(rounds, []);
  expect(rows.filter(({ status }) => status === 'pending')).toEqual([]);
  expect(await db.query(openRounds, [])).toEqual([]);
  const done = rows.filter(({ status }) => status === 'done');
  for (const { id, status, stake, win, bets, taken, wins, paid } of rows) {
    const isDone = status === 'done';
    expect({ id, bets, taken }).toEqual({ id, bets: isDone ? 1 : 0, taken: isDone ? stake : 0n });
    expect({ id, wins, paid }).toEqual({ id, wins: isDone && win > 0n ? 1 : 0, paid: isDone ? win : 0n });
  }
  const byId = new Map(done.map((row) => [row.id, row]));
  for (const { round_id: id, stake, win } of told)
    expect(byId.get(id), id).toMatchObject({ stake: toSatang(stake), win: toSatang(win) });
  expect(new Set(told.map(({ round_id }) => round_id)).size).toBe(told.length);
  const due = done.reduce((sum, { stake, win }) => sum - stake + win, depositedSatang);
  expect(await db.query(balances, [])).toEqual([{ held: due }]);
  return { done: done.length, calledOff: rows.length - done.length, acknowledged: told.length };
}
