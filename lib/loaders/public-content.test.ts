import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPublic } from './public-content.ts';

const { read, backend } = vi.hoisted(() => ({
  read: vi.fn(),
  backend: { hears: true, changes: 0 },
}));
vi.hoisted(() => vi.resetModules());
vi.mock('#lib/loaders/read.ts', () => ({ read }));
vi.mock('#lib/gateway/backends.ts', () => ({
  inProcess: async () => ({ hearsChanges: () => backend.hears, changeCount: () => backend.changes }),
}));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  read.mockReset().mockImplementation(async () => read.mock.calls.length);
  backend.changes += 1;
  backend.hears = true;
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  vi.doUnmock('#lib/loaders/read.ts');
  vi.doUnmock('#lib/gateway/backends.ts');
  vi.resetModules();
});

const ask = () => readPublic('GET /api/agent/banks', {});

test('what is the same for everybody is read once for all, and again after a change', async () => {
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  vi.setSystemTime(Date.now() + 29_000);
  expect(await ask()).toBe(1);
  backend.changes += 1;
  expect(await ask()).toBe(2);
});

test('while changes are not heard it is kept for three seconds at most', async () => {
  await ask();
  backend.hears = false;
  vi.setSystemTime(Date.now() + 2_999);
  expect(await ask()).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  expect(await ask()).toBe(2);
});

test('what could not be read is asked again', async () => {
  read.mockRejectedValueOnce(new Error('away'));
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe(2);
});
