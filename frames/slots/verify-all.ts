import type { Calls } from '#contract/calls.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { toSatang } from '#rules/money/baht.ts';
import { payOf, verifyRound } from '#rules/slots/verify-round.ts';
import { copy } from './copy.ts';

type Round = Calls['POST /api/house/spin']['data']['round'];

/** Plays rounds again from the seed that was shown; answers the words for all that are as they were told, or says which is not. */
export async function verifyAll(
  rounds: readonly Round[],
  seed: string,
  verified = copy.allVerified(rounds.length),
): Promise<string> {
  for (const round of rounds) {
    const {
      machine,
      version,
      commit,
      client_seed: clientSeed,
      nonce,
      events,
      stake,
      win,
      round_id: id,
    } = round;
    const payHundredths = payOf(toSatang(win), toSatang(stake));
    const record = { machine, version, seed, commit, clientSeed, nonce, events, payHundredths };
    if ((await verifyRound(webHashing, record)) !== null) return copy.notVerified(id);
  }
  return verified;
}
