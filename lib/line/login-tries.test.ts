import { afterEach, expect, test, vi } from 'vitest';
import { forgetTries, noteTry } from './login-tries.ts';

function playStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a tab that came back at once is not sent again; one that comes later, or is asked for, is', () => {
  vi.useFakeTimers();
  playStorage();
  expect(noteTry()).toBeUndefined();
  vi.advanceTimersByTime(5_000);
  expect(noteTry()).toBe('loop');
  forgetTries();
  expect(noteTry()).toBeUndefined();
  // Somebody who turned back at LINE and presses the key again later.
  vi.advanceTimersByTime(60_000);
  expect(noteTry()).toBeUndefined();
  // A clock that was put back.
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(noteTry()).toBeUndefined();
});

test('where nothing can be stored that is the reason, and not a visit to LINE that never was', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(noteTry()).toBe('storage');
  expect(() => forgetTries()).not.toThrow();
});
