import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, say } from '#scripts/ensure.mjs';
import { findPostgres } from '#scripts/postgres/find-postgres.ts';
import { findChromium, LIGHT } from './find-chromium.ts';
import { findFirefox, findScreen, findWebKit } from './find-engines.ts';

interface Tool {
  readonly name: string;
  /** Debian's packages that bring it, the best first. */
  readonly packages: readonly string[];
  readonly find: () => string | undefined;
  /** True when a better one would save enough time to be worth installing. */
  readonly isSlow?: (found: string) => boolean;
  readonly advice: string;
}

const tools = {
  chromium: {
    name: 'Chromium',
    packages: [LIGHT, 'chromium'],
    find: findChromium,
    isSlow: (found) => !process.env.CHROMIUM_PATH && path.basename(found) !== LIGHT,
    advice: 'Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  },
  postgres: {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    find: findPostgres,
    advice: 'Install the PostgreSQL server (15 or newer), or set PG_BIN to the folder of its programs.',
  },
  webkit: {
    name: 'WebKit',
    packages: ['webkit2gtk-driver'],
    find: findWebKit,
    advice: 'Install WebKitWebDriver with its MiniBrowser (Debian: webkit2gtk-driver).',
  },
  screen: {
    name: 'Xvfb',
    packages: ['xvfb'],
    find: findScreen,
    advice: 'Install Xvfb, on whose screen WebKit draws (Debian: xvfb).',
  },
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr', 'firefox'],
    find: findFirefox,
    advice: 'Install Firefox ESR (Debian: firefox-esr).',
  },
} satisfies Record<string, Tool>;

let listsAreFresh = false;
let lastInstalled: Promise<unknown> = Promise.resolve();

/**
 * Finds a program that tests need, installs it from Debian where that is possible, and answers what is wrong. One after the
 * other, whoever asks: two runs of apt-get refuse each other.
 */
export function installTool(which: keyof typeof tools): Promise<string[]> {
  const installed = lastInstalled.then(() => findOrInstall(which));
  lastInstalled = installed.catch(() => {});
  return installed;
}

async function findOrInstall(which: keyof typeof tools): Promise<string[]> {
  const tool: Tool = tools[which];
  const found = tool.find();
  if ((!found || tool.isSlow?.(found)) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`ติดตั้ง ${tool.name} · Installing ${tool.name} (apt-get)`);
    for (const name of tool.packages) if ((await aptInstall(name)) || tool.find()) break;
  }
  const there = tool.find();
  if (!there) return [`${tool.name} is missing and could not be installed. ${tool.advice}`];
  if (!existsSync(there)) return [`${there} does not exist. ${tool.advice}`];
  say(`${tool.name}: ${there}`);
  return [];
}

/** True when Debian has the package and it was installed. */
async function aptInstall(name: string): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!listsAreFresh) await run('apt-get', ['update', '-qq'], env);
  listsAreFresh = true;
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env)) === 0;
}
