import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LIVE_PATH } from '#contract/live-words.ts';
import { sampleRound } from '#e2e/routes.ts';
import type { Report } from './figures.ts';
import { makeMember } from './member.ts';
import { type BenchSite, serveSite } from './sites.ts';

const STREAMS = 2_000;
/** Opened side by side, so that the kernel's queue of new connections never fills. */
const AT_ONCE = 50;
const HELD_MS = 20_000;
/** What starting left behind, and what opening takes for a moment, is cleared away. */
const SETTLE_MS = 5_000;
const MOST_MB = 200;
const LONGEST_MS = 30_000;

interface Stream {
  readonly socket: Socket;
  /** All that came; a frame is some hundred bytes. */
  heard: string;
}

/** A connection as cheap as can be: what it is sent is kept as text. */
async function openStream({ port }: BenchSite, client: number, cookie: string): Promise<Stream> {
  const socket = connect(port, '127.0.0.1');
  const stream: Stream = { socket, heard: '' };
  socket.setEncoding('utf8').on('data', (text) => {
    stream.heard += text;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  // One address may hold some hundred; members come from many.
  const from = `x-forwarded-for: 10.0.${client >> 8}.${client & 255}\r\n`;
  socket.write(`GET ${LIVE_PATH} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${from}${cookie}\r\n`);
  return stream;
}

async function until(fits: () => boolean): Promise<number> {
  const startedAt = performance.now();
  while (!fits() && performance.now() - startedAt < LONGEST_MS) await wait(5);
  return performance.now() - startedAt;
}

/** An operator blocks a number: one event for everybody. */
async function blockNumber({ env }: BenchSite): Promise<void> {
  const words = ['lotto', 'number', '--round', sampleRound, '--type', 'top_2', '--number', '77'];
  await promisify(execFile)(
    process.execPath,
    ['backend/core/ops/main.ts', ...words, '--control', 'blocked', '--yes'],
    {
      env: { ...process.env, ...env },
    },
  );
}

/** What open streams cost one process: memory, time of the cores, and how long all of them take to hear of something. */
export async function benchStreams(port: number): Promise<Report> {
  const site = await serveSite('PGlite', port);
  const streams: Stream[] = [];
  try {
    const { cookie } = await makeMember(site);
    await wait(SETTLE_MS);
    const resident = [site.residentMb()];
    for (const count of [STREAMS, 2 * STREAMS]) {
      while (streams.length < count) {
        const isFirst = streams.length === 0;
        // A member has some, everybody else is a visitor.
        const some = Array.from({ length: AT_ONCE }, (_, at) =>
          openStream(site, streams.length + at, isFirst && at < 10 ? `cookie: ${cookie}\r\n` : ''),
        );
        streams.push(...(await Promise.all(some)));
      }
      await until(() => streams.every(({ heard }) => heard.includes('event: time')));
      await wait(SETTLE_MS);
      resident.push(site.residentMb());
    }
    const open = streams.filter(({ heard }) => heard.includes('event: time')).length;
    const cpuBefore = site.cpuSeconds();
    await wait(HELD_MS);
    const cpu = (site.cpuSeconds() - cpuBefore) / (HELD_MS / 1_000);
    const [before = 0, held = 0, twice = 0] = resident;
    const hears = () => streams.filter(({ heard }) => heard.includes('"kind":"terms"')).length;
    const told = blockNumber(site);
    await until(() => hears() > 0);
    const spreadMs = await until(() => hears() === open);
    await told;
    return {
      figures: [
        { name: 'streams open at last', value: open, unit: '', target: { atLeast: 2 * STREAMS } },
        { name: 'memory of the process without streams', value: before, unit: 'MB' },
        { name: 'what 2,000 add', value: held - before, unit: 'MB', target: { atMost: MOST_MB } },
        { name: 'what 2,000 more add', value: twice - held, unit: 'MB', target: { atMost: MOST_MB } },
        {
          name: 'of a core while nothing happens, with 4,000',
          value: cpu * 100,
          unit: '%',
          target: { atMost: 10 },
        },
        {
          name: 'from the first of them that hears to the last',
          value: spreadMs,
          unit: 'ms',
          target: { atMost: 1_000 },
        },
      ],
    };
  } finally {
    for (const { socket } of streams) socket.destroy();
    await site.stop();
  }
}
