import { HttpResponse } from 'msw';
import { MEMBER_HEADER } from '#contract/constants.ts';
import { type LiveFrames, LiveQuery } from '#contract/live.ts';
import { liveTimes } from '#contract/live-words.ts';
import { letTimePass, type MockWorld } from '#mocks/areas.ts';
import { nowOf } from '#mocks/clock.ts';
import { bearerOf, memberOf } from '#mocks/core.ts';
import { type MockEvent, noteChanges } from '#mocks/live/live.ts';
import { sessionOver } from '#mocks/mock.ts';

const LOOK_MS = 50;

function frame<Name extends keyof LiveFrames>(name: Name, data: LiveFrames[Name], id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

const nowMs = (world: MockWorld) => Date.parse(nowOf(world));

/** How many events a page had when it was rendered, at `since` by the world's clock; all of them where it does not say. */
function heardUpTo({ live }: MockWorld, since: string | undefined): number {
  const first = since === undefined ? -1 : live.events.findIndex(({ atMs }) => atMs >= Number(since));
  return first === -1 ? live.events.length : first;
}

/** The event stream of a world; until a journey wants one it is told that there is none to be had. */
export function answerLive(world: MockWorld, request: Request): Response {
  const member = memberOf(world, request);
  const named = request.headers.get(MEMBER_HEADER);
  if ((bearerOf(request) !== '' || (named ?? '-') !== '-') && !member) return sessionOver(world, request);
  const { after, since, once } = LiveQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const memberId = member?.memberId ?? null;
  const lastId = request.headers.get('last-event-id') ?? after;
  let position = lastId === undefined ? heardUpTo(world, since) : Number(lastId);

  /** What came since, for this member. */
  function news(): string {
    letTimePass(world);
    noteChanges(world);
    const isForViewer = (event: MockEvent) => event.memberId === null || event.memberId === memberId;
    const came = world.live.events.slice(position).map((event, at) => ({ ...event, id: position + at + 1 }));
    position = world.live.events.length;
    return came
      .filter(isForViewer)
      .map(({ change, id }) => frame('change', change, id))
      .join('');
  }

  const time = () => frame('time', { now: nowMs(world) }, position);
  const hello = frame('hello', { member_id: memberId, now: nowMs(world) });
  const reset = position > world.live.events.length ? frame('reset', {}) : '';
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
  if (!world.live.isHeld || once === '1') {
    const rest = world.live.isHeld ? `${reset}${news()}${time()}` : frame('end', { why: 'busy' });
    return new HttpResponse(`${hello}${rest}`, { headers });
  }

  const { cuts } = world.live;
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (text: string) => text !== '' && controller.enqueue(new TextEncoder().encode(text));
      send(`${hello}${reset}${news()}${time()}`);
      let beatAtMs = Date.now() + liveTimes.beatMs;
      timer = setInterval(() => {
        if (memberId !== null && !world.sessions[bearerOf(request)]) send(frame('end', { why: 'session' }));
        else if (world.live.cuts === cuts) {
          send(news());
          if (Date.now() < beatAtMs) return;
          beatAtMs = Date.now() + liveTimes.beatMs;
          return void send(time());
        }
        clearInterval(timer);
        controller.close();
      }, LOOK_MS);
    },
    cancel: () => clearInterval(timer),
  });
  return new HttpResponse(body, { headers });
}
