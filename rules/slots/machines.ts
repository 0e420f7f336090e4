import type { Hashing } from '#rules/draw/hashing.ts';
import type { Machine, MachineId } from './machine.ts';
import { book } from './machines/book.ts';
import { bothways } from './machines/bothways.ts';
import { cascade } from './machines/cascade.ts';
import { classic } from './machines/classic.ts';
import { cluster } from './machines/cluster.ts';
import { hold } from './machines/hold.ts';
import { lines20 } from './machines/lines.ts';
import { ways243 } from './machines/ways.ts';

/** Every machine by its id. */
export const machines: Readonly<Record<MachineId, Machine>> = {
  classic,
  lines: lines20,
  ways: ways243,
  cascade,
  hold,
  cluster,
  book,
  bothways,
};

/** The hash of all that decides what a machine pays: another one is another machine. */
export function machineVersion(
  hashing: Hashing,
  { id, data, mostHundredths }: Machine,
): Promise<string> | string {
  return hashing.sha256(JSON.stringify([id, mostHundredths, data]));
}
