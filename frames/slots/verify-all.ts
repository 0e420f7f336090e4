import { type Round, verifierOf } from '#frames/parts/verify-rounds.ts';
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

/** Checks rounds of this kind of game. */
export const verifyAll = verifierOf(verifyOne);
