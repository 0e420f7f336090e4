import { expect, test } from '@playwright/test';
import { disguises } from '#tests/disguised-paths.ts';
import { shoot, shootInTurn } from './raw-shot.ts';

const LAST = 'host: site.test\r\nconnection: close\r\n';

/** Request lines that no page of ours sends, with the status of their answer. */
const lines = [
  ['GET /lotto/%ff', 404],
  ['GET /%E0%A4%A', 404],
  ['GET /api/%ff', 404],
  ['GET /_next/static/%ff', 404],
  ['GET /_next/static/../server/pages-manifest.json', 404],
  ['GET /_next/static/%2e%2e/static-files.json', 404],
  ['GET /%00', 404],
  ['GET /../../etc/passwd', 404],
  ['GET /_global-error', 404],
  ['GET /_next/image?url=/icon.svg&w=64&q=75', 404],
  ['GET /lotto/results?before=%ff', 200],
  ['GET /lotto/results?before=0000-01-01', 200],
  ['GET /lotto/results?round_id=%ff', 404],
  ['GET /api/lotto/results?before=0000-01-01', 422],
  ['GET /api/lotto/results?before=%ff', 422],
  ['GET /api/lotto/results?limit=1e999', 422],
  ['GET /api/lotto/bill/list?before=x', 401],
  ['GET /api/logout', 404],
  ['OPTIONS *', 204],
  ['OPTIONS /', 204],
  ['OPTIONS /api/login', 204],
  ['GET *', 404],
  ['HEAD /', 200],
  ['HEAD /api/lotto/lobby', 200],
  ['TRACE /', 405],
  ['TRACE /api/login', 405],
  ['PROPFIND /api/login', 405],
  ['PATCH /api/login', 405],
  ['POST /', 405],
  ['DELETE /lotto/lobby', 405],
  ['CONNECT evil.test:443', 405],
  ['GET http://evil.test/', 200],
  ['GET http://evil.test/lotto/lobby/', 308],
  ['GET http://evil.test/member/deposit', 307],
  ['GET http://evil.test/api/health', 200],
  ['GET //evil.test/%2e%2e', 404],
  ['GET //evil.test/lotto/', 404],
  ['GET /\\evil.test/', 404],
  ['GET /%5cevil.test/', 404],
  ['GET /%2f%2fevil.test/', 404],
  ['GET ?x', 400],
  [`GET /${'x'.repeat(17_000)}`, 431],
] as const;

/** Headers that have a meaning to the server beneath, with the status of the answer to an unknown page. */
const headers = [
  ['rsc: 1\r\nnext-router-state-tree: garbage', 404],
  ['rsc: 1\r\nnext-router-state-tree: %ff', 404],
  ['rsc: 1\r\nnext-router-state-tree: %5B%5D', 404],
  ['next-action: x', 404],
  ['x-invoke-status: 500', 404],
  ['x-middleware-subrequest: x', 404],
  ['x-middleware-prefetch: 1', 404],
  ['x-nextjs-data: 1', 404],
  ['host: evil.test', 400],
  ['cookie: session=%ff; color_scheme=%E0%A4%A', 404],
  ['content-length: 5\r\n\r\nabcde', 404],
  ['expect: x', 404],
  ['connection: upgrade\r\nupgrade: websocket', 403],
] as const;

function check(answer: string, status: number, shot: string): void {
  const head = answer.split('\r\n\r\n', 1).join('');
  expect(head, shot).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const name of [
    'content-security-policy',
    'x-content-type-options: nosniff',
    'strict-transport-security',
  ])
    expect(head.toLowerCase(), shot).toContain(name);
  const location = /^location: (.*)$/im.exec(head)?.[1] ?? '/';
  expect(location, shot).toMatch(/^\/(?![/\\])/);
  expect(new URL(location, 'http://site.test').host, shot).toBe('site.test');
}

test('whatever a stranger asks for is answered, never with 500, and with the headers', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  for (const [line, status] of lines) {
    const answer = await shoot(baseURL ?? '', `${line} HTTP/1.1\r\n${LAST}\r\n`);
    check(answer, status, line);
    if (line.startsWith('GET http://')) expect(answer, line).not.toContain('evil.test');
  }
  for (const [header, status] of headers) {
    const own = header.startsWith('connection') ? 'host: site.test\r\n' : LAST;
    check(await shoot(baseURL ?? '', `GET /nothing HTTP/1.1\r\n${own}${header}\r\n\r\n`), status, header);
  }
  for (const text of ['HELLO\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n'])
    check(await shoot(baseURL ?? '', text), 400, text);
});

/** What Next has beside our pages: its resizing of images, its page for failures, its data. */
const hidden = ['/_next/image', '/_global-error', '/_next/data/x/lotto.json', '/_next/static/../image'];
const spellings = hidden.flatMap((path) => [
  path,
  ...disguises.map((disguise) => disguise(path)).filter((spelling) => spelling !== path),
]);

test('no spelling of an address leads to what is not for visitors', async ({ baseURL }) => {
  expect(spellings.length).toBeGreaterThan(100);
  const refused = /^HTTP\/1.1 40[04] /;
  for (const [at, spelling] of spellings.entries()) {
    const line = `GET ${spelling}?url=%2Ficon.svg&w=640&q=75 HTTP/1.1\r\n`;
    // On a connection that is warm a plain request is read by another reader than its first one.
    const isWarm = at % 3 === 0;
    const answer = isWarm
      ? await shootInTurn(baseURL ?? '', ['HEAD / HTTP/1.1\r\nhost: x\r\n\r\n', `${line}host: x\r\n\r\n`])
      : await shoot(baseURL ?? '', `${line}${LAST}\r\n`);
    expect(answer, line).toMatch(refused);
    expect(answer, line).toMatch(/^cache-control: no-store\r$/im);
    expect(answer, line).not.toMatch(/^content-type: image/im);
  }
});

test('what Next would take for its own changes no page', async ({ baseURL }) => {
  const page = (more: string) =>
    shoot(baseURL ?? '', `GET /lotto/lobby HTTP/1.1\r\n${LAST}${more}\r\n`).then((answer) => answer.length);
  const whole = await page('');
  expect(whole).toBeGreaterThan(10_000);
  for (const name of [
    'x-middleware-prefetch: 1',
    'x-nextjs-data: 1',
    'x-matched-path: /404',
    'next-action: x',
  ])
    expect(await page(`${name}\r\n`), name).toBeGreaterThan(whole * 0.9);
});

test('a name that a client gives the site is shown nowhere', async ({ baseURL }) => {
  for (const host of ['evil.test', '"><script>', 'evil.test:99999', 'a@evil.test', '']) {
    for (const path of ['/', '/member/deposit', '/lotto/lobby/', '/nothing', '/api/health']) {
      const named = `host: ${host}\r\nx-forwarded-host: evil.test\r\nforwarded: host=evil.test`;
      const answer = await shoot(
        baseURL ?? '',
        `GET ${path} HTTP/1.1\r\n${named}\r\nconnection: close\r\n\r\n`,
      );
      expect(answer, `${host} ${path}`).toMatch(/^HTTP\/1.1 (?:200|307|308|404) /);
      expect(answer, `${host} ${path}`).not.toMatch(/evil|"><script>/);
    }
  }
});

test('health says nothing but fixed words', async ({ request }) => {
  const health = await (await request.get('/api/health')).json();
  expect(health).toMatchObject({ status: 'ok', reasons: [] });
  expect([null, 'queue_failed', 'job_failed']).toContain(health.jobs.error);
});
