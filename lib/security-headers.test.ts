import { expect, test } from 'vitest';
import { isForFrame } from '#lib/security-headers.ts';

test.each([
  '/frames/slots.html?game=bee-garden',
  '/frames/slots.js',
  '/games/bee-garden/card.webp',
  // However a name is written, what may be a file has no origin of ours.
  '/frames/slots%2ehtml',
])('%s is for the frame of the launcher', (path) => {
  expect(isForFrame(path)).toBe(true);
});

test.each([
  '/games/unknown',
  '/games/bee-garden/',
  '/games/unknown?ref=a.html',
  '/frames/unknown',
  '/member/games/file',
])('%s is a page of the site, of which the 404 page looks like all others', (path) => {
  expect(isForFrame(path)).toBe(false);
});
