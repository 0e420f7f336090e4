import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const { workers } = vi.hoisted(() => {
  vi.resetModules();
  return { workers: [] as { readonly asked: unknown[]; emit(event: string, ...said: unknown[]): boolean }[] };
});
vi.doMock('node:worker_threads', () => ({
  /** A thread that answers when the test says so; one that was ended can still have a message on its way. */
  Worker: class extends EventEmitter {
    readonly asked: unknown[] = [];
    readonly unref = () => undefined;
    readonly terminate = async () => 0;
    constructor() {
      super();
      workers.push(this);
    }
    postMessage(bytes: unknown) {
      this.asked.push(bytes);
    }
  },
}));
const { readPicture } = await import('./slip-reader.ts');
afterAll(() => {
  vi.doUnmock('node:worker_threads');
  vi.resetModules();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const picture = (n: number) => Uint8Array.of(n);
const turn = () => vi.advanceTimersByTimeAsync(0);

test('what a replaced thread says late settles nobody else’s picture', async () => {
  const first = readPicture(picture(1));
  await turn();
  const second = readPicture(picture(2));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toBe('no picture');
  expect(workers).toHaveLength(2);
  expect(workers[1]?.asked).toEqual([picture(2)]);
  workers[0]?.emit('message', { text: 'of the first' });
  workers[0]?.emit('exit', 1);
  await turn();
  workers[1]?.emit('message', { text: 'of the second' });
  expect(await second).toEqual({ text: 'of the second' });
});

test('a thread that dies gives its picture up, and the next picture has a new one', async () => {
  const first = readPicture(picture(3));
  await turn();
  workers[1]?.emit('error', new Error('out of memory'));
  expect(await first).toBe('no picture');
  const second = readPicture(picture(4));
  await turn();
  workers[2]?.emit('message', { text: null });
  expect(await second).toEqual({ text: null });
});

test('beyond eight that wait a picture is not taken', async () => {
  const waiting = Array.from({ length: 8 }, (_, n) => readPicture(picture(n)));
  expect(await readPicture(picture(9))).toBe('busy');
  for (const one of waiting) {
    await turn();
    workers[2]?.emit('message', { text: 'read' });
    expect(await one).toEqual({ text: 'read' });
  }
});
