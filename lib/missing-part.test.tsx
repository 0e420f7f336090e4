import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadForPart, tellMissingPart } from './missing-part.ts';

const { toast, reloadPage } = vi.hoisted(() => ({ toast: vi.fn(), reloadPage: vi.fn() }));
vi.mock('#lib/feedback/toast.ts', () => ({ toast }));
vi.mock('#lib/leave.ts', () => ({ reloadPage }));

let isOnline = true;
const ask = vi.fn();
beforeEach(() => {
  isOnline = true;
  vi.clearAllMocks();
  vi.stubGlobal('fetch', ask);
  ask.mockResolvedValue(new Response());
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the page is loaded again for a missing part, at most once per minute', async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  expect(await reloadForPart()).toBe(true);
  vi.setSystemTime(1_059_999);
  expect(await reloadForPart()).toBe(false);
  vi.setSystemTime(1_060_000);
  expect(await reloadForPart()).toBe(true);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test('not while the device is offline, nor while the site cannot be reached: the page stays and says so', async () => {
  isOnline = false;
  await tellMissingPart();
  expect(ask).not.toHaveBeenCalled();
  isOnline = true;
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await tellMissingPart();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(toast).toHaveBeenCalledTimes(2);
});

test('where the browser has no room to note it the page stays and says so: it could be loaded again for ever', async () => {
  vi.useFakeTimers({ now: 9_000_000 });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await tellMissingPart();
  full.mockRestore();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(toast).toHaveBeenCalledOnce();
});
