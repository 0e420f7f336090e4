import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program in a group of its own, so that what it starts ends with it. */
export interface Program extends AsyncDisposable {
  /** What it said that fits a pattern; throws when it ends without. */
  heard(pattern: RegExp): Promise<string>;
}

/** Groups that still run; nothing of them outlives this process, however it ends. */
const running = new Set<number>();
process.once('exit', () => {
  for (const group of running) process.kill(-group, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts a program and listens to what it says. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  if (child.pid !== undefined) running.add(child.pid);
  const over = once(child, 'exit').then(
    () => running.delete(child.pid ?? 0),
    () => false,
  );
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('said');
    });
  child.on('error', (error) => {
    output += String(error);
  });
  return {
    heard: async (pattern) => {
      for (;;) {
        const found = pattern.exec(output);
        if (found) return found[1] ?? found[0];
        if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
          throw new Error(`${file} ended: ${output.slice(-2_000)}`);
        await Promise.race([once(child, 'said'), over]);
      }
    },
    [Symbol.asyncDispose]: async () => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-child.pid, 'SIGTERM');
      const late = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 10_000);
      await over;
      clearTimeout(late);
    },
  };
}
