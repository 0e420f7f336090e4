import { areas } from '#backend/areas.ts';
import { readEvents } from '#backend/core/changes/read-events.ts';
import type { Database } from '#backend/core/db/database.ts';
import { listen } from '#backend/core/http/listen.ts';
import { serveOver } from '#backend/core/http/server.ts';
import { createEventStreams, streamLimits } from '#backend/core/http/streams/event-streams.ts';
import { createLiveFeed } from '#backend/core/live/live-feed.ts';
import { noteEvents } from '#backend/core/live/note-events.ts';
import type { World } from '#backend/testing/world.ts';
import type { LiveChange } from '#contract/live.ts';
import { liveStream } from '#contract/live.ts';

const LOOK_EVERY_MS = 20;

/** A frame of the stream as a test looks at it. */
export interface ReadFrame {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

export interface Listener {
  readonly status: number;
  readonly headers: Headers;
  /** Everything that came so far. */
  readonly frames: readonly ReadFrame[];
  /** The changes among them, as `kind what`. */
  changes(): string[];
  /** Resolves when a frame fits; rejects when the stream ends without one. */
  until(fits: (frame: ReadFrame) => boolean): Promise<ReadFrame>;
  /** Resolves when the stream has ended. */
  readonly ended: Promise<void>;
  close(): void;
}

/** The database tells of every change from now on, as after a start. */
export async function tellOf(db: Database): Promise<void> {
  await noteEvents(
    db,
    readEvents(areas).published,
    areas.flatMap(({ transfers }) => transfers),
  );
}

/** A process over a world's database, as far as its streams go. Whoever opens it closes it. */
export async function openLive(
  { services, db }: Pick<World, 'services' | 'db'>,
  limits: Partial<typeof streamLimits> = {},
) {
  const feed = createLiveFeed(db, services.clock, LOOK_EVERY_MS);
  const streams = createEventStreams({ ...services, db }, feed, { ...streamLimits, ...limits });
  const { server, close } = serveOver(
    async () => new Response(null, { status: 404 }),
    () => true,
    streams.answer,
  );
  const origin = await listen(server, 0, '127.0.0.1');
  return {
    streams,
    feed,
    origin,
    open: (query = '', headers: Record<string, string> = {}) => openListener(origin, query, headers),
    close: async () => {
      streams.close();
      await Promise.all([close({ graceMs: 0, lastMs: 500 }), feed.close()]);
    },
  };
}

function frameOf(text: string): ReadFrame | undefined {
  const fields = new Map(
    text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const event = fields.get('event');
  return event === undefined
    ? undefined
    : { id: fields.get('id'), event, data: JSON.parse(fields.get('data') ?? '{}') };
}

async function openListener(
  origin: string,
  query: string,
  headers: Record<string, string>,
): Promise<Listener> {
  const stop = new AbortController();
  const response = await fetch(`${origin}${liveStream.path}${query}`, { headers, signal: stop.signal });
  const frames: ReadFrame[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const read = async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      frames.push(...parts.flatMap((part) => frameOf(part) ?? []));
      for (const look of waiting) look();
    }
  };
  const ended = read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
      for (const look of waiting) look();
    });
  return {
    status: response.status,
    headers: response.headers,
    frames,
    changes: () =>
      frames
        .filter(({ event }) => event === 'change')
        .map(({ data }) => [data.kind, data.what].filter((word) => word !== '').join(' ')),
    until: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = frames.find(fits);
          if (!found && !isOver) return;
          waiting.delete(look);
          if (found) resolve(found);
          else reject(new Error(`The stream ended after ${JSON.stringify(frames)}`));
        };
        waiting.add(look);
        look();
      }),
    ended,
    close: () => stop.abort(),
  };
}

/** True for a change of a kind, and of an id when one is given. */
export function isChange(kind: LiveChange['kind'], what?: string) {
  return ({ event, data }: ReadFrame) =>
    event === 'change' && data.kind === kind && (what === undefined || data.what === what);
}
