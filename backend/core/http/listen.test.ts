import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen, urlOf } from './listen.ts';

const server = createServer((_, response) => response.end('here'));
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('the URL that is said reaches the server', async () => {
  const url = await listen(server, 0, '127.0.0.1');
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(url)).text()).toBe('here');
});

test.each([
  [undefined, 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['localhost', 'http://localhost:3000'],
])('a server on %s is reached at %s', (host, url) => {
  expect(urlOf(host, 3000)).toBe(url);
});
