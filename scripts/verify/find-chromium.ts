import { findProgram } from './find-program.ts';

/** Chromium without the parts for a window: the same pages for half the work. */
export const LIGHT = 'chromium-headless-shell';
const NAMES = [LIGHT, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser for journeys: CHROMIUM_PATH, else an installed Chromium or Chrome; undefined when there is none. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return findProgram(NAMES, ['/usr/bin', '/snap/bin']);
}
