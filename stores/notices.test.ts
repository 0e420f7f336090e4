import { expect, test } from 'vitest';
import { createLocalArea } from './local.ts';
import { mutedAfter, readMuted } from './notices.ts';

test.each([undefined, null, 'wins', {}, []])('%j on the device switches nothing off', (stored) => {
  expect(readMuted(stored)).toEqual([]);
});

test('what is switched off stays off by itself, and can be switched on again', () => {
  const { getState } = createLocalArea();
  const set = (...[kind, isOn]: [Parameters<typeof mutedAfter>[1], boolean]) =>
    getState().mute(mutedAfter(getState().muted, kind, isOn));
  set('withdrawals', false);
  set('wins', false);
  set('wins', false);
  expect(getState().muted).toEqual(['wins', 'withdrawals']);
  expect(readMuted(JSON.parse(JSON.stringify(getState().muted)))).toEqual(['wins', 'withdrawals']);
  set('wins', true);
  expect(getState().tells('wins')).toBe(true);
  expect(getState().tells('withdrawals')).toBe(false);
  expect(getState().tells('announcements')).toBe(true);
});
