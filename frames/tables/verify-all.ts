import { copy } from '#frames/parts/copy.ts';
import { type Round, verifyEach } from '#frames/parts/verify-rounds.ts';
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

/** Plays rounds again from the seed that was shown; answers the words for all that are as they were told, or says which is not. */
export function verifyAll(
  rounds: readonly Round[],
  seed: string,
  verified = copy.allVerified(rounds.length),
): Promise<string> {
  return verifyEach(rounds, seed, verifyOne, verified);
}
