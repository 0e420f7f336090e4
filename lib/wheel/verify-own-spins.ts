import type { OwnSpins } from '#lib/api/wheel/queries.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { verifySpin } from '#rules/wheel/verify-spin.ts';

/** What became of a check of all shown spins: how many are as they were told and how many cannot be drawn yet, or one that is not. */
export type SpinsChecked =
  | { readonly wrong: string }
  | { readonly wrong: null; readonly good: number; readonly hidden: number };

/** Draws own spins again from the seeds that were shown, in this browser and from nothing else. */
export async function verifyOwnSpins({ spins, weights }: OwnSpins): Promise<SpinsChecked> {
  let good = 0;
  for (const { spin_id: id, seed, client_seed: clientSeed, version, ...spin } of spins) {
    if (seed === null) continue;
    const prizes = weights.find((one) => one.version === version)?.prizes ?? [];
    if (prizes.length === 0) return { wrong: id };
    const { commit, nonce, ticket, prize } = spin;
    const told = { commit, seed, clientSeed, nonce, ticket, prize, prizes };
    if ((await verifySpin(plainHashing, told)) !== null) return { wrong: id };
    good += 1;
  }
  return { wrong: null, good, hidden: spins.length - good };
}
