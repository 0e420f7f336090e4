import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterActivity } from '#lib/member-activity/after-activity.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const tap = () => window.dispatchEvent(new Event('pointerdown'));

test('a page that nobody uses is left alone', () => {
  const act = vi.fn();
  afterActivity(act);
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});

test('it is done once fingers rest, and once only', () => {
  const act = vi.fn();
  afterActivity(act);
  for (let at = 0; at < 10; at += 1) {
    tap();
    vi.advanceTimersByTime(210);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
  tap();
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('who never rests gets it all the same', () => {
  const act = vi.fn();
  afterActivity(act);
  for (let at = 0; at < 60; at += 1) {
    tap();
    vi.advanceTimersByTime(200);
  }
  expect(act).toHaveBeenCalledTimes(1);
});

test('what is taken back is not done', () => {
  const act = vi.fn();
  const cancel = afterActivity(act);
  tap();
  cancel();
  tap();
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
