import path from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { databaseDir, ports, type ServerName, servers } from '#e2e/servers.ts';
import { findChromium } from '#scripts/verify/find-chromium.ts';

type WebServer = Exclude<NonNullable<PlaywrightTestConfig['webServer']>, readonly unknown[]>;

const START_MS = 180_000;
const STOP_MS = 15_000;
/** Journeys against mocks, each with a world of its own; those in `x.live.spec.ts` run against the real backends. */
const LIVE = /\.live\.spec\.ts$/;
/** Those in `x.embedded.live.spec.ts` start a site of their own, which one project is enough for. */
const EMBEDDED = /\.embedded\.live\.spec\.ts$/;
const names: readonly ServerName[] = ['mock', 'embedded', 'remote', 'postgres'];
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
  // The widths of letters as on a phone; the browser without a window rounds them otherwise.
  '--font-render-hinting=none',
];

const node = process.execPath;
const common = {
  reuseExistingServer: false,
  timeout: START_MS,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: STOP_MS },
  stdout: 'pipe' as const,
};

function site(name: ServerName, env: Record<string, string> = {}): WebServer {
  return {
    ...common,
    name,
    command: `"${node}" scripts/start.mjs`,
    url: `${servers[name].origin}/api/health`,
    env: { ...servers[name].env, PORT: String(ports[name]), ...env },
  };
}

const backend: WebServer = {
  ...common,
  name: 'backend',
  command: `"${node}" scripts/run.mjs backend/main.ts`,
  url: `http://localhost:${ports.backend}/api/health`,
  env: servers.remote.env,
};

const database: WebServer = {
  ...common,
  name: 'database',
  command: `"${node}" scripts/run.mjs scripts/postgres.ts run --dir "${databaseDir}" --port ${ports.database}`,
  wait: { stdout: /postgres:\/\// },
};

const remote = { API_BACKEND: 'remote', API_ORIGIN: `http://localhost:${ports.backend}` };
const serversOf: Readonly<Record<ServerName, readonly WebServer[]>> = {
  mock: [site('mock')],
  embedded: [site('embedded')],
  remote: [backend, site('remote', remote)],
  postgres: [database, site('postgres')],
};

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
      : { testMatch: LIVE, ...(name === 'embedded' ? {} : { testIgnore: EMBEDDED }) }),
  })),
  webServer: chosenProjects().flatMap((name) => [...serversOf[name]]),
});
