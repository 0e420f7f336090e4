import { isCommitted } from '#rules/draw/commit.ts';
import { drawsOf } from '#rules/draw/draw.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import type { SlotEvent } from './events.ts';
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
  readonly events: readonly SlotEvent[] | null;
  readonly payHundredths: number;
}

/** What a round paid, in hundredths of its stake; no number where no machine pays so much. Amounts in satang. */
export function payOf(wonSatang: bigint, stakeSatang: bigint): number {
  const hundredths = wonSatang * 100n;
  return hundredths % stakeSatang === 0n ? Number(hundredths / stakeSatang) : Number.NaN;
}

/** The same text for the same events, whatever the order of their keys: not everything that keeps them keeps it. */
function textOf(events: readonly SlotEvent[]): string {
  return JSON.stringify(events, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** Plays a round again from its seed. Null when all is as it was told, else the first part that is not. */
export async function verifyRound(hashing: Hashing, record: RoundRecord): Promise<keyof RoundRecord | null> {
  const { seed, commit, clientSeed, nonce, version } = record;
  const machine = machines[record.machine];
  if ((await machineVersion(hashing, machine)) !== version) return 'version';
  if (!(await isCommitted(hashing, commit, seed))) return 'commit';
  const played = await playRound(machine, drawsOf(hashing, { seed, clientSeed, nonce }));
  if (record.events && textOf(played.events) !== textOf(record.events)) return 'events';
  return played.payHundredths === record.payHundredths ? null : 'payHundredths';
}
