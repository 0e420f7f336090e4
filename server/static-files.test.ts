import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, IncomingMessage, request, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#backend/core/http/listen.ts';
import { packStatic } from '#server/build/pack-static.ts';
import { openStaticFiles } from './static-files.ts';

const WRITTEN = 'console.log("หวย");'.repeat(200);
/** As it is served: browsers are told to compile it ahead. */
const SCRIPT = `//# allFunctionsCalledOnLoad\n${WRITTEN}`;
const ART = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(100)}</svg>`;
const FONT = Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 167 + 13) % 256));
const PAGE_POLICY = "default-src 'self'";
const MADE = new Date('2026-01-02T03:04:05Z');
const MADE_TEXT = 'Fri, 02 Jan 2026 03:04:05 GMT';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

let folder = '';
let server: Server;
let url = '';

/** Asks for a target as it is written, which `fetch` would tidy up. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path: target, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function write(name: string, content: string | Buffer): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  utimesSync(file, MADE, MADE);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pwin-static-'));
  write('.build/static/chunks/a.js', WRITTEN);
  write('.build/static/media/f.woff2', FONT);
  write('.build/secret.json', '"secret"');
  write('public/art/logo.svg', ART);
  write('public/คำ แนะนำ.txt', 'ถูก');
  write('public/offline-worker.js', WRITTEN);
  write('public/frames/slots.html', '<p>');
  write('secret.txt', 'secret');
  await packStatic(folder, '.build');
  const files = openStaticFiles(path.join(folder, '.build'));
  server = createServer((incoming, response) => {
    response.setHeader('content-security-policy', PAGE_POLICY);
    if (!files.answer(incoming, response)) response.writeHead(299).end('not ours');
  });
  url = await listen(server, 0, '127.0.0.1');
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a file of the build', () => {
  const script = '/_next/static/chunks/a.js';

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br;q=0', 'gzip', gunzipSync],
    ['br;q=0.5, gzip;q=0.8', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['identity', undefined, (body: Buffer) => body],
    ['br;q=x, gzip;q=9', undefined, (body: Buffer) => body],
  ])('goes to a client with "%s" as %s', async (accepted, encoding, open) => {
    const { status, headers, body } = await ask(script, { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(open(body).toString()).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'last-modified': MADE_TEXT,
      vary: 'accept-encoding',
    });
  });

  test('without a name of its content is asked for again each time, and what is compressed already stays as it is', async () => {
    const art = await ask('/art/logo.svg?v=2');
    expect(art.headers).toMatchObject({
      'cache-control': 'public, max-age=0',
      'content-type': 'image/svg+xml',
    });
    const font = await ask('/_next/static/media/f.woff2', { 'accept-encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(font.body.equals(FONT)).toBe(true);
    const words = await ask(`/${encodeURIComponent('คำ แนะนำ.txt')}`);
    expect(words.body.toString()).toBe('ถูก');
  });

  test('that pages are made of comes under a short policy which allows nothing, a worker and a page under that of the site', async () => {
    for (const part of [script, '/_next/static/media/f.woff2', '/art/logo.svg']) {
      const policy = String((await ask(part)).headers['content-security-policy']);
      expect(policy, part).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    }
    for (const own of ['/offline-worker.js', '/frames/slots.html', '/_next/static/chunks/none.js'])
      expect((await ask(own)).headers['content-security-policy'], own).toBe(PAGE_POLICY);
  });

  test('answers HEAD with the headers of a GET and nothing after them', async () => {
    const wanted = { 'accept-encoding': 'br' };
    const [get, head] = [await ask(script, wanted), await ask(script, wanted, 'HEAD')];
    for (const { headers } of [get, head]) delete Object.assign(headers, { date: undefined }).date;
    expect(head.headers).toEqual(get.headers);
    expect(head.body).toHaveLength(0);
  });

  test('is not sent to who has it, in whatever encoding that was', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (one) => (await ask(script, { 'accept-encoding': one })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags)
      for (const header of [`${tag}`, `W/${tag}`, `"other", ${tag}`, '*'])
        expect(await ask(script, { 'if-none-match': header })).toMatchObject({
          status: 304,
          body: Buffer.of(),
        });
    expect((await ask(script, { 'if-modified-since': MADE_TEXT })).status).toBe(304);
    // A tag says more than a date.
    const other = { 'if-none-match': '"other"', 'if-modified-since': MADE_TEXT };
    expect((await ask(script, other)).status).toBe(200);
    expect((await ask(script, { 'if-match': '"other"' })).status).toBe(412);
    expect((await ask(script, { 'if-match': `${tags[0]}` })).status).toBe(200);
    expect((await ask(script, { 'if-unmodified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' })).status).toBe(412);
    expect((await ask(script, { 'if-unmodified-since': 'never' })).status).toBe(200);
  });

  test.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=295-', 206, 295, 300],
    ['bytes=-5', 206, 295, 300],
    ['bytes=-9999', 206, 0, 300],
    ['bytes=290-99999999999999999999', 206, 290, 300],
    ['bytes=300-', 416, 0, 0],
    ['bytes=-0', 416, 0, 0],
    ['bytes=9-2', 200, 0, 300],
    ['bytes=0-1,4-5', 200, 0, 300],
    ['bytes=-', 200, 0, 300],
    ['lines=1-2', 200, 0, 300],
    ['bytes=0x1-2', 200, 0, 300],
  ])('answers a range of "%s" with %i', async (range, status, from, to) => {
    const answer = await ask('/_next/static/media/f.woff2', { range });
    expect(answer.status).toBe(status);
    expect(answer.body.equals(FONT.subarray(from, to))).toBe(true);
    const told = { 206: `bytes ${from}-${to - 1}/300`, 416: 'bytes */300', 200: undefined }[status];
    expect(answer.headers['content-range']).toBe(told);
  });

  test('gives parts of the plain bytes alone, and the whole when the file is another by now', async () => {
    const range = { range: 'bytes=0-9', 'accept-encoding': 'br' };
    const part = await ask(script, range);
    expect(part.body.toString()).toBe(SCRIPT.slice(0, 10));
    expect(part.headers['content-encoding']).toBeUndefined();
    expect((await ask(script, { ...range, 'if-range': `${part.headers.etag}` })).status).toBe(206);
    expect((await ask(script, { ...range, 'if-range': '"other"' })).status).toBe(200);
    expect((await ask(script, range, 'HEAD')).status).toBe(200);
  });
});

test.each([
  '/',
  '/art',
  '/art/',
  '/secret.txt',
  '/_next/secret.json',
  '/_next/static/../secret.json',
  '/_next/static/../../secret.txt',
  '/_next/static/%2e%2e/secret.json',
  '/_next/static/..%2fsecret.json',
  '/_next/static/..\\secret.json',
  '/_next/static/chunks/a.js%00',
  '/_next/static/chunks/a.js/',
  '/_next/static/chunks//a.js',
  '//_next/static/chunks/a.js',
  '/_next/static/chunks/%61.js',
  '/_next/static/chunks/a.js;x',
  '/_NEXT/static/chunks/a.js',
  '/static-files.bin',
  '/__proto__',
  '/constructor',
  '/art/logo.svg%3Fv=2',
])('%s is no file of the build', async (target) => {
  const { status, body } = await ask(target, { range: 'bytes=0-9' });
  expect([status, body.toString()]).toEqual([299, 'not ours']);
});

test('without a pack nothing is answered', () => {
  const incoming = new IncomingMessage(new Socket());
  incoming.url = '/art/logo.svg';
  expect(openStaticFiles(folder).answer(incoming, new ServerResponse(incoming))).toBe(false);
});
