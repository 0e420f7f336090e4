import { type Round, verifierOf } from '#frames/parts/verify-rounds.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { toSatang } from '#rules/money/baht.ts';
import { isTableId } from '#rules/tables/tables.ts';
import { verifyTable } from '#rules/tables/verify-table.ts';

async function verifyOne(round: Round, seed: string): Promise<string | null> {
  const { machine, bets, client_seed: clientSeed, stake, win } = round;
  if (!isTableId(machine) || !bets) return 'machine';
  const amounts = { stakeSatang: toSatang(stake), wonSatang: toSatang(win) };
  return verifyTable(webHashing, { ...round, machine, bets, seed, clientSeed, ...amounts });
}

/** Checks rounds of this kind of game. */
export const verifyAll = verifierOf(verifyOne);
