import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes that this process really holds, in its heap and in buffers, once what nobody needs any more is cleared away. */
export function settledMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('There is no garbage collector to call');
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
