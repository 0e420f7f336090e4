import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { watchRoom } from './room-to-write.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const MIB = 1_048_576;

test('writing ends before the disk is full and goes on when there is room again', () => {
  using folder = scratchFolder();
  let free = 1_000 * MIB;
  const room = watchRoom(folder.path, () => free);
  expect(() => room.demand()).not.toThrow();
  free = 20 * MIB;
  vi.advanceTimersByTime(600);
  expect(() => room.demand()).toThrow(expect.objectContaining({ name: 'DatabaseAway', reason: 'disk_full' }));
  expect(room.trouble()).toBe('disk_full');
  free = 1_000 * MIB;
  vi.advanceTimersByTime(600);
  expect(room.trouble()).toBeUndefined();
});

test('the file system is looked at twice a second at most', () => {
  using folder = scratchFolder();
  const freeBytes = vi.fn(() => 1_000 * MIB);
  const room = watchRoom(folder.path, freeBytes);
  for (let count = 0; count < 1_000; count += 1) room.demand();
  expect(freeBytes).toHaveBeenCalledTimes(1);
});

test('a folder that cannot be looked at cannot be written', () => {
  expect(watchRoom('/nowhere/at/all').trouble()).toBe('read_only');
});
