import { afterEach, expect, test, vi } from 'vitest';
import { addLayer, hasLayers, watchBack } from './back-layers.ts';

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
