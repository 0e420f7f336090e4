import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen } from '#backend/core/http/listen.ts';
import type { PageBridge } from '#lib/gateway/page-bridge.ts';
import type { SessionSummary } from '#lib/gateway/session-summary.ts';
import type { PersonalFragment, RenderContext } from '#lib/render-context.ts';
import { contentSecurityPolicy, securityHeaders } from '#lib/security-headers.ts';
import { formatBaht, toSatang } from '#rules/money/baht.ts';
import { openPageFront } from './page-front.ts';

vi.hoisted(() => vi.resetModules());
// A part is drawn by the renderer of the build; here what shows it is its HTML.
vi.mock('./draw-html.ts', () => ({ drawHtml: async (shown: unknown) => Buffer.from(String(shown)) }));
afterAll(() => {
  vi.doUnmock('./draw-html.ts');
  vi.resetModules();
});

const NOW = 1_750_000_000_123;

function summaryOf(name: string, balance = 1_234.5, wallets = 1, unread = 0): SessionSummary {
  return {
    user: {
      member_id: `id-of-${name.length}-${balance}`,
      username_masked: '081-xxx-0101',
      first_name: name,
      last_name: 'ใจดี',
      bank: null,
      sub_bank: null,
      previous_login: { at: '2025-06-01T10:00:00.000Z', device: 'Chrome', address_masked: '203.0.x.x' },
      session_started_at: '2025-06-15T12:00:00.000Z',
      reality_due_at: '2025-06-15T13:00:00.000Z',
      limits_offered: true,
      consents_due: [],
      created_at: '2025-06-15T11:00:00.000Z',
      counts: { unread },
    },
    wallets: Array.from({ length: wallets }, (_, at) => ({
      id: `w${at}-${name.length}`,
      wallet_name: 'กระเป๋าหลัก',
      balance: at === 0 ? balance : 0.1,
      wallet_type_id: at + 1,
    })),
    times: { clock: '19:05', played: '0:42' },
  };
}

/** As React writes text, and as Next writes data into a script. */
const inHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
const inScript = (data: unknown) =>
  JSON.stringify(JSON.stringify(data))
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

function pageFor(
  nonce: string,
  answeredAtMs: number,
  member: SessionSummary | undefined,
  content: string,
  own?: Own,
): string {
  const { user, wallets } = member ?? {};
  const sum = wallets?.reduce((all, { balance }) => all + toSatang(balance), 0n);
  return [
    `<script nonce="${nonce}"></script><p>${content}</p>`,
    ...(user ? [`<b>${inHtml(user.first_name)}</b><i>฿ <!-- -->${formatBaht(sum ?? 0n)}</i>`] : []),
    ...(own ? [`<main>${own.html}</main>`] : []),
    `<script nonce="${nonce}">push(${inScript({ answeredAtMs, user, wallets, own: own?.data })})</script>`,
  ].join('');
}

/** What is a member's own on a page, as it stands there. */
interface Own {
  readonly data: unknown;
  readonly html: string;
}
const listed = (bills: readonly string[]): Own => ({
  data: { bills: bills.map(inFlight), next: null },
  html: `<ul>${bills.map((bill) => `<li>${inHtml(bill)}</li>`).join('')}</ul>`,
});
/** As React writes a string into its data. */
const inFlight = (text: string) => (text.startsWith('$') ? `$${text}` : text);

interface World {
  readonly members: Map<string, SessionSummary | 'ordinary'>;
  content: string;
  /** The bills of each member, where the page shows them. */
  readonly bills: Map<string, readonly string[]>;
  /** HTML of bills where it is another than it should be. */
  drawn: string | undefined;
  /** Pages of which it was told that a part of them cannot be drawn alone. */
  readonly notAlone: string[];
  /** What comes inside a page for who takes it compressed. */
  firstView: string;
  said: RenderContext['cacheability'];
  renders: number;
  ordinary: number;
  /** How often it was asked whose page is wanted. */
  asked: number;
  /** Changes what visitors see. */
  change(): void;
  waitFor: Promise<void> | undefined;
  nowMs: number;
}

let world: World;
let server: Server;
let url = '';

function open(limitBytes = 1_000_000): Promise<string> {
  const listeners: (() => void)[] = [];
  world = {
    members: new Map(),
    content: 'home '.repeat(300),
    bills: new Map(),
    drawn: undefined,
    notAlone: [],
    firstView: '',
    said: 'same',
    renders: 0,
    ordinary: 0,
    asked: 0,
    change: () => {
      for (const listener of listeners) listener();
    },
    waitFor: undefined,
    nowMs: 0,
  };
  let reading = '';
  const fragment: PersonalFragment = {
    load: async () => ({ bills: world.bills.get(reading) ?? [], next: null }),
    show: (read) => world.drawn ?? listed(Object(read).bills).html,
    around: (shown) => shown,
  };
  const memberOf = (cookie: string | undefined) =>
    world.members.get(/session=(\w+)/.exec(cookie ?? '')?.[1] ?? '');
  const bridge: PageBridge = {
    keepsPages: true,
    hearsChanges: true,
    summaryOf: (cookie) => {
      world.asked += 1;
      const member = memberOf(cookie);
      return member ? Promise.resolve(member) : 'visitor';
    },
    readAs: async (summary, load) => {
      const [name = ''] = [...world.members].find(([, one]) => one === summary) ?? [];
      if (!world.bills.has(name)) throw new Error('away');
      reading = name;
      return load();
    },
    onChange: (listener) => void listeners.push(listener),
    changeCount: () => 0,
    nowMs: () => 0,
  };
  const answer = openPageFront({
    bridge: () => bridge,
    limitBytes,
    now: () => world.nowMs,
    onFailure: () => {},
    onNotAlone: (place) => void world.notAlone.push(place),
    render: async (
      { url: path, router },
      { nonce, placeholders: { member, answeredAtMs, fragment: made } },
    ) => {
      world.renders += 1;
      await world.waitFor;
      if (world.said === 'broken') return 'broken';
      const isWhole = router.rsc === undefined;
      const own = member && path === '/bills' ? { data: made.data, html: `<i>${made.html}</i>` } : undefined;
      const body = Buffer.from(
        isWhole
          ? pageFor(nonce, answeredAtMs, member, `${path} ${world.content}`, own)
          : `0:${JSON.stringify({ path, answeredAtMs, own: own?.data })}\n`,
      );
      const headers = [
        ['content-type', 'text/html'],
        ['vary', 'rsc'],
        ['link', `</a.css>; rel=preload; nonce="${nonce}"`],
      ] as const;
      return {
        isWhole,
        fragment: own ? fragment : {},
        headers,
        inlinedHeaders: headers,
        body,
        inlined: Buffer.concat([Buffer.from(world.firstView), body]),
        aheadMs: NOW - Date.now(),
      };
    },
    ordinary: (incoming: IncomingMessage, response: ServerResponse, context: RenderContext) => {
      world.ordinary += 1;
      context.cacheability = world.said;
      const member = memberOf(incoming.headers.cookie);
      response.setHeader('x-ordinary', '1');
      response.setHeader('content-security-policy', contentSecurityPolicy('ordinary-nonce'));
      if (incoming.url?.includes('missing')) response.statusCode = 404;
      if (member === 'ordinary' || member?.wallets[0]?.balance === 1.234)
        response.writeHead(307, { location: '/login' }).end();
      else {
        const name = /session=(\w+)/.exec(incoming.headers.cookie ?? '')?.[1] ?? '';
        const own = incoming.url === '/bills' ? listed(world.bills.get(name) ?? []) : undefined;
        response.end(pageFor('ordinary-nonce', NOW, member, `${incoming.url} ${world.content}`, own));
      }
    },
  });
  server = createServer(answer);
  return listen(server, 0, '127.0.0.1');
}

beforeEach(async () => {
  // The time stands still, so that answers are alike.
  vi.useFakeTimers({ toFake: ['Date'] });
  url = await open();
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const session = (name: string) => ({ cookie: `session=${name}` });

async function ask(path = '/', headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}${path}`, {
    headers: { 'accept-encoding': 'identity', ...headers },
    redirect: 'manual',
  });
  const text = await answer.text();
  const nonce = /nonce="([^"]*)"/.exec(text)?.[1] ?? '';
  return {
    status: answer.status,
    headers: answer.headers,
    isCached: !answer.headers.has('x-ordinary'),
    nonce,
    text: nonce ? text.replaceAll(nonce, 'N') : text,
  };
}

test('the first answer is ordinary, the next ones are the same but for their nonce and made here', async () => {
  const answers = [await ask(), await ask(), await ask()];
  expect(answers.map(({ isCached }) => isCached)).toEqual([false, true, true]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(3);
  expect(world.renders).toBe(1);
  const { headers, nonce } = await ask();
  expect(headers.get('content-security-policy')).toBe(contentSecurityPolicy(nonce));
  for (const [name, value] of securityHeaders) expect(headers.get(name)).toBe(value);
  expect(headers.get('content-type')).toBe('text/html');
  expect(headers.get('link')).toBe(`</a.css>; rel=preload; nonce="${nonce}"`);
  expect(headers.get('vary')).toBe('rsc, Accept-Encoding');
});

test('a member gets a copy of nobody, filled with their own values, or the ordinary page', async () => {
  const name = fc.oneof(
    fc.constantFrom(
      'สมชาย',
      'Ann-Marie',
      '"><script>alert(1)</script>',
      "O'Neil",
      'a\\u003c',
      '\u202eabc',
      '\u2028',
      '😀',
      '$1',
      '$&',
      '@x',
      'a&b',
      ' ',
      'Anna\u0000',
      'É. ก้อย',
    ),
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.stringMatching(/^[ก-๙ a-zA-Z.-]{1,20}$/),
  );
  const balance = fc.integer({ min: 0, max: 10 ** 14 }).map((satang) => satang / 100);
  await ask();
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(
      name,
      balance,
      fc.integer({ min: 1, max: 2 }),
      fc.constantFrom(0, 3, 42, 100),
      fc.boolean(),
      async (first, baht, wallets, unread, isPacked) => {
        const member = summaryOf(first, Math.min(baht, 9_999_999_999.99), wallets, unread);
        world.members.set('x', member);
        const headers: Record<string, string> = isPacked ? { 'accept-encoding': 'gzip' } : {};
        const answer = await ask('/', { ...headers, ...session('x') });
        expect(answer.text).toBe(pageFor('N', NOW, member, `/ ${world.content}`));
        if (answer.isCached) kept += 1;
      },
    ),
    { numRuns: 120 },
  );
  expect(kept).toBeGreaterThan(30);
  // One copy for each number of wallets, whoever came.
  expect(world.renders).toBeLessThan(10);
});

test('members of many shapes take no page from visitors', async () => {
  await ask();
  await ask();
  for (let wallets = 1; wallets <= 20; wallets += 1) {
    world.members.set('x', summaryOf('สมชาย', 5, wallets));
    expect((await ask('/', session('x'))).isCached).toBe(true);
    await ask();
  }
  expect([(await ask()).isCached, world.renders]).toEqual([true, 21]);
});

const billText = fc.oneof(
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '"]) & \\u003c',
    '$1',
    '$$',
    "O'Neil \u2028",
    '😀',
    'งวด 16 มิถุนายน 2568',
    '$undefined',
    '\n0:',
  ),
  fc.string({ maxLength: 12 }),
);

test('what is a member’s own on a page is made for each answer, as an ordinary render would write it', async () => {
  const who = ['x', 'y'] as const;
  for (const name of who) world.members.set(name, summaryOf(name));
  await ask('/bills');
  await fc.assert(
    fc.asyncProperty(fc.array(billText, { maxLength: 90 }), fc.boolean(), async (bills, isPacked) => {
      const headers: Record<string, string> = isPacked ? { 'accept-encoding': 'gzip' } : {};
      const own = { x: bills, y: bills.map((bill) => `${bill} y`) };
      for (const name of who) world.bills.set(name, own[name]);
      const answers = await Promise.all(who.map((name) => ask('/bills', { ...headers, ...session(name) })));
      for (const [at, name] of who.entries()) {
        const wanted = pageFor('N', NOW, summaryOf(name), `/bills ${world.content}`, listed(own[name]));
        expect([answers[at]?.isCached, answers[at]?.text]).toEqual([true, wanted]);
      }
    }),
    { numRuns: 40 },
  );
  expect(world.renders).toBe(1);
});

test('part of a page holds the data of what is a member’s own alone', async () => {
  const part = { rsc: '1', ...session('x') };
  world.members.set('x', summaryOf('x'));
  world.bills.set('x', ['$1 "a"']);
  await ask('/bills', part);
  const answer = await ask('/bills', part);
  expect([answer.isCached, answer.text]).toEqual([
    true,
    `0:${JSON.stringify({ path: '/bills', answeredAtMs: NOW, own: listed(['$1 "a"']).data })}\n`,
  ]);
});

test.each([
  ['an id that React made of its place', '<ul><li id="_R_5_">1</li></ul>'],
  ['what is made up for nobody', '<ul><li>abcdefghijฬabcdefghij</li></ul>'],
])('a part with %s leads to the ordinary answer', async (_, drawn) => {
  world.members.set('x', summaryOf('x'));
  world.bills.set('x', ['1']);
  await ask('/bills', session('x'));
  expect((await ask('/bills', session('x'))).isCached).toBe(true);
  world.drawn = drawn;
  const answer = await ask('/bills', session('x'));
  expect([answer.isCached, answer.text.includes('<li>1</li>')]).toEqual([false, true]);
  await ask('/bills', session('x'));
  expect(world.notAlone).toEqual(['/bills']);
});

test('a part that cannot be read leads to the ordinary answer, and another member’s is not shown for it', async () => {
  for (const name of ['x', 'y']) {
    world.members.set(name, summaryOf(name));
    world.bills.set(name, [`bill of ${name}`]);
  }
  for (const name of ['x', 'y', 'x']) await ask('/bills', session(name));
  world.bills.delete('y');
  const answer = await ask('/bills', session('y'));
  expect([answer.isCached, answer.text.includes('bill of')]).toEqual([false, false]);
  expect(world.notAlone).toEqual([]);
});

test('a session that ended between request and answer is answered the ordinary way', async () => {
  world.members.set('x', summaryOf('สมชาย'));
  await ask();
  expect((await ask('/', session('x'))).text).toContain('สมชาย');
  world.members.set('x', 'ordinary');
  const over = await ask('/', session('x'));
  expect([over.status, over.headers.get('location'), over.text]).toEqual([307, '/login', '']);
  expect((await ask('/', session('nobodys'))).text).not.toContain('สมชาย');
});

test('what became of a member while their page was rendered is what the answer shows', async () => {
  world.members.set('x', summaryOf('สมชาย', 50));
  world.members.set('y', summaryOf('มาลัย', 50));
  await ask();
  world.asked = 0;
  const wait = Promise.withResolvers<void>();
  world.waitFor = wait.promise;
  const [richer, leaving] = [ask('/', session('x')), ask('/', session('y'))];
  await vi.waitFor(() => expect([world.renders, world.asked]).toEqual([1, 2]));
  world.members.set('x', summaryOf('สมชาย', 70));
  world.members.set('y', 'ordinary');
  wait.resolve();
  const { isCached, text } = await richer;
  expect([isCached, text.includes('฿ <!-- -->70.00'), text.includes('50.00')]).toEqual([true, true, false]);
  expect([(await leaving).status, (await leaving).text]).toEqual([307, '']);
});

test('an amount that is none leads to the ordinary answer, whatever that is', async () => {
  await ask();
  world.members.set('x', summaryOf('สมชาย', 1.234));
  const answer = await ask('/', session('x')).catch(() => undefined);
  expect(answer?.isCached ?? false).toBe(false);
  expect(world.ordinary).toBe(2);
});

test('whatever a client makes up, memory stays within its limit and the pages stay cached', async () => {
  server.close();
  url = await open(100_000);
  await ask();
  await ask();
  expect(world.renders).toBe(1);
  const junk = Array.from({ length: 300 }, (_, at) => `/lotto/results?number=${at}`);
  for (const paths of [junk, junk.slice(0, 50)]) await Promise.all(paths.map((path) => ask(path)));
  const parts = junk.slice(0, 50).map((_, at) => ({ rsc: '1', 'next-router-state-tree': `%5B${at}` }));
  for (const _time of [1, 2]) await Promise.all(parts.map((headers) => ask('/', headers)));
  const before = world.renders;
  expect((await ask()).isCached).toBe(true);
  expect(world.renders).toBe(before);
});

test.each([
  ['a page that is not the same for everybody', '/', {}, 'nothing'],
  ['a page that could not be read', '/', {}, 'broken'],
  ['what does not exist', '/missing', {}, 'same'],
  ['another spelling of an address', '/%6cotto', {}, 'same'],
  ['an address with two slashes', '//lotto', {}, 'same'],
  ['an address that is too long', `/lotto/results?number=${'1'.repeat(5_000)}`, {}, 'same'],
  ['a part of a page without its headers', '/?_rsc=abc', {}, 'same'],
  ['headers of a router without a router', '/', { 'next-router-prefetch': '1' }, 'same'],
  ['another kind of part', '/', { rsc: '2' }, 'same'],
] as const)('%s is not cached', async (_, path, headers, said) => {
  world.said = said;
  for (const _time of [1, 2, 3]) expect((await ask(path, headers)).isCached).toBe(false);
  expect(world.renders).toBe(0);
});

test('parts of a page are cached by what the router has already, and schemes apart', async () => {
  const part = (state: string) => ({ rsc: '1', 'next-router-state-tree': state });
  const kept = async (headers: Record<string, string>) => (await ask('/', headers)).isCached;
  expect([await kept(part('a')), await kept(part('a'))]).toEqual([false, true]);
  expect([await kept(part('b')), await kept(part('b')), await kept({})]).toEqual([false, true, false]);
  expect([await kept({}), await kept({ cookie: 'color_scheme=light' }), world.renders]).toEqual([
    true,
    true,
    4,
  ]);
  expect([
    await kept({ cookie: 'color_scheme=dark; __Host-color_scheme=light' }),
    await kept({ cookie: 'my_color_scheme=light' }),
    world.renders,
  ]).toEqual([true, true, 4]);
});

describe('over the wire', () => {
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
      let seen = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        seen += chunk;
      });
      socket.on('close', () => resolve(seen));
    });

  test('HEAD has the headers of a GET and nothing after them', async () => {
    await ask();
    const get = await raw('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    const head = await raw('HEAD / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    const names = (answer: string) =>
      answer.split('\r\n\r\n')[0]?.replace(/nonce[-=]"?[\w-]+|^Date: .*/gm, '');
    expect(names(head)).toBe(names(get));
    expect(head.endsWith('\r\n\r\n')).toBe(true);
    expect(names(get)).toMatch(/content-length: \d{4}/);
  });

  test('an old client gets a whole answer, and no condition or range changes it', async () => {
    const { text } = await ask();
    const old = await raw('GET / HTTP/1.0\r\n\r\n');
    expect(old).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
    expect(old).not.toMatch(/transfer-encoding/i);
    expect(old.split('\r\n\r\n')[1]?.replaceAll(/nonce="[^"]*"/g, 'nonce="N"')).toBe(text);
    const asked = await ask('/', {
      range: 'bytes=0-9',
      'if-none-match': '*',
      'if-modified-since': new Date().toUTCString(),
    });
    expect([asked.status, asked.isCached, asked.text]).toEqual([200, true, text]);
  });

  test('what the first view needs comes inside for who takes it compressed alone', async () => {
    world.firstView = '<style>p{color:red}</style>';
    await ask();
    expect((await ask('/', { 'accept-encoding': 'gzip' })).text).toContain(world.firstView);
    expect((await ask()).text).not.toContain('<style>');
  });

  test('a client that takes gzip gets it, one that does not gets it plain', async () => {
    const { text } = await ask();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'gzip'],
      ['br, gzip;q=0', null],
      ['*;q=0', null],
      ['identity', null],
    ] as const) {
      const answer = await ask('/', { 'accept-encoding': accepted });
      expect([accepted, answer.headers.get('content-encoding'), answer.text]).toEqual([
        accepted,
        encoding,
        text,
      ]);
    }
    const bytes = await new Promise<Buffer>((resolve) => {
      request(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
      }).end();
    });
    expect(gunzipSync(bytes).length).toBeGreaterThan(bytes.length * 2);
  });

  test('a client that reads late gets its own answers, whatever others asked for meanwhile', async () => {
    world.content = 'งวด '.repeat(20_000);
    world.members.set('late', summaryOf('มาสาย'));
    world.members.set('x', summaryOf('สมชาย'));
    for (const name of ['late', 'x']) await ask('/', session(name));
    const count = 100;
    const head = 'GET / HTTP/1.1\r\nhost: x\r\ncookie: session=late\r\n';
    const asked = [...Array(count - 1).fill(head), `${head}connection: close\r\n`, ''].join('\r\n');
    const parts: Buffer[] = [];
    const late = connect(Number(new URL(url).port), '127.0.0.1', () => late.write(asked));
    const ended = once(late, 'close');
    for (let turn = 0; turn < 10; turn += 1) await Promise.all([ask('/', session('x')), ask()]);
    late.on('data', (part) => parts.push(part));
    await ended;
    const answers = Buffer.concat(parts).toString().split('HTTP/1.1 200 OK').slice(1);
    const nonces = answers.map((answer) => {
      expect(answer.match(/มาสาย|สมชาย/g)).toEqual(Array(answer.split('มาสาย').length - 1).fill('มาสาย'));
      const found = new Set(Array.from(answer.matchAll(/nonce[-=]"?([\w-]+)/g), ([, nonce]) => nonce));
      expect(found.size).toBe(1);
      return [...found].join();
    });
    expect([nonces.length, new Set(nonces).size]).toEqual([count, count]);
  });

  test('a client that leaves while it waits disturbs nobody', async () => {
    await ask();
    const wait = Promise.withResolvers<void>();
    world.waitFor = wait.promise;
    const leaving = new AbortController();
    const left = fetch(url, { signal: leaving.signal }).catch(() => 'left');
    const stays = ask();
    leaving.abort();
    expect(await left).toBe('left');
    wait.resolve();
    expect((await stays).isCached).toBe(true);
  });
});

test('a change is in the next answer', async () => {
  await ask();
  await ask();
  world.content = 'changed';
  expect((await ask()).text).not.toContain('changed');
  world.change();
  expect((await ask()).text).toContain('changed');
});
