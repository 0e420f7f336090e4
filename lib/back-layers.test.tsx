import { afterEach, expect, test, vi } from 'vitest';
import { addLayer, hasLayers, watchBack } from './back-layers.ts';
import { leaveFor } from './leave.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a step through the history that is never reported is given up, also when the page is gone by then', () => {
  vi.useFakeTimers();
  const stop = watchBack();
  const go = vi.spyOn(window.history, 'go').mockReturnValue(undefined);
  const remove = addLayer(() => {});
  vi.runOnlyPendingTimers();
  expect(window.history.state).toEqual({ layer: 1 });
  remove();
  vi.runOnlyPendingTimers();
  expect(go).toHaveBeenCalledWith(-1);
  stop();
  vi.stubGlobal('window', undefined);
  expect(() => vi.runOnlyPendingTimers()).not.toThrow();
  expect(hasLayers()).toBe(false);
});

test('what is open leaves the history before the page does, for a step would stop the load', () => {
  vi.useFakeTimers();
  const assign = vi.fn();
  const { history } = window;
  vi.stubGlobal('location', { pathname: '/member/deposit', href: window.location.href, assign });
  const stop = watchBack();
  const go = vi.spyOn(history, 'go').mockReturnValue(undefined);
  const remove = addLayer(() => {});
  vi.runOnlyPendingTimers();
  leaveFor('/login?over=1');
  vi.advanceTimersByTime(0);
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  expect(assign).not.toHaveBeenCalled();
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login?over=1');
  // The dialog closes while the next page is on its way.
  remove();
  vi.runAllTimers();
  expect(go).toHaveBeenCalledOnce();
  stop();
});

test('what a reload left behind leads to the entry of the page itself, never past it', () => {
  vi.useFakeTimers();
  const go = vi.spyOn(window.history, 'go').mockReturnValue(undefined);
  const traverseTo = vi.fn(() => ({ finished: Promise.reject(new Error('gone')) }));
  window.history.pushState({ layer: 1 }, '');
  // As the page knows them; the browser itself may stand at the second.
  const entries = [{ key: 'elsewhere' }, { key: 'page' }, { key: 'dialog' }];
  vi.stubGlobal('navigation', { currentEntry: { index: 2 }, entries: () => entries, traverseTo });
  const stop = watchBack();
  vi.runOnlyPendingTimers();
  expect(traverseTo).toHaveBeenCalledExactlyOnceWith('page');
  expect(go).not.toHaveBeenCalled();
  vi.runAllTimers();
  stop();
});
