import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { createWalBarrier } from './wal-barrier.ts';

const synced: string[] = [];
let gate: Promise<void> = Promise.resolve();

vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return {
    ...real,
    open: async (file: string) => ({
      datasync: async () => {
        await gate;
        synced.push(path.basename(file));
      },
      close: async () => {},
    }),
  };
});

beforeEach(() => {
  synced.length = 0;
  gate = Promise.resolve();
});

const SEGMENT = '000000010000000000000001';

test('forces the segments of the log to disk and nothing else', async () => {
  using folder = scratchFolder();
  mkdirSync(path.join(folder.path, 'archive_status'));
  writeFileSync(path.join(folder.path, SEGMENT), 'x');
  await createWalBarrier(folder.path)();
  expect(synced).toEqual([SEGMENT]);
});

test('commits that arrive during a flush share the next one, which begins after them', async () => {
  using folder = scratchFolder();
  writeFileSync(path.join(folder.path, SEGMENT), 'x');
  const barrier = createWalBarrier(folder.path);
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const first = barrier();
  const later = [barrier(), barrier(), barrier()];
  expect(synced).toEqual([]);
  resolve();
  await first;
  await Promise.all(later);
  expect(synced).toEqual([SEGMENT, SEGMENT]);
});

test('a folder that cannot be read fails the commit instead of passing it', async () => {
  using folder = scratchFolder();
  const barrier = createWalBarrier(path.join(folder.path, 'gone'));
  await expect(barrier()).rejects.toThrow('ENOENT');
  await expect(barrier()).rejects.toThrow('ENOENT');
});
