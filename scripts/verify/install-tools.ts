import { existsSync } from 'node:fs';
import { run, say } from '#scripts/ensure.mjs';
import { findPostgres } from '#scripts/postgres/find-postgres.ts';
import { findChromium } from './find-chromium.ts';

interface Tool {
  readonly name: string;
  readonly packages: readonly string[];
  readonly find: () => string | undefined;
  readonly advice: string;
}

const tools: Record<'chromium' | 'postgres', Tool> = {
  chromium: {
    name: 'Chromium',
    packages: ['chromium'],
    find: findChromium,
    advice: 'Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  },
  postgres: {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    find: findPostgres,
    advice: 'Install the PostgreSQL server (15 or newer), or set PG_BIN to the folder of its programs.',
  },
};

let listsAreFresh = false;

/** Finds a program that tests need, installs it from Debian where that is possible, and answers what is wrong. */
export async function installTool(which: keyof typeof tools): Promise<string[]> {
  const tool = tools[which];
  const found = tool.find();
  if (found) {
    if (!existsSync(found)) return [`${found} does not exist. ${tool.advice}`];
    say(`${tool.name}: ${found}`);
    return [];
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`ติดตั้ง ${tool.name} · Installing ${tool.name} (apt-get)`);
    await aptInstall(tool.packages);
  }
  return tool.find() ? [] : [`${tool.name} is missing and could not be installed. ${tool.advice}`];
}

async function aptInstall(packages: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!listsAreFresh) await run('apt-get', ['update', '-qq'], env);
  listsAreFresh = true;
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
}
