import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { callerOf, nameCaller } from './name-caller.ts';

function requestFrom(peer: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  return Object.assign(new IncomingMessage(socket), { headers });
}

test.each([
  ['203.0.113.9', {}, false, '203.0.113.9'],
  ['203.0.113.9', { 'x-forwarded-for': '192.0.2.1' }, false, '203.0.113.9'],
  ['127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, false, '127.0.0.1'],
  ['127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, true, '192.0.2.1'],
  ['::1', {}, true, '::1'],
  ['10.0.0.5', { 'x-forwarded-for': '198.51.100.1, 192.0.2.1' }, true, '192.0.2.1'],
  ['10.0.0.5', {}, true, '10.0.0.5'],
])('who connects as %s with %o, behind a proxy: %s, counts as %s', (peer, headers, trustProxy, caller) => {
  const request = requestFrom(peer, headers);
  nameCaller(request, trustProxy);
  expect(callerOf(request)).toBe(caller);
});

test('nobody but a proxy names the host', () => {
  const request = requestFrom('203.0.113.9', {
    'x-forwarded-host': 'evil.test',
    forwarded: 'host=evil.test',
  });
  nameCaller(request, false);
  expect(Object.keys(request.headers)).toEqual(['x-forwarded-for']);
});
