import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShares } from './member-share.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const begun = { yes: false };
  const run = () => {
    begun.yes = true;
    return promise;
  };
  return { begun, run, finish: () => resolve('done') };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('a member has a third of the connections, others run at once, and turns come in order', async () => {
  const shares = createShares(10);
  const held = Array.from({ length: 5 }, work);
  const answers = held.map(({ run }) => shares.run('a', run));
  const other = work();
  const otherAnswer = shares.run('b', other.run);
  await settle();
  expect(held.map(({ begun }) => begun.yes)).toEqual([true, true, true, false, false]);
  expect(other.begun.yes).toBe(true);
  held[1]?.finish();
  await settle();
  expect(held.map(({ begun }) => begun.yes)).toEqual([true, true, true, true, false]);
  for (const one of [...held, other]) one.finish();
  expect(await Promise.all([...answers, otherAnswer])).toEqual(Array.from({ length: 6 }, () => 'done'));
});

test('who waits too long is answered 503 with Retry-After, does not run later and takes nobody’s turn', async () => {
  const shares = createShares(1);
  const [one, two, three, four] = [work(), work(), work(), work()];
  const first = [shares.run('a', one.run), shares.run('a', two.run)];
  const late = expect(shares.run('a', three.run)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  });
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  one.finish();
  two.finish();
  await Promise.all(first);
  expect(three.begun.yes).toBe(false);
  const last = shares.run('a', four.run);
  four.finish();
  expect(await last).toBe('done');
});

test('who is given more time waits for the turn that long', async () => {
  const shares = createShares(1, 60_000);
  const [one, two, three] = [work(), work(), work()];
  const first = [shares.run('a', one.run), shares.run('a', two.run)];
  const last = shares.run('a', three.run);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(three.begun.yes).toBe(false);
  for (const { finish } of [one, two, three]) finish();
  expect(await Promise.all([...first, last])).toEqual(['done', 'done', 'done']);
});

test('work that fails gives its turn back', async () => {
  const shares = createShares(1);
  const fail = () => shares.run('a', () => Promise.reject(new Error('no')));
  for (let count = 0; count < 5; count += 1) await expect(fail()).rejects.toThrow('no');
  expect(await shares.run('a', async () => 'done')).toBe('done');
});

test('a queue that is too long is not joined', async () => {
  const shares = createShares(1);
  const held = Array.from({ length: 602 }, work);
  const answers = held.map(({ run }) => shares.run('a', run));
  await expect(shares.run('a', work().run)).rejects.toMatchObject({ status: 503 });
  for (const { finish } of held) finish();
  await Promise.all(answers);
});
