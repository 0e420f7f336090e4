import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLastRoom, writeLastRoom } from './sooth.ts';
import { forgetTab } from './stored.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the room that was looked at last is remembered by the tab until somebody logs out', () => {
  expect(readLastRoom()).toBeNull();
  writeLastRoom(3);
  expect(readLastRoom()).toBe(3);
  forgetTab();
  expect(readLastRoom()).toBeNull();
});

test('what is stored otherwise is no room', () => {
  for (const state of ['{"state":{"sooth":{"roomId":"3"}}}', '{"state":{"sooth":3}}', 'x']) {
    stored.set('session_data', state);
    expect(readLastRoom()).toBeNull();
  }
});
