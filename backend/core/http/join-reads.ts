/** Joins who asks the same: answers `work` or what another caller's work answers that begins after this was called. */
export type JoinReads = (key: string, work: () => Promise<unknown>) => Promise<unknown>;

/**
 * Of each key at most one read runs and one waits for it; whoever comes meanwhile gets what the waiting one reads. So a
 * thousand equal questions cost a few reads, and nobody is answered with what was read before the question.
 */
export function createJoinedReads(): JoinReads {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, Promise<unknown>>();

  function begin(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const read = work();
    running.set(key, read);
    const end = () => {
      if (running.get(key) === read) running.delete(key);
    };
    read.then(end, end);
    return read;
  }

  return (key, work) => {
    const next = waiting.get(key);
    if (next) return next;
    const now = running.get(key);
    if (!now) return begin(key, work);
    const turn = () => {
      waiting.delete(key);
      return begin(key, work);
    };
    const own = now.then(turn, turn);
    waiting.set(key, own);
    return own;
  };
}
