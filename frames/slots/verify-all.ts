import { copy } from '#frames/parts/copy.ts';
import { type Round, verifyEach } from '#frames/parts/verify-rounds.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { toSatang } from '#rules/money/baht.ts';
import { isMachineId } from '#rules/slots/machine.ts';
import { payOf, verifyRound } from '#rules/slots/verify-round.ts';

async function verifyOne(round: Round, seed: string): Promise<string | null> {
  const { machine, client_seed: clientSeed, stake, win } = round;
  if (!isMachineId(machine)) return 'machine';
  const payHundredths = payOf(toSatang(win), toSatang(stake));
  return verifyRound(webHashing, { ...round, machine, seed, clientSeed, payHundredths });
}

/** Plays rounds again from the seed that was shown; answers the words for all that are as they were told, or says which is not. */
export function verifyAll(
  rounds: readonly Round[],
  seed: string,
  verified = copy.allVerified(rounds.length),
): Promise<string> {
  return verifyEach(rounds, seed, verifyOne, verified);
}
