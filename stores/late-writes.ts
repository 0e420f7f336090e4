/** Keys that come faster than this are written together. */
const REST_MS = 400;
/** No longer is anything unwritten, however fast the keys come. */
const MOST_MS = 3_000;

const waitingWrites = new Set<() => void>();

/** Writes all that waits: the page is put away, left or reloaded, or its state goes. */
export function writeWaiting(): void {
  for (const flush of waitingWrites) flush();
}

export interface LateWrites<Value> {
  /** Writes a value in place of the one that waits: when nothing was keyed for a moment, or at once. */
  write(value: Value, canWait: boolean): void;
  /** Writes what waits. */
  flush(): void;
}

/** A writer that may wait: a write costs a phone more than drawing a key. Whoever uses it sees to `writeWaiting`. */
export function lateWrites<Value>(write: (value: Value) => void): LateWrites<Value> {
  let waiting: { readonly value: Value; readonly sinceMs: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    waitingWrites.delete(flush);
    const last = waiting;
    waiting = undefined;
    if (last) write(last.value);
  };
  return {
    flush,
    write: (value, canWait) => {
      const nowMs = Date.now();
      waiting = { value, sinceMs: waiting?.sinceMs ?? nowMs };
      if (!canWait) return flush();
      waitingWrites.add(flush);
      clearTimeout(timer);
      timer = setTimeout(flush, Math.min(REST_MS, Math.max(0, waiting.sinceMs + MOST_MS - nowMs)));
    },
  };
}
