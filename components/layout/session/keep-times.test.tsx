import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setServerNow } from '#lib/api/caller.ts';
import { addLayer } from '#lib/back-layers.ts';
import { tellDue } from '#lib/live/session-due.ts';
import { keepTimes } from './keep-times.ts';

const NOW = Date.parse('2025-06-15T12:05:20Z');
const SINCE = '2025-06-15T11:23:00Z';
const MINUTE_MS = 60_000;
const at = (ms: number) => new Date(NOW + ms).toISOString();

const show = vi.fn();
let isSending = false;
let stop = () => {};
let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  setServerNow(NOW);
  isSending = false;
  place = document.createElement('p');
  place.innerHTML = '<b></b> <b></b>';
});
afterEach(() => {
  stop();
  show.mockReset();
  vi.useRealTimers();
  setServerNow(Date.now());
});

function keep(due: string): void {
  stop = keepTimes({ place, since: SINCE, due, isSending: () => isSending, show });
}

test('clock and time of the session go on at the minutes of the server’s clock', () => {
  keep(at(MINUTE_MS * 60));
  expect(place.textContent).toBe('19:05 0:42');
  vi.advanceTimersByTime(39_999);
  expect(place.textContent).toBe('19:05 0:42');
  vi.advanceTimersByTime(1);
  expect(place.textContent).toBe('19:06 0:43');
  vi.advanceTimersByTime(20 * MINUTE_MS);
  expect(place.textContent).toBe('19:26 1:03');
});

test('it is told when it is due, and what came to nothing again half a minute later', () => {
  keep(at(90_000));
  vi.advanceTimersByTime(89_999);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(31_000);
  expect(show.mock.calls).toEqual([[true], [true]]);
});

test('nobody is told over what is being sent, however long that takes', () => {
  isSending = true;
  keep(at(0));
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(show).not.toHaveBeenCalled();
  isSending = false;
  vi.advanceTimersByTime(2_000);
  expect(show).toHaveBeenCalledWith(true);
});

test('keys rest first, and another dialog is closed first, for two minutes at the most', () => {
  keep(at(1_000));
  vi.advanceTimersByTime(500);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
  vi.advanceTimersByTime(1_500);
  expect(show).not.toHaveBeenCalled();
  const remove = addLayer(() => {});
  vi.advanceTimersByTime(110_000);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(12_000);
  expect(show).toHaveBeenCalledWith(true);
  remove();
});

test('a page that nobody sees waits until it is seen', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  keep(at(0));
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(show).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(show).toHaveBeenCalledWith(true);
});

test('an answer in another tab takes it away here, until the next time', async () => {
  keep(at(0));
  expect(show.mock.calls).toEqual([[true]]);
  vi.useRealTimers();
  setServerNow(NOW);
  tellDue(at(60 * MINUTE_MS));
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(false));
});
