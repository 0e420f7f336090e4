import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWon } from './won.ts';

const BEGUN = 1_000;
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  document.body.innerHTML = '<div id="stage"></div><p id="won"></p><p id="heard"></p>';
  frames = [];
  vi.spyOn(performance, 'now').mockReturnValue(BEGUN);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => frames.push(act));
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const shownAt = (now: number) => {
  for (const act of frames.splice(0)) act(now);
  return document.getElementById('won')?.textContent;
};

test('a win is counted up in whole satang, also by a frame that began before it was asked for', () => {
  openWon(false).count(3);
  expect(shownAt(BEGUN - 9)).toContain('0.00');
  expect(shownAt(BEGUN + 100)).toContain('0.50');
  expect(shownAt(BEGUN + 601)).toContain('3.00');
  expect(frames).toEqual([]);
});
