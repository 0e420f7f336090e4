import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { ownEnv, START_MS, startSite } from './own-site.ts';

const CONNECTIONS = 60;
const REQUESTS = 300;
/** So many requests of one connection wait before it is ended. */
const QUEUE = 100;
const MOST_MB = 250;
const ANSWER_MS = 10_000;
const LOOKS = 5;

/** What a process and all that it started hold, in MB. */
function residentMb(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const figure = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      return [{ id: Number(name), parent: figure('PPid'), kilobytes: figure('VmRSS') }];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
  const sum = (id: number): number =>
    all.filter(({ parent }) => parent === id).reduce((total, child) => total + sum(child.id), 0) +
    (all.find((one) => one.id === id)?.kilobytes ?? 0);
  return sum(pid) / 1_000;
}

/** A client that asks and never reads. */
async function askWithoutReading(origin: string, address: string, requests: number): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {}).pause();
  await once(socket, 'connect');
  socket.write(`GET ${address} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(requests));
  return socket;
}

test('sixty clients that ask and never read take no memory and nobody’s place', async () => {
  test.setTimeout(4 * START_MS);
  using folder = scratchFolder();
  const env = ownEnv(folder.path);
  await using site = await startSite(env);
  const load = async (address: string) => {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(`${site.origin}${address}`, { signal });
    return { status: answer.status, text: await answer.text() };
  };
  const home = await load('/');
  const [, script = ''] = /src="(\/_next\/static\/[^"]+\.js)"/.exec(home.text) ?? [];
  expect(script).not.toBe('');
  const addresses = [
    '/',
    '/lotto/lobby',
    '/lotto/results?before=2025-06-01',
    '/api/lotto/results',
    '/api/openapi.json',
    script,
  ];
  // What is loaded once stays.
  for (const address of addresses) for (let times = 0; times < 5; times += 1) await load(address);
  const before = residentMb(site.pid);
  for (const address of addresses) {
    const silent: Socket[] = [];
    for (let count = 0; count < CONNECTIONS; count += 1)
      silent.push(await askWithoutReading(site.origin, address, count % 2 === 0 ? REQUESTS : QUEUE));
    for (let looks = 0; looks < LOOKS; looks += 1) {
      expect((await load('/')).status, address).toBe(200);
      expect((await load('/api/lotto/lobby')).status, address).toBe(200);
      expect(residentMb(site.pid) - before, address).toBeLessThan(MOST_MB);
    }
    for (const socket of silent) socket.destroy();
  }
});
