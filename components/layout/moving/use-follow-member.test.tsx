import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFollowMember } from './use-follow-member.ts';

const { reloadPage } = vi.hoisted(() => ({ reloadPage: vi.fn() }));
vi.mock('#lib/leave.ts', () => ({ reloadPage }));

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  reloadPage.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => vi.restoreAllMocks());

/** Another tab wrote down who is logged in. */
function store(authUser: unknown): void {
  localStorage.setItem('local_data', JSON.stringify({ state: { user: { authUser } }, version: 1 }));
}
function happens(target: EventTarget, event: string): void {
  act(() => {
    target.dispatchEvent(new Event(event));
  });
}

test.each([
  ['somebody else logged in', { memberId: 'm2' }],
  ['the member logged out', null],
])('loads the page again when in another tab %s', (_, authUser) => {
  store({ memberId: 'm1' });
  renderHook(() => useFollowMember('m1'));
  happens(window, 'storage');
  expect(reloadPage).not.toHaveBeenCalled();
  store(authUser);
  happens(window, 'storage');
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('a visitor’s tab follows a login', () => {
  renderHook(() => useFollowMember(null));
  store({ memberId: 'm1' });
  happens(window, 'storage');
  expect(reloadPage).toHaveBeenCalledOnce();
});

test.each([
  ['focus', () => window],
  ['pageshow', () => window],
  ['visibilitychange', () => document],
])('a tab that slept looks at %s', (event, target) => {
  renderHook(() => useFollowMember('m1'));
  store({ memberId: 'm2' });
  happens(target(), event);
  expect(reloadPage).toHaveBeenCalledOnce();
});

test.each([['{}'], ['null'], ['not json'], ['{"state":{"local":{}}}']])(
  'storage that says nothing (%s) changes nothing',
  (stored) => {
    localStorage.setItem('local_data', stored);
    renderHook(() => useFollowMember('m1'));
    happens(window, 'focus');
    expect(reloadPage).not.toHaveBeenCalled();
  },
);

test('offline the page stays, and follows when the network is there again', () => {
  isOnline = false;
  renderHook(() => useFollowMember('m1'));
  store({ memberId: 'm2' });
  happens(window, 'storage');
  expect(reloadPage).not.toHaveBeenCalled();
  isOnline = true;
  happens(window, 'online');
  expect(reloadPage).toHaveBeenCalledOnce();
});
