import type { Changes } from '#backend/core/changes/changes.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';

const LOOK_EVERY_MS = 400;

/** True when a transaction became visible since the last look; a snapshot says exactly which ones could be seen then. */
const look: Statement = {
  name: 'look_for_changes',
  text: `
    SELECT pg_current_snapshot()::text AS snapshot, EXISTS (
      SELECT 1 FROM visible_change WHERE NOT pg_visible_in_snapshot(transaction, $1::text::pg_snapshot)
    ) AS changed`,
};
/** Sees nothing: the first look only remembers. */
const BEGINNING = '1:1:';

export interface Watch {
  /** What is committed from then on is published. */
  readonly ready: Promise<void>;
  /** The database did not answer the last look, or there was none yet. */
  isAway(): boolean;
  close(): Promise<void>;
}

/**
 * Publishes changes that other processes over the same database made, within a second. While the database is away nothing
 * is known, so a change is published once it is back.
 */
export function watchChanges(db: Pick<Database, 'query'>, changes: Pick<Changes, 'tell'>): Watch {
  let snapshot = BEGINNING;
  let wasAway = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function lookOnce(): Promise<void> {
    const isFirst = snapshot === BEGINNING;
    try {
      const [seen] = await db.query<{ snapshot: string; changed: boolean }>(look, [snapshot]);
      if (!seen) return;
      snapshot = seen.snapshot;
      if ((seen.changed && !isFirst) || wasAway) changes.tell();
      wasAway = false;
    } catch {
      wasAway = true;
    }
  }

  function goOn(): void {
    if (closed) return;
    timer = setTimeout(() => {
      looking = lookOnce().finally(goOn);
    }, LOOK_EVERY_MS);
    timer.unref();
  }

  const ready = lookOnce();
  looking = ready.finally(goOn);
  return {
    ready,
    isAway: () => wasAway || snapshot === BEGINNING,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
