import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openStreamFront } from './stream-front.ts';

afterEach(() => {
  globalThis.pwinStreams = undefined;
});

function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method });
  Object.assign(request.headers, { 'x-forwarded-for': '198.51.100.7', ...headers });
  const response = new ServerResponse(request);
  return { request, response };
}

test('a page of another site gets no stream', () => {
  const front = openStreamFront();
  for (const [site, status] of [
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ] as const) {
    const { request, response } = ask('/api/events', { 'sec-fetch-site': site });
    expect(front.answer(request, response), site).toBe(status === 403);
    expect(response.statusCode, site).toBe(status);
  }
});

test('only the stream is answered here, and by the backend of this process where there is one', () => {
  const front = openStreamFront();
  for (const [url, method] of [
    ['/api/event/list', 'GET'],
    ['/api/events/x', 'GET'],
    ['/api/events', 'POST'],
  ] as const) {
    const { request, response } = ask(url, {}, method);
    expect(front.answer(request, response), `${method} ${url}`).toBe(false);
  }
  const asked: (string | undefined)[] = [];
  globalThis.pwinStreams = { answer: (_request, _response, address) => asked.push(address), close: () => {} };
  const { request, response } = ask('/api/events?since=1');
  expect(front.answer(request, response)).toBe(true);
  expect(asked).toEqual(['198.51.100.7']);
});

test('streams of a backend elsewhere are bounded by address, and end when the server stops', () => {
  const front = openStreamFront();
  const passed = Array.from({ length: 256 }, () => ask('/api/events'));
  for (const { request, response } of passed) expect(front.answer(request, response)).toBe(false);
  const more = ask('/api/events');
  expect(front.answer(more.request, more.response)).toBe(true);
  expect(more.response.statusCode).toBe(429);
  passed[0]?.response.emit('close');
  const again = ask('/api/events');
  expect(front.answer(again.request, again.response)).toBe(false);
  front.close();
  expect(again.response.destroyed).toBe(true);
});
