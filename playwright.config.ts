import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { type ServerName, servers } from '#e2e/servers.ts';
import { findChromium } from '#scripts/verify/find-chromium.ts';

/** On a fresh clone the site is built first, on a busy machine for minutes. */
const START_MS = 600_000;
const STOP_MS = 30_000;
/** Journeys against mocks, each with a world of its own; those in `x.live.spec.ts` run against the real backends. */
const LIVE = /\.live\.spec\.ts$/;
/** One backend is enough for these. */
const EMBEDDED = /\.embedded\.live\.spec\.ts$/;
/** These start sites of their own and wait for them most of the time, beside those on the embedded backend. */
const OWN_SITE = /\.own-site\.live\.spec\.ts$/;
/** The long journeys first, so that nobody waits for one of them at the end. */
const projects = ['own-site', 'embedded', 'remote', 'postgres', 'mock'] as const;
const serverNameOf = (name: (typeof projects)[number]): ServerName =>
  name === 'own-site' ? 'embedded' : name;
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
function wantedServers(): ReadonlySet<ServerName> {
  const words = process.argv.flatMap((word) => word.split('='));
  const chosen = projects.filter((name) => words.includes(name));
  return new Set((words.includes('--project') && chosen.length > 0 ? chosen : projects).map(serverNameOf));
}

/** Which journeys a project runs; on a real backend by one worker, as they share its members and its clock. */
function journeysOf(name: (typeof projects)[number]) {
  if (name === 'mock') return { testIgnore: LIVE };
  if (name === 'own-site') return { workers: 1, testMatch: OWN_SITE };
  return { workers: 1, testMatch: LIVE, testIgnore: name === 'embedded' ? [OWN_SITE] : [OWN_SITE, EMBEDDED] };
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Machines differ by a factor of three. What has to be quick is bounded where it is looked at.
  timeout: 120_000,
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
  projects: projects.map((name) => ({
    name,
    use: { baseURL: servers[serverNameOf(name)].origin },
    ...journeysOf(name),
  })),
  webServer: {
    name: 'servers',
    command: `"${process.execPath}" e2e/start-servers.ts ${[...wantedServers()].join(' ')}`,
    wait: { stdout: /every server is there/ },
    timeout: START_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: STOP_MS },
    stdout: 'pipe',
  },
});
