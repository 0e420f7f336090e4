import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

type Listener = (event: object) => void;

/** The worker as a browser runs it, with what it listens to. */
function startWorker(fetchPage: () => Promise<Response>, onLine = true) {
  const listeners = new Map<string, Listener>();
  const calls = { fetch: vi.fn(fetchPage), skipWaiting: vi.fn(), enable: vi.fn() };
  const scope = createContext({
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    fetch: calls.fetch,
    skipWaiting: calls.skipWaiting,
    registration: { navigationPreload: { enable: calls.enable } },
    navigator: { onLine },
    crypto,
    Response,
  });
  runInContext(readFileSync('public/offline-worker.js', 'utf8'), scope);
  const send = async (name: string, event: object) => {
    let answer: unknown;
    const note = (given: unknown) => {
      answer = given;
    };
    listeners.get(name)?.({ ...event, respondWith: note, waitUntil: note });
    const given: unknown = await answer;
    return given instanceof Response ? given : undefined;
  };
  return { send, calls };
}

const page = { request: { mode: 'navigate', method: 'GET' }, preloadResponse: Promise.resolve(undefined) };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('a page is asked of the network, and what was asked for ahead is taken', async () => {
  const { send, calls } = startWorker(async () => new Response('the page'));
  expect(await (await send('fetch', page))?.text()).toBe('the page');
  const ahead = { ...page, preloadResponse: Promise.resolve(new Response('ahead')) };
  expect(await (await send('fetch', ahead))?.text()).toBe('ahead');
  expect(calls.fetch).toHaveBeenCalledOnce();
  // What the site answers is shown, whatever it says.
  const broken = startWorker(async () => new Response('broken', { status: 503 }));
  expect(await (await broken.send('fetch', page))?.text()).toBe('broken');
});

test('nothing but pages is answered', async () => {
  const { send, calls } = startWorker(lost);
  for (const request of [
    { mode: 'cors', method: 'GET' },
    { mode: 'navigate', method: 'POST' },
    { mode: 'no-cors', method: 'GET' },
  ])
    expect(await send('fetch', { ...page, request })).toBeUndefined();
  expect(calls.fetch).not.toHaveBeenCalled();
});

test.each([
  [false, 'ไม่มีอินเทอร์เน็ต'],
  [true, 'ติดต่อเว็บไซต์ไม่ได้'],
])('without the site there is a page of ours, that says why (on line: %s)', async (onLine, title) => {
  const answer = await startWorker(lost, onLine).send('fetch', page);
  expect(answer?.status).toBe(503);
  expect(answer?.headers.get('cache-control')).toBe('no-store');
  const html = (await answer?.text()) ?? '';
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain('<html lang="th">');
  expect(html).toContain('<a href="">ลองใหม่</a>');
  const policy = answer?.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(html).toContain(`<script nonce="${nonce}">`);
  expect(html).not.toMatch(/https?:|src=/);
});

test('it keeps nothing and takes over at once, so that its successor can too', async () => {
  expect(readFileSync('public/offline-worker.js', 'utf8')).not.toMatch(/caches|indexedDB|clients/);
  const { send, calls } = startWorker(lost);
  await send('install', {});
  await send('activate', {});
  expect(calls.skipWaiting).toHaveBeenCalledOnce();
  expect(calls.enable).toHaveBeenCalledOnce();
});
