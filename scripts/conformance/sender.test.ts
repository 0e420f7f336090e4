import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { createSender } from './sender.ts';

/** A peer that gives these answers in turn, and the sender to it with the waits that it makes. */
async function against(answers: readonly (readonly [status: number, retryAfter?: string])[]) {
  const left = [...answers];
  const port = await freePort();
  const server = createServer((_request, response) => {
    const [status = 200, retryAfter] = left.shift() ?? [];
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    response.end('{}');
  }).listen(Number(port), '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const waits: number[] = [];
  const peer = { base: new URL(`http://127.0.0.1:${port}/`), by: 'acme', secret: 'sixteen letters!' };
  // The first answer is asked for the clock.
  left.unshift([200]);
  return { sender: await createSender(peer, async (ms) => waits.push(ms)), waits };
}

test('a peer that slows down wrong signatures is waited for as long as it says, and asked once more', async () => {
  const { sender, waits } = await against([[429, '37'], [403]]);
  expect((await sender.send('bet', {})).status).toBe(403);
  expect(waits).toEqual([37_000]);
});

test('it is waited for once, and not where it says no sensible time', async () => {
  const { sender, waits } = await against([
    [429, '1'],
    [429, '1'],
    [429],
    [429, 'soon'],
    [429, '86400'],
    [200],
  ]);
  const statuses: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) statuses.push((await sender.send('bet', {})).status);
  expect(statuses).toEqual([429, 429, 429, 429, 200]);
  expect(waits).toEqual([1_000]);
});
