import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateWrites, writeWaiting } from './late-writes.ts';

let written: string[] = [];
const late = lateWrites((value: string) => written.push(value));

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
});
afterEach(() => vi.useRealTimers());

test('what may wait is written once, when nothing more comes', () => {
  late.write('1', true);
  vi.advanceTimersByTime(300);
  late.write('12', true);
  vi.advanceTimersByTime(399);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['12']);
  vi.advanceTimersByTime(10_000);
  expect(written).toEqual(['12']);
});

test('keys that never pause are written all the same', () => {
  for (let at = 0; at < 40; at += 1) {
    late.write(String(at), true);
    vi.advanceTimersByTime(100);
  }
  expect(written).toEqual(['29']);
});

test('what may not wait takes what waited with it, and a page that goes leaves nothing behind', () => {
  late.write('1', true);
  late.write('2', false);
  expect(written).toEqual(['2']);
  late.write('3', true);
  writeWaiting();
  writeWaiting();
  expect(written).toEqual(['2', '3']);
});
