import { isCommitted } from '#rules/draw/commit.ts';
import { drawsOf } from '#rules/draw/draw.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { sameEvents } from '#rules/games/same-events.ts';
import type { MachineId } from './machine.ts';
import { machines, machineVersion } from './machines.ts';
import { playRound } from './play-round.ts';

/** A round as it was told, with the seed that was shown after it. */
export interface RoundRecord {
  readonly machine: MachineId;
  readonly version: string;
  readonly seed: string;
  readonly commit: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Null where only its pay was told. */
  readonly events: ReadonlyArray<{ readonly kind: string }> | null;
  readonly payHundredths: number;
}

/** What a round paid, in hundredths of its stake; no number where no machine pays so much. Amounts in satang. */
export function payOf(wonSatang: bigint, stakeSatang: bigint): number {
  const hundredths = wonSatang * 100n;
  return hundredths % stakeSatang === 0n ? Number(hundredths / stakeSatang) : Number.NaN;
}

/** Plays a round again from its seed. Null when all is as it was told, else the first part that is not. */
export async function verifyRound(hashing: Hashing, record: RoundRecord): Promise<keyof RoundRecord | null> {
  const { seed, commit, clientSeed, nonce, version } = record;
  const machine = machines[record.machine];
  if ((await machineVersion(hashing, machine)) !== version) return 'version';
  if (!(await isCommitted(hashing, commit, seed))) return 'commit';
  const played = await playRound(machine, drawsOf(hashing, { seed, clientSeed, nonce }));
  if (record.events && !sameEvents(played.events, record.events)) return 'events';
  return played.payHundredths === record.payHundredths ? null : 'payHundredths';
}
