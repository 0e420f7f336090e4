import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Guard, type GuardedServer, guardedServer, limits } from './guarded-server.ts';
import { listen } from './listen.ts';

vi.setConfig({ testTimeout: 60_000 });
const WAIT = { timeout: 30_000, interval: 5 };
const sockets: Socket[] = [];
let guarded: GuardedServer;
let port = 0;
/** Addresses that were answered first-hand, and by Node's HTTP. */
let firstHand: string[] = [];
let ordinary: string[] = [];
let body = (url: string) => `[${url}]`;

/** A server on which everything below /ready is ready; it answers the same whoever makes the answer. */
async function serve(bounds: Partial<typeof limits> = {}, clientOf = (): string | undefined => undefined) {
  const guard: Guard = {
    prepare: () => {},
    headers: () => [],
    clientOf,
    isFree: () => true,
    firstHand: {
      clientOf,
      answer: ({ url = '' }) => {
        if (url === '/ready/broken') throw new Error('broken');
        if (!url.startsWith('/ready')) return undefined;
        firstHand.push(url);
        const text = body(url);
        return Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${text.length}\r\n\r\n${text}`);
      },
      sent: () => {},
    },
  };
  guarded = guardedServer(
    (request, response) => {
      ordinary.push(request.url ?? '');
      const text = body(request.url ?? '');
      request.resume().on('end', () => response.writeHead(200, { 'content-length': text.length }).end(text));
    },
    guard,
    { ...limits, ...bounds },
  );
  port = Number(new URL(await listen(guarded.server, 0, '127.0.0.1')).port);
}

beforeEach(() => {
  [firstHand, ordinary] = [[], []];
  body = (url) => `[${url}]`;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await guarded.close({ graceMs: 0, lastMs: 0 });
});

const get = (url: string, more = '') => `GET ${url} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;

async function open() {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  sockets.push(socket);
  socket.on('error', () => {});
  let seen = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    seen += part;
  });
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return {
    socket,
    text: () => seen,
    whole: () => closed.then(() => seen),
    /** Sends a request and waits until so many answers came in all. */
    ask: async (text: string, count: number) => {
      socket.write(text, 'latin1');
      await vi.waitFor(() => expect(seen.match(/HTTP\/1\.1 \d/g)?.length ?? 0).toBe(count), WAIT);
    },
  };
}

/** A connection that had its first request, and is read first-hand from now on. */
async function opened() {
  const client = await open();
  await client.ask(get('/first'), 1);
  return client;
}

test('the first request of a connection is Node’s, whatever is ready among the next is answered first-hand', async () => {
  await serve();
  const client = await open();
  for (const [at, url] of ['/ready/1', '/ready/2', '/other', '/ready/3', '/ready/broken'].entries())
    await client.ask(get(url, 'user-agent: curl\r\nConnection: Keep-Alive\r\n'), at + 1);
  expect(client.text().match(/\[.*?\]/g)).toEqual([
    '[/ready/1]',
    '[/ready/2]',
    '[/other]',
    '[/ready/3]',
    '[/ready/broken]',
  ]);
  expect([firstHand, ordinary]).toEqual([
    ['/ready/2', '/ready/3'],
    ['/ready/1', '/other', '/ready/broken'],
  ]);
});

describe('what is not one plain request goes to Node as it came', () => {
  const inner = get('/ready/inner');
  test.each([
    ['two at once', get('/ready/1') + get('/ready/2'), ['/ready/1', '/ready/2']],
    ['HEAD', 'HEAD /ready HTTP/1.1\r\nhost: x\r\n\r\n', ['/ready']],
    ['HTTP/1.0', 'GET /ready HTTP/1.0\r\n\r\n', ['/ready']],
    ['another method', 'DELETE /ready HTTP/1.1\r\nhost: x\r\n\r\n', ['/ready']],
    ['an absolute target', get('http://y/ready'), ['http://y/ready']],
    [
      'a body',
      `GET /ready HTTP/1.1\r\nhost: x\r\ncontent-length: ${inner.length}\r\n\r\n${inner}`,
      ['/ready'],
    ],
    ['a body in chunks', `GET /ready HTTP/1.1\r\nhost: x\r\nTransfer-Encoding : chunked\r\n\r\n`, []],
    [
      'chunks after a plain head',
      `GET /ready HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      ['/ready'],
    ],
    ['an expectation', get('/ready', 'expect: 100-continue\r\n'), ['/ready']],
    ['the last request of a connection', get('/ready', 'connection: close\r\n'), ['/ready']],
    ['an offer of h2c', get('/ready', 'connection: upgrade\r\nupgrade: h2c\r\n'), ['/ready']],
    ['no host', 'GET /ready HTTP/1.1\r\naccept: *\r\n\r\n', []],
    ['no headers', 'GET /ready HTTP/1.1\r\n\r\n', []],
    ['two hosts', get('/ready', 'host: y\r\n'), []],
    ['two cookies', get('/ready', 'cookie: a=1\r\ncookie: b=2\r\n'), ['/ready']],
    ['a folded header', 'GET /ready HTTP/1.1\r\nhost: x\r\n y\r\n\r\n', undefined],
    ['bare line ends', 'GET /ready HTTP/1.1\nhost: x\n\n', undefined],
    ['a control character', get('/ready', 'cookie: a\0b\r\n'), []],
    ['a tabulator', get('/ready', 'accept:\t*\r\n'), ['/ready']],
    ['a letter beyond ASCII', get('/ready', 'x-name: caf\xe9\r\n'), ['/ready']],
    ['a space in the target', 'GET /ready /x HTTP/1.1\r\nhost: x\r\n\r\n', []],
    ['a name that is none', get('/ready', 'a b: c\r\n'), []],
    ['an empty name', get('/ready', ': c\r\n'), []],
    ['many headers', get('/ready', 'a: b\r\n'.repeat(150)), ['/ready']],
    ['a long head', get('/ready', `cookie: ${'x'.repeat(9_000)}\r\n`), ['/ready']],
  ])('%s', async (_, text, wanted) => {
    await serve({ headersMs: 300, requestMs: 400, checkMs: 50 });
    const client = await opened();
    client.socket.write(text, 'latin1');
    if (wanted?.length) {
      await vi.waitFor(() => expect(ordinary).toEqual(['/first', ...wanted]), WAIT);
      await vi.waitFor(
        () => expect(client.text().split('HTTP/1.1 200')).toHaveLength(2 + wanted.length),
        WAIT,
      );
    } else if (wanted) expect((await client.whole()).match(/HTTP\/1\.1 4\d\d/g)).toHaveLength(1);
    else
      await vi.waitFor(() => expect(client.text().match(/HTTP\/1\.1 \d/g)?.length).toBeGreaterThan(1), WAIT);
    expect(firstHand).toEqual([]);
  });

  test('a WebSocket is refused, and nothing after it is read', async () => {
    await serve();
    const client = await opened();
    await client.ask(get('/ready'), 2);
    client.socket.write(get('/ready', 'connection: upgrade\r\nupgrade: websocket\r\n') + get('/ready/after'));
    expect(await client.whole()).toMatch(/HTTP\/1\.1 403 /);
    expect([firstHand, ordinary]).toEqual([['/ready'], ['/first']]);
  });
});

test('whatever is asked, cut wherever: the same answers in the same order as from Node alone', async () => {
  await serve();
  const url = fc.constantFrom('/ready/a', '/ready/b', '/other');
  const request = fc.oneof(
    { weight: 6, arbitrary: fc.record({ url, text: url.map((one) => get(one, 'accept: */*\r\n')) }) },
    {
      weight: 1,
      // What stands in a body is no request.
      arbitrary: fc.constant({
        url: '/posted',
        text: `POST /posted HTTP/1.1\r\nhost: x\r\ncontent-length: ${get('/ready/no').length}\r\n\r\n${get('/ready/no')}`,
      }),
    },
  );
  const asked = fc.array(fc.tuple(request, fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(asked, async (list) => {
      const client = await open();
      const wanted: string[] = [];
      for (const [{ text }, isCut, where] of list) {
        const at = isCut ? Math.trunc(where * text.length) : 0;
        if (at > 0) client.socket.write(text.slice(0, at));
        await turn();
        client.socket.write(text.slice(at));
        wanted.push(`[${/ (\/\S*) /.exec(text)?.[1]}]`);
        // Some are sent behind others that are not answered yet.
        if (where < 0.5)
          await vi.waitFor(() => expect(client.text().match(/\[.*?\]/g)).toHaveLength(wanted.length), WAIT);
      }
      await vi.waitFor(() => expect(client.text().match(/\[.*?\]/g)).toEqual(wanted), WAIT);
      client.socket.destroy();
    }),
    { numRuns: 150 },
  );
  expect(firstHand.length).toBeGreaterThan(30);
  expect([...firstHand, ...ordinary].includes('/ready/no')).toBe(false);
});

test('a connection that is answered first-hand is not taken for one that never sends its head', async () => {
  await serve({ headersMs: 60, requestMs: 60, checkMs: 10 });
  const client = await opened();
  const until = performance.now() + 300;
  for (let count = 2; performance.now() < until; count += 1) await client.ask(get('/ready'), count);
  expect(client.socket.closed).toBe(false);
  expect(ordinary).toEqual(['/first']);
});

describe('a client that does not read', () => {
  const LARGE = 20_000_000;

  test('holds the share of its address like any other, and loses it when it goes', async () => {
    body = (url) => (url === '/ready/large' ? 'x'.repeat(LARGE) : `[${url}]`);
    await serve({ requestsEach: 1 }, () => '203.0.113.9');
    const [slow, other] = [await opened(), await opened()];
    slow.socket.pause().write(get('/ready/large'));
    await vi.waitFor(() => expect(firstHand).toEqual(['/ready/large']), WAIT);
    await other.ask(get('/ready'), 2);
    expect(other.text()).toContain('429');
    slow.socket.destroy();
    await vi.waitFor(async () => {
      const next = await open();
      await next.ask(get('/again'), 1);
      expect(next.text()).toContain('200 OK');
    }, WAIT);
  });

  test('gets what it asks for behind that in order, and all of it while the server closes', async () => {
    body = (url) => (url === '/ready/large' ? 'x'.repeat(LARGE) : `[${url}]`);
    await serve();
    const slow = await opened();
    slow.socket.pause().write(get('/ready/large'));
    await vi.waitFor(() => expect(firstHand).toEqual(['/ready/large']), WAIT);
    slow.socket.write(get('/ready/next'));
    await vi.waitFor(() => expect(ordinary).toEqual(['/first', '/ready/next']), WAIT);
    const closed = guarded.close({ graceMs: 50, lastMs: 30_000 });
    slow.socket.resume();
    const text = await slow.whole();
    await closed;
    expect(text.length).toBeGreaterThan(LARGE);
    expect(text.endsWith('[/ready/next]')).toBe(true);
  });

  test('that leaves disturbs nobody', async () => {
    body = () => 'x'.repeat(LARGE);
    await serve();
    for (let time = 0; time < 5; time += 1) {
      const client = await open();
      client.socket.pause().write(get('/first'));
      client.socket.resume();
      await vi.waitFor(() => expect(client.text().length).toBeGreaterThan(LARGE), WAIT);
      client.socket.pause().write(get('/ready'));
      await vi.waitFor(() => expect(firstHand).toHaveLength(time + 1), WAIT);
      client.socket.destroy();
    }
    body = () => '[]';
    await (await opened()).ask(get('/ready'), 2);
  });
});

test('while the server closes, a kept connection hears from Node that this was its last request', async () => {
  await serve();
  const client = await opened();
  await client.ask(get('/ready/1'), 2);
  const closed = guarded.close({ graceMs: 30_000, lastMs: 30_000 });
  await vi.waitUntil(() => !guarded.server.listening, WAIT);
  client.socket.write(get('/ready/2'));
  expect(await client.whole()).toMatch(/connection: close[\s\S]*\[\/ready\/2\]$/i);
  await closed;
  expect(firstHand).toEqual(['/ready/1']);
});
