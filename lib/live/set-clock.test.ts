import { afterEach, expect, test, vi } from 'vitest';
import { serverNowMs, setServerNow } from '#lib/api/caller.ts';
import { createClockSetter } from './set-clock.ts';

afterEach(() => {
  vi.useRealTimers();
  setServerNow(Date.now());
});

test('what came late does not put the clock back; a new stream and a clock that was changed do', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const set = createClockSetter();
  set(50_000, true);
  vi.advanceTimersByTime(10_000);
  expect(serverNowMs()).toBe(60_000);
  set(54_000, false);
  expect(serverNowMs()).toBe(60_000);
  set(60_300, false);
  expect(serverNowMs()).toBe(60_300);
  // Somebody puts the phone an hour ahead: the next sign of life puts the site's clock right.
  vi.setSystemTime(Date.now() + 3_600_000);
  set(60_500, false);
  expect(serverNowMs()).toBe(60_500);
  set(60_000, true);
  expect(serverNowMs()).toBe(60_000);
});
