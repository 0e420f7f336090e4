import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const KB_IN_MB = 1_024 / 1_000_000;

export interface Server {
  readonly origin: string;
  /** Memory that the process holds, in MB. */
  residentMb(): number;
  stop(): Promise<void>;
}

/** Starts a shell command that serves on a port, by `exec`, and waits until it answers. */
export async function serve(
  command: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): Promise<Server> {
  const child: ChildProcess = spawn(command, {
    cwd,
    shell: true,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) break;
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
    await wait(500);
  }
  return {
    origin,
    residentMb: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * KB_IN_MB;
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
