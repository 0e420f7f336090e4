import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listen } from '#backend/core/http/listen.ts';
import { noteRefusals } from './note-refusals.ts';

const lines: Array<readonly [object, string]> = [];
const log = { warn: (facts: object, text: string) => void lines.push([facts, text]) };
const server = createServer((request, response) => {
  noteRefusals(log, request, response);
  if (request.headers['x-backend']) response.setHeader('x-request-id', '1');
  response.writeHead(Number(request.headers['x-status'])).end();
});
const url = await listen(server, 0, '127.0.0.1');
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

async function ask(path: string, status: number, init: RequestInit = {}): Promise<void> {
  const headers = { ...init.headers, 'x-status': String(status), 'x-forwarded-for': '198.51.100.7' };
  await (await fetch(`${url}${path}`, { ...init, headers })).arrayBuffer();
}

test('a forged origin, a method of nothing and a long body leave a line, without what was asked for', async () => {
  await ask('/api/lotto/bill/create?number=12', 403, { method: 'POST' });
  await ask('/lotto/lobby', 405, { method: 'DELETE' });
  await ask(`/api/${'x'.repeat(500)}`, 413, { method: 'POST' });
  expect(lines).toEqual([
    [
      { status: 403, method: 'POST', path: '/api/lotto/bill/create', address: '198.51.100.7' },
      'refused 403 before the backend',
    ],
    [
      { status: 405, method: 'DELETE', path: '/lotto/lobby', address: '198.51.100.7' },
      'refused 405 before the backend',
    ],
    [
      { status: 413, method: 'POST', path: `/api/${'x'.repeat(115)}`, address: '198.51.100.7' },
      'refused 413 before the backend',
    ],
  ]);
});

test('what was answered, a page that is not there, and what the backend noted itself leave none', async () => {
  await ask('/api/login', 200, { method: 'POST' });
  await ask('/nothing', 404);
  await ask('/api/payment/webhook', 403, { method: 'POST', headers: { 'x-backend': 'yes' } });
  expect(lines).toEqual([]);
});
