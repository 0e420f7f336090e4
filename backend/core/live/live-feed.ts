import type { Clock } from '#backend/clock.ts';
import type { PublishedKind } from '#backend/core/changes/area-event.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import { numberEvents } from '#backend/core/live/number-events.ts';
import { wagerEvents } from '#backend/core/live/wager-events.ts';
import { readWagers } from '#backend/core/wagers/read-wagers.ts';
import { liveTimes } from '#contract/live-words.ts';

const LOOK_EVERY_MS = 400;
const BATCH = 1_000;
/** Events that are cached for those who take a stream up again. */
const MOST_CACHED = 20_000;

/** One look for all streams: how far events are numbered, and whether some wait for that. */
const look: Statement = {
  name: 'live_look',
  text: `
    SELECT last, EXISTS (SELECT 1 FROM live_event WHERE position IS NULL) AS unnumbered,
      EXISTS (SELECT 1 FROM wager_event WHERE position IS NULL) OR coalesce(
        (SELECT last FROM wager_counter) > (SELECT position FROM wager_reader WHERE name = '${wagerEvents.name}'), true
      ) AS wagered
    FROM live_counter`,
};
const read: Statement = {
  name: 'live_read',
  text: `
    SELECT position, kind, subject, what, member_id AS "memberId",
      (extract(epoch FROM clock_timestamp() - at) * 1000)::float8 AS "ageMs"
    FROM live_event WHERE position > $1::bigint ORDER BY position LIMIT ${BATCH}`,
};

interface Row {
  readonly position: bigint;
  readonly kind: PublishedKind;
  readonly subject: string;
  readonly what: string;
  readonly memberId: string | null;
  readonly ageMs: number;
}

/** An event as this process heard it. */
export interface Heard {
  readonly position: number;
  readonly kind: PublishedKind;
  readonly subject: string;
  readonly what: string;
  /** Who receives it; null for everybody. */
  readonly memberId: string | null;
  /** By the backend's clock; not before its change was committed. */
  readonly heardAtMs: number;
}

/** Where somebody left off: after an event, or at an instant of the backend's clock. */
export interface LeftOff {
  readonly after?: number | undefined;
  readonly sinceMs?: number | undefined;
}

/** What happens, in the one order of all processes over the database, read once for everybody who listens here. */
export interface LiveFeed {
  /** Begins to look, unless it does; resolves when it knows what there is. Throws `DatabaseAway`. */
  start(): Promise<void>;
  /** Looks no more, until it is started again. */
  rest(): void;
  /** Position of the newest event. */
  last(): number;
  /** What came since; undefined where that is no longer, or not yet, known. Without a place to go on from: nothing. */
  since(left: LeftOff): readonly Heard[] | undefined;
  onHeard(listener: (events: readonly Heard[]) => void): void;
  /** Looks now, for something was committed here. */
  lookNow(): void;
  close(): Promise<void>;
}

export function createLiveFeed(
  db: Pick<Database, 'query' | 'transact'>,
  clock: Pick<Clock, 'now'>,
  lookEveryMs = LOOK_EVERY_MS,
): LiveFeed {
  const listeners = new Set<(events: readonly Heard[]) => void>();
  let cached: Heard[] = [];
  /** How far events were read, and how far they were published: whoever takes the stream up in between misses none. */
  let position = 0;
  let publishedUpTo = 0;
  /** Everything after this position, and from this instant on, is in `cached`. */
  let knownAfter = 0;
  let knownFromMs = 0;
  let state: 'resting' | 'looking' | 'closed' = 'resting';
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  /** Everybody who starts it anew waits for the same beginning. */
  let begun = Promise.resolve();

  function trim(): void {
    const oldestMs = clock.now().getTime() - liveTimes.keepMs;
    const young = cached.findIndex(({ heardAtMs }) => heardAtMs >= oldestMs);
    const old = Math.max(young < 0 ? cached.length : young, cached.length - MOST_CACHED);
    const lastOld = cached[old - 1];
    if (!lastOld) return;
    knownAfter = lastOld.position;
    knownFromMs = Math.max(knownFromMs, lastOld.heardAtMs + 1);
    cached = cached.slice(old);
  }

  async function readNew(): Promise<Heard[]> {
    const heard: Heard[] = [];
    for (;;) {
      const rows = await db.query<Row>(read, [position]);
      const nowMs = clock.now().getTime();
      for (const { ageMs, ...row } of rows) {
        position = Number(row.position);
        heard.push({ ...row, position, heardAtMs: nowMs - (knownFromMs === 0 ? ageMs : 0) });
      }
      if (rows.length < BATCH) return heard;
    }
  }

  async function lookOnce(): Promise<void> {
    const [seen] = await db.query<{ last: bigint; unnumbered: boolean; wagered: boolean }>(look, []);
    if (!seen) throw new Error('The counter of live events is missing, so no stream hears of anything');
    // Whatever waits becomes visible to all processes in the same order.
    if (seen.wagered) await readWagers(db, wagerEvents);
    if (seen.unnumbered || seen.wagered) await numberEvents(db);
    if (knownFromMs === 0) await begin(Number(seen.last));
    else if (seen.unnumbered || seen.wagered || Number(seen.last) > position) hear(await readNew());
  }

  /** The first look: what is still there from before is known too. */
  async function begin(last: number): Promise<void> {
    position = Math.max(0, last - MOST_CACHED);
    const nowMs = clock.now().getTime();
    cached = await readNew();
    knownFromMs = nowMs - liveTimes.keepMs;
    position = Math.max(position, last);
    publishedUpTo = position;
    const [first] = cached;
    // What was cleaned already cannot be told apart from what never was.
    knownAfter = first ? first.position - 1 : position;
    if (cached.length >= MOST_CACHED) knownFromMs = first?.heardAtMs ?? nowMs;
    trim();
  }

  function hear(events: Heard[]): void {
    if (events.length === 0) return;
    cached.push(...events);
    publishedUpTo = position;
    trim();
    for (const listener of listeners) listener(events);
  }

  /** What was known is forgotten, once nobody reads on from there any more. */
  async function forget(): Promise<void> {
    await looking?.catch(() => undefined);
    [cached, position, publishedUpTo, knownAfter, knownFromMs] = [[], 0, 0, 0, 0];
  }

  function plan(ms: number): void {
    clearTimeout(timer);
    if (state !== 'looking') return;
    timer = setTimeout(() => void run().catch(() => undefined), ms);
    timer.unref();
  }

  function run(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = undefined;
      plan(again ? 0 : lookEveryMs);
      again = false;
    });
    return looking;
  }

  return {
    start: async () => {
      if (state === 'closed') return;
      if (state === 'resting') begun = forget();
      state = 'looking';
      await begun;
      // Also while the database was away since it began.
      if (knownFromMs === 0) await run();
    },
    rest: () => {
      if (state === 'looking') state = 'resting';
      clearTimeout(timer);
    },
    last: () => publishedUpTo,
    since: ({ after, sinceMs }) => {
      if (after !== undefined) {
        if (after > publishedUpTo || after < knownAfter) return undefined;
        return cached.filter((event) => event.position > after);
      }
      if (sinceMs === undefined) return [];
      if (sinceMs < knownFromMs) return undefined;
      return cached.filter(({ heardAtMs }) => heardAtMs >= sinceMs);
    },
    onHeard: (listener) => void listeners.add(listener),
    lookNow: () => {
      if (looking) again = true;
      else plan(0);
    },
    close: async () => {
      state = 'closed';
      clearTimeout(timer);
      await looking?.catch(() => undefined);
    },
  };
}
