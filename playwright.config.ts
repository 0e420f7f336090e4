import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { type ServerName, servers } from '#e2e/servers.ts';
import { findChromium } from '#scripts/verify/find-chromium.ts';

/** On a fresh clone the site is built first, on a busy machine for minutes. */
const START_MS = 600_000;
const STOP_MS = 30_000;
/** Journeys against mocks, each with a world of its own; those in `x.live.spec.ts` run against the real backends. */
const LIVE = /\.live\.spec\.ts$/;
/** Those in `x.embedded.live.spec.ts` start a site of their own, which one project is enough for. */
const EMBEDDED = /\.embedded\.live\.spec\.ts$/;
/** The long journeys first, so that nobody waits for one of them at the end. */
const names: readonly ServerName[] = ['embedded', 'remote', 'postgres', 'mock'];
/** Recording takes a third of a journey, and pages are drawn for people alone: only when somebody wants to look. */
const isWatched = process.env.JOURNEY_TRACE === 'yes';
const launch = [
  '--no-sandbox',
  '--disable-gpu',
  // Nothing is drawn on a screen: a process of its own for that only costs.
  '--in-process-gpu',
  // Pages are laid out, but no tile of them is filled.
  ...(isWatched ? [] : ['--force-gpu-mem-available-mb=0']),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds: code that is compiled for speed is thrown away before it pays.
  '--js-flags=--no-maglev,--no-opt',
  // The widths of letters as on a phone; the browser without a window rounds them otherwise.
  '--font-render-hinting=none',
];

/** `--project=mock` starts only what that project needs. */
function chosenProjects(): readonly ServerName[] {
  const words = process.argv.flatMap((word) => word.split('='));
  const chosen = names.filter((name) => words.includes(name));
  return words.includes('--project') && chosen.length > 0 ? chosen : names;
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.JOURNEY_REPORT
    ? [['list'], ['json', { outputFile: path.resolve(process.env.JOURNEY_REPORT) }]]
    : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { args: launch, ...(findChromium() ? { executablePath: findChromium() } : {}) },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'th-TH',
    // Not Bangkok, so that a time shown in the phone's zone fails.
    timezoneId: 'America/New_York',
    trace: isWatched ? 'retain-on-failure' : 'off',
    screenshot: isWatched ? 'only-on-failure' : 'off',
  },
  projects: names.map((name) => ({
    name,
    use: { baseURL: servers[name].origin },
    ...(name === 'mock'
      ? { testIgnore: LIVE }
      : // A worker costs more than the journeys that a second one would do.
        { workers: 1, testMatch: LIVE, ...(name === 'embedded' ? {} : { testIgnore: EMBEDDED }) }),
  })),
  webServer: {
    name: 'servers',
    command: `"${process.execPath}" e2e/start-servers.ts ${chosenProjects().join(' ')}`,
    wait: { stdout: /every server is there/ },
    timeout: START_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: STOP_MS },
    stdout: 'pipe',
  },
});
