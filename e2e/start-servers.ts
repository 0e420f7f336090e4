import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { bundle } from '#tests/programs/bundle.ts';
import { databaseDir, ports, type ServerName, servers } from './servers.ts';

/**
 * `node e2e/start-servers.ts <project>…`: what these projects need, side by side, where Playwright would start one after the other.
 * Says when everything is there and ends it all on SIGTERM, of each project what was started last first.
 */
interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** It is there when this answers; without one when it has said something. */
  readonly url?: string;
}

const LOOK_MS = 100;

function site(name: ServerName, env: Record<string, string> = {}): Program {
  return {
    name,
    args: ['scripts/start.mjs'],
    env: { ...servers[name].env, PORT: String(ports[name]), ...env },
    url: `${servers[name].origin}/api/health`,
  };
}

const backendOrigin = `http://localhost:${ports.backend}`;
const backend: Program = {
  name: 'backend',
  args: ['scripts/run.mjs', 'backend/main.ts'],
  env: servers.remote.env,
  url: `${backendOrigin}/api/health`,
};

const cluster = ['scripts/postgres.ts', 'run', '--dir', databaseDir, '--port', String(ports.database)];
const database: Program = { name: 'database', args: ['scripts/run.mjs', ...cluster], env: {} };

const programsOf: Readonly<Record<ServerName, readonly Program[]>> = {
  mock: [site('mock')],
  embedded: [site('embedded')],
  remote: [backend, site('remote', { API_BACKEND: 'remote', API_ORIGIN: backendOrigin })],
  postgres: [database, site('postgres')],
};

/** What was started for each project, in that order. */
const chains: ChildProcess[][] = [];
let isOver = false;

async function start({ name, args, env, url }: Program, chain: ChildProcess[]): Promise<void> {
  // In a group of its own, so that what it needs is still there while it ends.
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  chain.push(child);
  const tell = (text: string) => process.stdout.write(text.replaceAll(/^(?=.)/gm, `[${name}] `));
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', tell);
  const ended = once(child, 'exit').then(([code]) => {
    if (!isOver) throw new Error(`${name} ended with ${code}`);
  });
  await Promise.race([ended, url ? answers(url) : once(child.stdout, 'data')]);
  ended.catch(giveUp);
}

async function answers(url: string): Promise<void> {
  while (!isOver && !(await fetch(url).catch(() => undefined))?.ok) await wait(LOOK_MS);
}

async function stopChain(chain: readonly ChildProcess[]): Promise<void> {
  for (const child of chain.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

async function stop(code: number): Promise<void> {
  if (isOver) return;
  isOver = true;
  await Promise.all(chains.map(stopChain));
  process.exit(code);
}

function giveUp(error: unknown): void {
  process.stderr.write(`${error}\n`);
  void stop(1);
}

async function startChain(programs: readonly Program[]): Promise<void> {
  const chain: ChildProcess[] = [];
  chains.push(chain);
  for (const program of programs) await start(program, chain);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
const wanted = Object.entries(programsOf).filter(([name]) => process.argv.includes(name));
if (wanted.some(([name]) => name !== 'mock'))
  await bundle(process.env.BUNDLED_PROGRAMS ?? '', ['backend/core/ops/main.ts']);
await Promise.all(wanted.map(([, programs]) => startChain(programs))).then(
  () => process.stdout.write('every server is there\n'),
  giveUp,
);
