import { isCommitted } from '#rules/draw/commit.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { drawPrize } from '#rules/wheel/draw-prize.ts';

interface Slice {
  readonly id: string;
  readonly type: string;
  readonly amount: number;
  readonly weight: number;
}

/** A spin as it was told, and all that it follows from. */
export interface SpinRecord {
  /** Shown before the spin. */
  readonly commit: string;
  /** Shown after it. */
  readonly seed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Those that were published when it was made, in their order. */
  readonly prizes: readonly Slice[];
  readonly ticket: number;
  readonly prize: { readonly id: string; readonly type: string; readonly amount: number };
}

/** What is not as it was told: the seed is not the one that was committed to, or another ticket or prize follows from it. */
export type SpinFault = 'seed' | 'ticket' | 'prize';

/** Draws a spin again from the seed that was shown; null when it was told truly. */
export async function verifySpin(hashing: Hashing, spin: SpinRecord): Promise<SpinFault | null> {
  const { commit, seed, clientSeed, nonce, prizes, prize: told } = spin;
  if (!(await isCommitted(hashing, commit, seed))) return 'seed';
  const { ticket, prize } = await drawPrize(hashing, prizes, { seed, clientSeed, nonce });
  if (ticket !== spin.ticket) return 'ticket';
  const isSame = prize.id === told.id && prize.type === told.type && prize.amount === told.amount;
  return isSame ? null : 'prize';
}
