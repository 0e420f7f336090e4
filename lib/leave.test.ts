import { expect, test, vi } from 'vitest';
import { leaveFor, reloadPage } from './leave.ts';

test('a page is left for another one, but not while it is loaded again', () => {
  const location = { pathname: '/lotto/bills', assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal('window', { location });
  leaveFor('/lotto/bills?day=2025-06-15');
  expect(location.assign).not.toHaveBeenCalled();
  leaveFor('/login?over=1');
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/login?over=1');
  reloadPage();
  leaveFor('/login?over=1');
  expect([location.reload, location.assign].map((act) => act.mock.calls.length)).toEqual([1, 1]);
  vi.unstubAllGlobals();
});
