import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createOpenStreams, end, type OpenStream, send } from './open-streams.ts';

/** A stream whose reader takes nothing. */
function deafStream(memberId?: string): OpenStream {
  const session = memberId === undefined ? undefined : { memberId, tokenHash: 'x', endsAtMs: 0 };
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  return { response, session, openedAtMs: 0, nextBeatMs: 0 };
}

test('a reader that takes nothing is cut before it costs memory', () => {
  const stream = deafStream();
  for (let sent = 0; sent < 100 && !stream.response.destroyed; sent += 1) send(stream, 'x'.repeat(1_000));
  expect(stream.response.destroyed).toBe(true);
  expect(stream.response.writableLength).toBeLessThan(70_000);
  const before = stream.response.writableLength;
  send(stream, 'more');
  end(stream, 'renew');
  expect(stream.response.writableLength).toBe(before);
});

test('streams are found by their member, and leave nothing behind', () => {
  const open = createOpenStreams();
  const [one, two, visitor] = [deafStream('a'), deafStream('a'), deafStream()];
  for (const stream of [one, two, visitor]) open.add(stream);
  expect([open.size, [...open.of('a')], [...open.of('b')]]).toEqual([3, [one, two], []]);
  for (const stream of [one, visitor]) open.remove(stream);
  expect([...open.of('a')]).toEqual([two]);
  open.remove(two);
  expect([open.size, open.of('a').size]).toEqual([0, 0]);
});
