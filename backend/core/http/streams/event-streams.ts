import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalOnWire } from '#backend/core/http/answer.ts';
import { known } from '#backend/core/http/dispatch.ts';
import { createShares } from '#backend/core/http/shares.ts';
import type { Heard, LiveFeed } from '#backend/core/live/live-feed.ts';
import { sessionOver } from '#backend/core/session/authenticate.ts';
import { lookAtSession, lookAtSessions } from '#backend/core/session/look-at-sessions.ts';
import { HttpRefusal, Refusal, unavailable } from '#backend/refusal.ts';
import type { Services } from '#backend/services.ts';
import { LiveQuery } from '#contract/live.ts';
import { liveTimes } from '#contract/live-words.ts';
import { sharedWords } from '#contract/words.ts';
import { changeFrame, frame } from './frame.ts';
import { createOpenStreams, end, type OpenStream, send } from './open-streams.ts';

/** What streams may hold. An address may be that of a whole carrier, a member has a few devices. */
export const streamLimits = {
  all: 6_000,
  eachAddress: 256,
  eachMember: 12,
  sweepMs: 1_000,
  /** A stream is begun anew after this, so that none stands for ever and processes share them evenly. */
  longestMs: 30 * 60_000,
  /** Nothing is looked for once nobody has listened for so long. */
  restAfterMs: 30_000,
};

/** A page that was rendered a little before its instant says so late. */
const SINCE_MARGIN_MS = 2_000;

const TOO_MANY = 'เปิดหน้านี้ไว้พร้อมกันมากเกินไป กรุณาปิดบางหน้าแล้วลองใหม่';

/** Who asks for the stream, as the server in front knows it. */
export interface StreamCaller {
  /** Bearer of a session; undefined for a visitor. */
  readonly token: string | undefined;
  /** The member that the page is for, where it says so. */
  readonly namedMember: string | undefined;
  /** The address whose share it takes; undefined for one that has none. */
  readonly address: string | undefined;
}

export interface EventStreams {
  /** Answers a request for the stream and holds it open; never throws. */
  answer(request: IncomingMessage, response: ServerResponse, caller: StreamCaller): Promise<void>;
  readonly size: number;
  /** Ends every stream; whoever asks from now on is sent away. */
  close(): void;
}

function queryOf(request: IncomingMessage) {
  const { searchParams } = new URL(request.url ?? '/', 'http://stream');
  const parsed = LiveQuery.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) throw new HttpRefusal(422, 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง');
  const lastId = request.headers['last-event-id'];
  const after = typeof lastId === 'string' && /^\d{1,18}$/.test(lastId) ? lastId : parsed.data.after;
  const { since, once } = parsed.data;
  return {
    after: after === undefined ? undefined : Number(after),
    sinceMs: since === undefined ? undefined : Number(since) - SINCE_MARGIN_MS,
    once: once === '1',
  };
}

/** The event stream of this process: one feed for all, written to each connection as it is, without a request per event. */
export function createEventStreams(
  services: Services,
  feed: LiveFeed,
  limits: typeof streamLimits = streamLimits,
): EventStreams {
  const open = createOpenStreams();
  const addresses = createShares(limits.eachAddress);
  const nowMs = () => services.clock.now().getTime();
  const looker = { db: services.db, now: () => services.clock.now() };
  let timer: NodeJS.Timeout | undefined;
  let emptySinceMs: number | undefined;
  let checking = false;
  let closed = false;

  function time(): string {
    return frame('time', { now: nowMs() }, feed.last());
  }

  function tell(events: readonly Heard[]): void {
    const frames = events.map((event) => ({ memberId: event.memberId, text: changeFrame(event) }));
    const addressed = new Set(events.flatMap(({ memberId }) => memberId ?? []));
    const forAll = frames.map(({ memberId, text }) => (memberId === null ? text : '')).join('');
    for (const memberId of addressed) {
      const own = frames.filter((one) => one.memberId === null || one.memberId === memberId);
      const text = own.map((one) => one.text).join('');
      if (text !== '') for (const stream of open.of(memberId)) send(stream, text);
    }
    if (forAll !== '')
      for (const stream of open) if (!addressed.has(stream.session?.memberId ?? '')) send(stream, forAll);
    const ended = events.filter(({ kind }) => kind === 'session');
    if (ended.length > 0) void check(ended.flatMap(({ memberId }) => [...open.of(memberId ?? '')]));
  }

  /** Ends the streams among these whose session is over; the others stand until it says so next. */
  async function check(streams: readonly OpenStream[]): Promise<void> {
    const hashes = streams.flatMap(({ session }) => session?.tokenHash ?? []);
    if (hashes.length === 0) return;
    const seen = await lookAtSessions(looker, hashes).catch(() => undefined);
    const standing = new Map(seen?.map((one) => [one.tokenHash, one]));
    for (const stream of streams) {
      const { session } = stream;
      if (!session) continue;
      const found = standing.get(session.tokenHash);
      if (found) stream.session = found;
      else if (seen) end(stream, 'session');
      // The database is away: nothing is known, so the next sweep asks again.
      else stream.session = { ...session, endsAtMs: 0 };
    }
  }

  async function sweep(): Promise<void> {
    const at = performance.now();
    const clockMs = nowMs();
    const due: OpenStream[] = [];
    for (const stream of open) {
      if (at - stream.openedAtMs > limits.longestMs) end(stream, 'renew');
      else if (at >= stream.nextBeatMs) {
        stream.nextBeatMs = at + liveTimes.beatMs;
        send(stream, time());
      }
      if (stream.session && stream.session.endsAtMs < clockMs) due.push(stream);
    }
    if (due.length > 0 && !checking) {
      checking = true;
      await check(due).finally(() => {
        checking = false;
      });
    }
    if (open.size > 0) emptySinceMs = undefined;
    else emptySinceMs ??= at;
    if (emptySinceMs !== undefined && at - emptySinceMs > limits.restAfterMs) rest();
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
    emptySinceMs = undefined;
    feed.rest();
  }

  async function hold(
    request: IncomingMessage,
    response: ServerResponse,
    { token, namedMember, address }: StreamCaller,
  ): Promise<void> {
    const { once, ...left } = queryOf(request);
    const busy = () => new HttpRefusal(429, TOO_MANY, undefined, { 'retry-after': '30' });
    if (closed || open.size >= limits.all) throw unavailable();
    const release = address === undefined ? () => {} : addresses.take(address);
    if (!release) throw busy();
    response.once('close', release);
    const session = token === undefined ? undefined : await lookAtSession(looker, token);
    if (namedMember !== undefined && !session) throw sessionOver();
    if (namedMember !== undefined && namedMember !== session?.memberId)
      throw new Refusal('OTHER_MEMBER', sharedWords.otherMember);
    await feed.start();
    if (closed) throw unavailable();
    if (response.destroyed) return;
    if (session && open.of(session.memberId).size >= limits.eachMember) throw busy();
    // From here on it is no request under way: what an address may ask at once is free for others.
    response.emit('stays');
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-server-time': services.clock.now().toISOString(),
    });
    if (request.method === 'HEAD') return void response.end();
    const missed = feed.since(left);
    const mine = missed?.filter(({ memberId }) => memberId === null || memberId === session?.memberId);
    const text = [
      ':\n',
      frame('hello', { member_id: session?.memberId ?? null, now: nowMs() }),
      mine ? mine.map(changeFrame).join('') : frame('reset', {}),
      time(),
    ].join('');
    if (once) return void response.end(text);
    const at = performance.now();
    const stream: OpenStream = { response, session, openedAtMs: at, nextBeatMs: at + liveTimes.beatMs };
    open.add(stream);
    response.once('close', () => open.remove(stream));
    timer ??= setInterval(() => void sweep(), limits.sweepMs).unref();
    send(stream, text);
  }

  feed.onHeard(tell);
  return {
    get size() {
      return open.size;
    },
    answer: async (request, response, caller) => {
      try {
        await hold(request, response, caller);
      } catch (error) {
        const refusal = known(error, services, services.random.uuid());
        const { status, body } = refusalOnWire(refusal);
        if (response.headersSent || response.destroyed) return void response.destroy();
        response.writeHead(status, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
          'x-server-time': services.clock.now().toISOString(),
          ...(refusal instanceof HttpRefusal ? refusal.headers : {}),
        });
        response.end(JSON.stringify(body));
      }
    },
    close: () => {
      closed = true;
      rest();
      for (const stream of open) end(stream, 'busy');
    },
  };
}
