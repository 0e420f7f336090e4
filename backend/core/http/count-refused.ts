const TELL_MS = 60_000;

/**
 * What of a stranger's was turned away: a whole connection, one that asked without reading its answers, or a request with
 * this status.
 */
export type Refused = 'connection' | 'unread' | number;

/**
 * Counts what is turned away where no line is written for each, and says how much it was a minute after the first, once, so
 * that whoever knocks a thousand times makes one line.
 */
export function countRefused(log: { warn(facts: object, text: string): void }): (what: Refused) => void {
  const counts = new Map<Refused, number>();
  const tell = () => {
    log.warn({ refused: Object.fromEntries(counts) }, 'turned away unread within a minute');
    counts.clear();
  };
  return (what) => {
    if (counts.size === 0) setTimeout(tell, TELL_MS).unref();
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
}
