import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Guard, type GuardedServer, guardedServer, limits } from './guarded-server.ts';
import { listen } from './listen.ts';

vi.setConfig({ testTimeout: 60_000 });
const WAIT = { timeout: 30_000, interval: 5 };
const LONG_MS = 60_000;
const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

const sockets: Socket[] = [];
let guarded: GuardedServer;
let port = 0;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await guarded.close({ graceMs: 0, lastMs: 0 });
});

async function serve(
  answer: RequestListener,
  guard: Partial<Guard> = {},
  bounds: Partial<typeof limits> = {},
) {
  const full: Guard = {
    prepare: (_, response) => void response.setHeader('x-safe', '1'),
    headers: () => [['x-safe', '1']],
    clientOf: ({ socket }) => socket.remoteAddress,
    isFree: () => false,
    ...guard,
  };
  guarded = guardedServer(answer, full, { ...limits, ...bounds });
  port = Number(new URL(await listen(guarded.server, 0, '127.0.0.1')).port);
}

interface Client {
  readonly socket: Socket;
  /** All that came so far. */
  text(): string;
  /** All that ever came, once the server has ended the connection. */
  whole(): Promise<string>;
}

/** A connection that is there, and has sent the text. */
async function open(text = ''): Promise<Client> {
  const accepted = once(guarded.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  let seen = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    seen += chunk;
  });
  const closed = once(socket, 'close');
  await accepted;
  socket.write(text);
  return { socket, text: () => seen, whole: () => closed.then(() => seen) };
}

const sayDone: RequestListener = (_, response) => response.end('done');

describe('closing', () => {
  test('a request under way is answered, and a kept connection is told that this was the last one', async () => {
    let answer = () => {};
    await serve((request, response) => {
      if (request.url === '/slow') answer = () => response.end('done');
      else response.end('done');
    });
    const idle = await open(GET);
    await vi.waitFor(() => expect(idle.text()).toMatch(/keep-alive[\s\S]*done/), WAIT);
    const asked = once(guarded.server, 'request');
    const busy = await open('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
    await asked;
    const closed = guarded.close({ graceMs: LONG_MS, lastMs: LONG_MS });
    await vi.waitUntil(() => !guarded.server.listening, WAIT);
    // As from a client that did not know yet.
    idle.socket.write(GET);
    expect((await idle.whole()).match(/connection: [\w-]+/gi)).toEqual([
      'Connection: keep-alive',
      'connection: close',
    ]);
    answer();
    expect(await busy.whole()).toMatch(/connection: close[\s\S]*done/i);
    await closed;
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
  });

  test('a request that is begun and ends within the grace is answered', async () => {
    await serve((request, response) => void request.on('end', () => response.end('done')).resume());
    const begun = await open('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{');
    const closed = guarded.close({ graceMs: LONG_MS, lastMs: LONG_MS });
    await vi.waitUntil(() => !guarded.server.listening, WAIT);
    begun.socket.write('}');
    expect(await begun.whole()).toMatch(/ 200 OK[\s\S]*done/);
    await closed;
  });

  test('after the grace nothing without a whole request holds it open', async () => {
    const hung: RequestListener = () => {};
    await serve(hung, { refusesUpgrades: false });
    guarded.server.on('upgrade', (_, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    const held = await Promise.all(
      [
        '',
        'GET / HTTP/1.1\r\nho',
        'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nab',
        'GET /hmr HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      ].map(open),
    );
    await vi.waitFor(() => expect(held[3]?.text()).toContain('101'), WAIT);
    await guarded.close({ graceMs: 50, lastMs: LONG_MS });
    await Promise.all(held.map((one) => one.whole()));
  });

  test('a client that reads late gets all of its answer', async () => {
    const large = 20_000_000;
    await serve((_, response) => response.end(Buffer.alloc(large, 'x')));
    const asked = once(guarded.server, 'request');
    const slow = await open();
    slow.socket.pause().write(GET);
    await asked;
    const closed = guarded.close({ graceMs: 50, lastMs: LONG_MS });
    await vi.waitUntil(() => !guarded.server.listening, WAIT);
    setTimeout(() => slow.socket.resume(), 100);
    expect((await slow.whole()).length).toBeGreaterThan(large);
    await closed;
  });

  test('what is never answered gets a 503 at the end', async () => {
    await serve(() => {});
    const asked = once(guarded.server, 'request');
    const client = await open(GET);
    await asked;
    await guarded.close({ graceMs: 0, lastMs: 50 });
    expect(await client.whole()).toMatch(/^HTTP\/1.1 503[\s\S]*retry-after: 5/);
  });
});

describe('what Node answers by itself carries the headers', () => {
  test.each([
    [400, 'no HTTP', 'HELLO\r\n\r\n'],
    [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n'],
    [400, 'a host twice', 'GET / HTTP/1.1\r\nhost: x\r\naccept: */*\r\nhost: x\r\n\r\n'],
    [400, 'two hosts of an old client', 'GET / HTTP/1.0\r\nhost: x\r\nhost: y\r\n\r\n'],
    [400, 'two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
    [
      400,
      'a length beside chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n',
    ],
    [
      400,
      'an unknown encoding',
      'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked, x\r\n\r\n0\r\n\r\n',
    ],
    [
      400,
      'a packed body',
      'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ],
    [
      400,
      'chunks of an old client',
      'POST / HTTP/1.0\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    ],
    [400, 'a name that is none', 'GET / HTTP/1.1\r\nhost: x\r\na b: c\r\n\r\n'],
    [400, 'an empty name', 'GET / HTTP/1.1\r\nhost: x\r\n: c\r\n\r\n'],
    [400, 'a control character', 'GET / HTTP/1.1\r\nhost: x\r\ncookie: a\0b\r\n\r\n'],
    [400, 'a space in the target', 'GET / x HTTP/1.1\r\nhost: x\r\n\r\n'],
    [400, 'a folded header', 'GET / HTTP/1.1\r\nhost: x\r\na: 1\r\n b: 2\r\n\r\n'],
    [403, 'a WebSocket', 'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: WebSocket\r\n\r\n'],
    [405, 'a tunnel', 'CONNECT elsewhere:443 HTTP/1.1\r\nhost: x\r\n\r\n'],
    [408, 'half a head', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    [408, 'half a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nab'],
    [
      413,
      'endless chunk extensions',
      `POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1;${'x'.repeat(17_000)}`,
    ],
    [431, 'a long head', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(17_000)}\r\n\r\n`],
    [431, 'a long path', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ])('%i for %s', async (status, _, text) => {
    await serve((request) => void request.resume(), {}, { headersMs: 100, requestMs: 200, checkMs: 50 });
    const answer = await (await open(text)).whole();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^x-safe: 1\r$/m);
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
    expect(answer.match(/^HTTP/gm)).toHaveLength(1);
  });

  test.each(['x, y', 'x,y', 'x y', 'x,'])('400 for the host %s', async (host) => {
    await serve(sayDone);
    const answer = await (await open(`GET / HTTP/1.1\r\nhost: ${host}\r\n\r\n`)).whole();
    expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*cache-control: no-store/i);
  });

  test.each(['x', 'X.example:3000', '127.0.0.1:80', '[::1]:3000', 'a_b-c.d.', 'x:', 'u@x', ''])(
    '200 for the host %s',
    async (host) => {
      await serve(sayDone);
      const answer = await (
        await open(`GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
      ).whole();
      expect(answer).toMatch(/^HTTP\/1.1 200 /);
    },
  );

  test('an offer of h2c is left alone, and an unknown expectation too', async () => {
    await serve(sayDone);
    const h2c = 'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: x';
    for (const headers of [h2c, 'expect: x']) {
      const client = await open(`GET / HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n`);
      await vi.waitFor(() => expect(client.text()).toMatch(/ 200 OK[\s\S]*x-safe[\s\S]*done/), WAIT);
    }
  });

  test('an answer under way goes out before the connection ends for what followed it', async () => {
    let answer = () => {};
    await serve((_, response) => {
      answer = () => response.end('done');
    });
    const failed = once(guarded.server, 'clientError');
    const client = await open(`${GET}HELLO\r\n\r\n`);
    await failed;
    answer();
    expect(await client.whole()).toMatch(/^HTTP\/1.1 200[\s\S]*done$/);
  });
});

test('what stands in a body is no request, in however many pieces it comes', async () => {
  const asked: string[] = [];
  await serve((request, response) => {
    asked.push(request.url ?? '');
    request.resume().on('end', () => response.end('done'));
  });
  const inner = GET.replace('/', '/inner');
  const post = `POST /posted HTTP/1.1\r\nhost: x\r\ncontent-length: ${inner.length}\r\n\r\n${inner}`;
  const client = await open();
  for (let at = 0; at < post.length; at += 20) {
    client.socket.write(post.slice(at, at + 20));
    await turn();
  }
  client.socket.write(GET.replace('/', '/after'));
  await vi.waitFor(() => expect(client.text().match(/done/g)).toHaveLength(2), WAIT);
  expect(asked).toEqual(['/posted', '/after']);
});

test.each([
  ['left', true],
  ['cancelled', false],
])('a long body that its reader %s holds up no request after it', async (_, preventCancel) => {
  await serve(async (request, response) => {
    if (request.method === 'GET') return void response.end('next');
    for await (const _chunk of Readable.toWeb(request).values({ preventCancel })) break;
    response.end('enough');
  });
  const long = 'x'.repeat(1_000_000);
  const client = await open(
    `POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nf4240\r\n${long}\r\n0\r\n\r\n`,
  );
  await vi.waitFor(() => expect(client.text()).toContain('enough'), WAIT);
  client.socket.write(GET);
  if (preventCancel) return vi.waitFor(() => expect(client.text()).toContain('next'), 5_000);
  // Nothing more can be read after a request that was destroyed: its connection ends, before the time for a request is over.
  expect(await client.whole().catch(() => '')).not.toContain(' 408 ');
});

test('between the answers of one connection others have their turn', async () => {
  let asked = 0;
  let askedBeforeOthers = 0;
  const noteAsked = () => {
    askedBeforeOthers = asked;
  };
  await serve((_, response) => {
    asked += 1;
    if (asked === 1) setImmediate(() => setImmediate(noteAsked));
    response.end('done');
  });
  const client = await open(GET.repeat(100));
  await vi.waitFor(() => expect(client.text().match(/done/g)).toHaveLength(100), WAIT);
  expect(askedBeforeOthers).toBeLessThan(5);
});

test('what is turned away unread is told, and a connection that was only opened ahead is not', async () => {
  const refused: unknown[] = [];
  const bounds = { requestsEach: 1, headersMs: 200, requestMs: 200, checkMs: 50 };
  await serve(() => {}, { refused: (what) => void refused.push(what) }, bounds);
  const ahead = await open();
  expect(await (await open('HELLO\r\n\r\n')).whole()).toContain(' 400 ');
  await ahead.whole();
  expect(await (await open('GET / HTTP/1.1\r\n')).whole()).toContain(' 408 ');
  expect(refused).toEqual([400, 408]);
  await open(GET);
  await open(GET);
  await vi.waitFor(() => expect(refused).toEqual([400, 408, 429]), WAIT);
});

test('a connection beyond those of an address is told', async () => {
  const refused: unknown[] = [];
  await serve(sayDone, { refused: (what) => void refused.push(what) }, { connectionsEach: 1 });
  await open();
  expect(await (await open(GET)).whole()).toBe('');
  expect(refused).toEqual(['connection']);
});

describe('no store on the way keeps an error', () => {
  const year = 'public, s-maxage=31536000';
  const writers: Readonly<Record<string, RequestListener>> = {
    'set before': (_, response) => response.setHeader('Cache-Control', year).writeHead(500).end(),
    'in an object': (_, response) => response.writeHead(500, { 'Cache-Control': year, ETag: '"x"' }).end(),
    'in a list': (_, response) => response.writeHead(500, 'x', ['cache-control', year, 'expires', '0']).end(),
    'left to Node': (_, response) => {
      response.statusCode = 500;
      response.setHeader('cache-control', [year]).setHeader('etag', '"x"').end('x');
    },
  };

  test.each(Object.entries(writers))('with headers %s', async (_, writer) => {
    for (const status of [404, 500, 503]) {
      await serve((request, response) => {
        const { writeHead } = response;
        response.writeHead = (_given: number, ...rest: never[]) => writeHead.call(response, status, ...rest);
        writer(request, response);
      });
      const answer = await (await open('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).whole();
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer.match(/^(?:cache-control|etag|expires): .*$/gim)).toEqual(['cache-control: no-store']);
      await guarded.close({ graceMs: 0, lastMs: 0 });
    }
  });

  test('and what went well keeps what was said of it', async () => {
    await serve((_, response) => response.writeHead(200, { 'cache-control': year }).end());
    const answer = await (await open('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).whole();
    expect(answer).toContain(`cache-control: ${year}`);
  });
});

describe('shares', () => {
  test('one address gets so many connections and no more, until one ends', async () => {
    await serve(sayDone, {}, { connectionsEach: 2 });
    const [first] = [await open(GET), await open(GET)];
    expect(await (await open(GET)).whole()).toBe('');
    first?.socket.destroy();
    await vi.waitFor(async () => {
      const next = await open(GET);
      await vi.waitFor(() => expect(next.text() || next.socket.closed).toBeTruthy(), WAIT);
      expect(next.text()).toContain('done');
    }, WAIT);
  });

  test('one address has so many requests under way and no more', async () => {
    const answers: Array<() => void> = [];
    await serve((_, response) => void answers.push(() => response.end('done')), {}, { requestsEach: 2 });
    const clients = [await open(GET), await open(GET)];
    await vi.waitFor(() => expect(answers).toHaveLength(2), WAIT);
    expect(await (await open(GET)).whole()).toMatch(/^HTTP\/1.1 429[\s\S]*retry-after: 1/);
    for (const answer of answers.splice(0)) answer();
    for (const client of clients) await vi.waitFor(() => expect(client.text()).toContain('done'), WAIT);
    const next = await open(GET);
    await vi.waitFor(() => expect(answers).toHaveLength(1), WAIT);
    next.socket.destroy();
  });

  test('a body that nobody reads ends with its connection', async () => {
    await serve(sayDone);
    const client = await open(
      `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000000\r\n\r\n${'x'.repeat(99_999)}`,
    );
    expect(await client.whole()).toMatch(/ 200 OK[\s\S]*done/);
  });
});

describe('who asks on and does not read', () => {
  /** More than the kernel holds for a client that does not read. */
  const LARGE = Buffer.alloc(8_000_000, 'x');
  const deaf = async (text = GET) => {
    const client = await open();
    client.socket.pause();
    client.socket.write(text);
    return client;
  };

  test('gets one answer at a time, in order, and all of them once it reads', async () => {
    const asked: string[] = [];
    await serve((request, response) => {
      asked.push(request.url ?? '');
      response.end(LARGE);
    });
    const lines = Array.from({ length: 5 }, (_, at) => GET.replace('/', `/${at}`));
    const client = await deaf(lines.slice(0, -1).join(''));
    await vi.waitFor(() => expect(asked).toEqual(['/0']), WAIT);
    // What comes now is not even read.
    client.socket.write(lines.at(-1) ?? '');
    await turn();
    expect(asked).toEqual(['/0']);
    client.socket.resume();
    await vi.waitFor(() => expect(asked).toEqual(lines.map((_, at) => `/${at}`)), WAIT);
  });

  test('asks for more than anybody does in one piece: the connection ends', async () => {
    const refused: unknown[] = [];
    const bounds = { waitingEach: 5 };
    await serve((_, response) => response.end(LARGE), { refused: (what) => void refused.push(what) }, bounds);
    const client = await deaf(GET.repeat(7));
    client.socket.resume();
    await client.whole();
    expect(refused).toEqual(['unread']);
  });

  test('loses the connection when nothing moves, and one that reads slowly does not', async () => {
    await serve((_, response) => response.end(LARGE), {}, { unreadMs: 2_000, checkMs: 50 });
    const [gone, slow] = [await deaf(), await deaf()];
    const ended = once(gone.socket, 'close');
    const pause = () => void slow.socket.pause();
    slow.socket.on('data', pause);
    const reading = setInterval(() => slow.socket.resume(), 5);
    gone.socket.resume();
    gone.socket.pause();
    await vi.waitFor(async () => {
      const left = await new Promise((resolve) =>
        guarded.server.getConnections((_, count) => resolve(count)),
      );
      expect(left).toBe(1);
    }, WAIT);
    clearInterval(reading);
    slow.socket.off('data', pause).resume();
    gone.socket.resume();
    await ended;
    await vi.waitFor(() => expect(slow.text().length).toBeGreaterThan(LARGE.length), WAIT);
  });

  test('of all bytes that wait, the client with the most gives up its own first', async () => {
    const refused: unknown[] = [];
    const guard: Partial<Guard> = {
      refused: (what) => void refused.push(what),
      clientOf: ({ headers }) => String(headers.from),
    };
    await serve((_, response) => response.end(LARGE), guard, { unreadBytes: 3 * LARGE.length });
    const from = (name: string) => GET.replace('host', `from: ${name}\r\nhost`);
    const honest = await deaf(from('honest'));
    for (let count = 0; count < 10; count += 1) await deaf(from('greedy'));
    await vi.waitFor(() => expect(refused.length).toBeGreaterThan(5), WAIT);
    honest.socket.resume();
    await vi.waitFor(() => expect(honest.text().length).toBeGreaterThan(LARGE.length), WAIT);
  });

  test('holds no share of its address for what waits, when it goes', async () => {
    await serve((_, response) => response.end(LARGE), {}, { requestsEach: 2 });
    for (let count = 0; count < 4; count += 1) {
      const client = await deaf(GET.repeat(5));
      await once(client.socket.resume(), 'data');
      client.socket.destroy();
      await vi.waitFor(async () => {
        const left = await new Promise((resolve) => guarded.server.getConnections((_, all) => resolve(all)));
        expect(left).toBe(0);
      }, WAIT);
    }
    const next = await open(GET);
    await vi.waitFor(() => expect(next.text()).toMatch(/^HTTP\/1.1 200/), WAIT);
  });
});
