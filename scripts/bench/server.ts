import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const KB_IN_MB = 1_024 / 1_000_000;
/** Unit of the times in /proc, everywhere on Linux. */
const TICKS_PER_SECOND = 100;
const TRY_AGAIN_MS = 20;
const START_MS = 300_000;

export interface Server {
  readonly origin: string;
  readonly port: number;
  /** Time from the command to the first answer. */
  readonly startSeconds: number;
  /** Memory that the process holds, in MB. */
  residentMb(): number;
  /** Time that its threads took of the cores so far. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** Starts a shell command that serves on a port, by `exec`, and waits until it answers. */
export async function serve(
  command: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): Promise<Server> {
  const startedAt = performance.now();
  const child: ChildProcess = spawn(command, {
    cwd,
    shell: true,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    const answer = await fetch(origin).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) break;
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
    if (performance.now() - startedAt > START_MS) throw new Error(`${command} does not answer`);
    await wait(TRY_AGAIN_MS);
  }
  return {
    origin,
    port,
    startSeconds: (performance.now() - startedAt) / 1000,
    residentMb: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * KB_IN_MB;
    },
    cpuSeconds: () => {
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

/** Runs a command to its end; throws when it fails. */
export async function runQuietly(args: readonly string[], cwd = process.cwd()): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
}
