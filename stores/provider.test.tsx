import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { writeWaiting } from './late-writes.ts';
import { StoresProvider, useArea } from './provider.tsx';
import { createSessionArea } from './session.ts';

/** Announcements were closed in another tab, where nobody is logged in. */
const ofOtherTab = {
  state: {
    user: { isLoggedIn: false, authUser: null, userInfo: null },
    local: { lastNotificationShownAt: 1_000 },
  },
  version: 1,
};

function Shown() {
  const shownAt = useArea('local', (state) => state.lastNotificationShownAt);
  const memberId = useArea('user', (state) => state.authUser?.memberId);
  const setUser = useArea('user', (state) => state.setUser);
  return (
    <button type="button" onClick={() => setUser({ memberId: 'm2', firstName: 'ข' })}>
      {`${memberId} ${shownAt}`}
    </button>
  );
}

beforeEach(() => localStorage.clear());

test('what another tab noted is known here and not taken back by the next write', () => {
  const user = { isLoggedIn: true, authUser: { memberId: 'm1' }, userInfo: { firstName: 'ก' } };
  render(
    <StoresProvider user={user}>
      <Shown />
    </StoresProvider>,
  );
  expect(screen.getByRole('button').textContent).toBe('m1 null');
  localStorage.setItem('local_data', JSON.stringify(ofOtherTab));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'local_data' }));
  });
  // Who is logged in stays the server's word.
  expect(screen.getByRole('button').textContent).toBe('m1 1000');
  act(() => screen.getByRole('button').click());
  expect(JSON.parse(localStorage.getItem('local_data') ?? '{}').state).toMatchObject({
    user: { authUser: { memberId: 'm2' } },
    local: { lastNotificationShownAt: 1_000 },
  });
});

function Farewell() {
  const clearUser = useArea('user', (state) => state.clearUser);
  useEffect(() => clearUser(), [clearUser]);
  return null;
}

test('a page that forgets the user as it comes keeps what else is stored', () => {
  localStorage.setItem('local_data', JSON.stringify(ofOtherTab));
  render(
    <StoresProvider user={undefined}>
      <Farewell />
    </StoresProvider>,
  );
  expect(JSON.parse(localStorage.getItem('local_data') ?? '{}').state).toEqual(ofOtherTab.state);
});

test('a draft that begins, an order and an end are written at once, keyed lines when the page is put away at the latest', () => {
  sessionStorage.clear();
  const kept = () => JSON.parse(sessionStorage.getItem('session_data') ?? '{}').state.session.billDrafts.r;
  const { changeBillDraft, forget } = createSessionArea().getState();
  const owner = { roundId: 'r', memberId: null };
  const line = { type: 'top_2', number: '63', amount: '10' };
  changeBillDraft(owner, { lines: [line] });
  expect(kept().lines).toHaveLength(1);
  changeBillDraft(owner, { lines: [line, { ...line, number: '64' }] });
  expect(kept().lines).toHaveLength(1);
  writeWaiting();
  expect(kept().lines).toHaveLength(2);
  changeBillDraft(owner, { lines: [line] });
  const order = { memberId: 'm1', idempotencyKey: 'key-12345', pack: 'full' as const, lines: [] };
  changeBillDraft(owner, { intent: order });
  expect(kept()).toMatchObject({ lines: [line], intent: order });
  forget();
  expect(kept()).toBeUndefined();
});
