/** Buffers that are kept for the next answers: of each size, and the sizes, each twice the one before. */
const MOST_FREE = 8;
const SMALLEST = 4_096;
const LARGEST = 262_144;

const free = new Map<number, ArrayBuffer[]>();

/** The size that holds so many bytes; larger ones are made for one answer. */
function sizeFor(bytes: number): number {
  let size = SMALLEST;
  while (size < bytes) size *= 2;
  return size <= LARGEST ? size : bytes;
}

/**
 * A buffer of so many bytes, which hold what an earlier answer left: whoever borrows it writes every one. New memory for each answer would
 * cost more than all else that is done for it, for the whole heap is searched each time some megabytes of it are used up.
 */
export function lendBuffer(bytes: number): Buffer<ArrayBuffer> {
  const size = sizeFor(bytes);
  return Buffer.from(free.get(size)?.pop() ?? new ArrayBuffer(size), 0, bytes);
}

/** Takes a lent buffer back that nobody reads any more; one that never comes back is collected like any other. */
export function giveBack({ buffer }: Buffer<ArrayBuffer>): void {
  if (buffer.byteLength < SMALLEST || buffer.byteLength > LARGEST) return;
  const kept = free.get(buffer.byteLength);
  if (!kept) free.set(buffer.byteLength, [buffer]);
  else if (kept.length < MOST_FREE) kept.push(buffer);
}
