import { existsSync } from 'node:fs';
import path from 'node:path';

/** Chromium without the parts for a window: the same pages for half the work. */
export const LIGHT = 'chromium-headless-shell';
const NAMES = [LIGHT, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browser for journeys: CHROMIUM_PATH, else an installed Chromium or Chrome; undefined when there is none. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) =>
    existsSync(file),
  );
}
