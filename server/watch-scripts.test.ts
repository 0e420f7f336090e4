// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFirstScripts } from '#server/first-load/first-scripts.ts';

const setting = {
  late: ['/a.js', '/b.js'],
  ...{ mostMs: 200, enoughMs: 4, againMs: 1_000, everyMs: 60_000, key: 'reloaded' },
  ...{ words: { missing: 'incomplete', retry: 'again' }, look: '', lookOfLink: '' },
};
const asked = () => [...document.querySelectorAll('script')];
const srcs = () => asked().map((script) => script.getAttribute('src'));
const happens = (what: 'load' | 'error', src: string) =>
  asked()
    .findLast((script) => script.getAttribute('src') === src)
    ?.dispatchEvent(new Event(what));
const isReloaded = () => sessionStorage.getItem('reloaded') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response());
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** A page that was read whole and painted. */
async function open() {
  const whenComplete = vi.fn();
  watchFirstScripts(setting, whenComplete);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('load'));
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(srcs()).toEqual(['/a.js', '/b.js']);
  return whenComplete;
}

test('scripts are asked for when the page was painted, and it is complete when all are there', async () => {
  const whenComplete = await open();
  happens('load', '/a.js');
  expect(whenComplete).not.toHaveBeenCalled();
  happens('load', '/b.js');
  expect(whenComplete).toHaveBeenCalledOnce();
});

test('one that did not come is asked for once more, and the page with what was typed in it stays', async () => {
  const whenComplete = await open();
  happens('load', '/a.js');
  happens('error', '/b.js');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(srcs()).toEqual(['/a.js', '/b.js', '/b.js']);
  happens('load', '/b.js');
  await vi.advanceTimersByTimeAsync(120_000);
  expect([whenComplete.mock.calls.length, isReloaded(), document.body.textContent]).toEqual([1, false, '']);
});

test('without one of them the page is loaded again', async () => {
  const whenComplete = await open();
  happens('load', '/a.js');
  happens('error', '/b.js');
  await vi.advanceTimersByTimeAsync(1_000);
  happens('error', '/b.js');
  await vi.advanceTimersByTimeAsync(0);
  expect([whenComplete.mock.calls.length, isReloaded()]).toEqual([0, true]);
});

test('where it may not be loaded again it says so', async () => {
  sessionStorage.setItem('reloaded', String(Date.now()));
  await open();
  for (const _time of [1, 2]) {
    happens('error', '/a.js');
    happens('error', '/b.js');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(document.body.textContent).toBe('incomplete again');
});

test('where the browser has no room to note it, it says so too', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await open();
  for (const _time of [1, 2]) {
    happens('error', '/a.js');
    happens('error', '/b.js');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  full.mockRestore();
  expect(document.body.textContent).toBe('incomplete again');
});
