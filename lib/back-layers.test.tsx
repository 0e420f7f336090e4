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

test('entries that a reload left behind are taken away, and only those of this page', () => {
  vi.useFakeTimers();
  const go = vi.spyOn(window.history, 'go').mockReturnValue(undefined);
  const { href } = window.location;
  const entriesAre = (...urls: string[]) =>
    vi.stubGlobal('navigation', {
      currentEntry: { index: urls.length - 1 },
      entries: () => urls.map((url) => ({ url })),
    });
  window.history.pushState({ layer: 1 }, '');
  entriesAre(href, href);
  watchBack()();
  vi.runOnlyPendingTimers();
  expect(go).toHaveBeenCalledExactlyOnceWith(-1);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  vi.runAllTimers();
  go.mockClear();
  // The dialog opened while the reload was on its way.
  window.history.replaceState({ layer: 1 }, '');
  entriesAre(new URL('/elsewhere', href).href, href);
  watchBack()();
  vi.runAllTimers();
  expect(go).not.toHaveBeenCalled();
});
