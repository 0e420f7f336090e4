import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that this process really holds, in its heap and in buffers, once what nobody needs any more is cleared away. */
export function settledMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('There is no garbage collector to call');
  // The first leaves buffers to a thread of its own, the second waits for that.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/**
 * The middle one of the growths, in bytes, from one step to the next: who holds what was taken grows at every step,
 * whatever else runs in the process at one or two.
 */
export function middleGrowth(held: readonly number[]): number {
  const growths = held
    .slice(1)
    .map((bytes, at) => bytes - (held[at] ?? 0))
    .toSorted((one, other) => one - other);
  return growths[Math.floor(growths.length / 2)] ?? 0;
}
