import { nodeHashing } from '#backend/node-hashing.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import type { Draw } from '#rules/draw/draw.ts';
import { findOwnGame } from '#rules/games/house-games.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { isMachineId, type Machine } from '#rules/slots/machine.ts';
import { machines, machineVersion } from '#rules/slots/machines.ts';
import { playRound } from '#rules/slots/play-round.ts';
import { isStake } from '#rules/slots/stakes.ts';
import { type Bet, type BetFault, faultOfBets, inOrder, stakeOfBets } from '#rules/tables/bets.ts';
import { playTable } from '#rules/tables/play-table.ts';
import type { Table } from '#rules/tables/table.ts';
import { tables, tableVersion } from '#rules/tables/tables.ts';

/** What a game of the house is played on. */
export type PlayedOn =
  | { readonly kind: 'machine'; readonly machine: Machine }
  | { readonly kind: 'table'; readonly table: Table };

/** What a game is played on. Throws for a game that there is not any more. */
export function playedOn(gameId: string): PlayedOn {
  const game = findOwnGame(gameId);
  if (!game) throw new Error(`${gameId} is no game of the house any more`);
  const { machine } = game;
  return isMachineId(machine)
    ? { kind: 'machine', machine: machines[machine] }
    : { kind: 'table', table: tables[machine] };
}

const badStake = (words: string) => new Refusal('BAD_STAKE', words);

/** The bets of a round as they are stored; null for a machine. Refuses 4507 what the game does not take, and throws 422 for what no page of it sends. */
export function requireBets(
  game: PlayedOn,
  stakeSatang: bigint,
  bets: readonly Bet[] | undefined,
): Bet[] | null {
  if (game.kind === 'machine') {
    if (bets) throw badField('bets', 'this game has no options');
    if (!isStake(stakeSatang)) throw badStake('เกมนี้ไม่มีเงินเดิมพันจำนวนนี้');
    return null;
  }
  if (!bets) throw badField('bets', 'are missing');
  const fault = faultOfBets(game.table, bets);
  if (fault?.kind === 'shape') throw badField('bets', 'each names another option of the table');
  if (BigInt(stakeOfBets(bets)) * 100n !== stakeSatang) throw badField('stake', 'is the sum of the bets');
  if (fault) throw badStake(wordsOf(fault));
  return inOrder(game.table, bets);
}

function wordsOf(fault: Exclude<BetFault, { kind: 'shape' }>): string {
  const baht = formatBaht(BigInt(fault.mostBaht) * 100n);
  if (fault.kind === 'option') return `ช่องนี้แทงได้ไม่เกิน ${baht} บาท`;
  if (fault.kind === 'round') return `แทงรวมต่อรอบได้ไม่เกิน ${baht} บาท`;
  return `แทงแบบนี้อาจได้เกินรางวัลสูงสุดของรอบ ${baht} บาท กรุณาลดเดิมพัน`;
}

/** Draws a round: what happened, what it won, and what it was played on. */
export async function playGame(
  game: PlayedOn,
  { stakeSatang, bets }: { readonly stakeSatang: bigint; readonly bets: readonly Bet[] | null },
  draw: Draw,
) {
  if (game.kind === 'table') {
    const { table } = game;
    const { events, backSatang } = await playTable(table, bets ?? [], draw);
    const version = await tableVersion(nodeHashing, table);
    return { machine: table.id, version, events, winSatang: BigInt(backSatang) };
  }
  const { machine } = game;
  const { events, payHundredths } = await playRound(machine, draw);
  const version = await machineVersion(nodeHashing, machine);
  return { machine: machine.id, version, events, winSatang: (stakeSatang * BigInt(payHundredths)) / 100n };
}
