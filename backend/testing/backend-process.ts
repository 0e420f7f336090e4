import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeArguments, type Program } from '#tests/programs/programs.ts';

/** A new empty folder of this test, gone when it is disposed. */
export function scratchFolder(): Disposable & { readonly path: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'pwin-test-'));
  return { path: folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Programs of the project start in two thirds of the time when what they load was compiled before. */
const NODE_COMPILE_CACHE = path.resolve('node_modules/.cache/node');

export type ProcessEnv = Readonly<Record<string, string>>;

/** `before`: words in front of the command, such as those of another PID namespace. */
function start(words: readonly string[], env: ProcessEnv, before: readonly string[] = []): ChildProcess {
  const [program = '', ...rest] = [...before, process.execPath, ...words];
  return spawn(program, rest, {
    env: { NODE_ENV: 'production', TZ: 'America/St_Johns', LOG_LEVEL: 'silent', NODE_COMPILE_CACHE, ...env },
    stdio: 'pipe',
  });
}

function collect(child: ChildProcess): { text: string } {
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output.text += text;
    });
  }
  return output;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program of the project to its end. */
export async function runToEnd(
  program: Program,
  args: readonly string[],
  env: ProcessEnv,
  before: readonly string[] = [],
): Promise<Ended> {
  const child = start([...nodeArguments(program), ...args], env, before);
  const output = collect(child);
  const [code] = await once(child, 'close');
  return { code, output: output.text };
}

/** Runs a program to its end. With `killAt` it is killed (code null) once it has written that many characters. */
export async function runOrKill(program: Program, env: ProcessEnv, killAt = Infinity): Promise<Ended> {
  const child = start(nodeArguments(program), env);
  const output = collect(child);
  child.stdout?.on('data', () => {
    if (output.text.length >= killAt) child.kill('SIGKILL');
  });
  const [code] = await once(child, 'close');
  return { code, output: output.text };
}

export interface BackendProcess extends AsyncDisposable {
  readonly origin: string;
  /** Sends the signal and answers how the process ended. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended>;
}

/** Starts `npm run backend` on a free port and waits until it listens. Throws with its output when it ends instead. */
export function startBackend(env: ProcessEnv): Promise<BackendProcess> {
  return startServer(nodeArguments('backend/main.ts'), { BACKEND_PORT: '0', ...env });
}

/** The same with `npm start`, which builds the site when its sources changed, on the port of `env`. */
export function startSite(env: ProcessEnv): Promise<BackendProcess> {
  return startServer(['scripts/start.mjs'], env);
}

async function startServer(words: readonly string[], env: ProcessEnv): Promise<BackendProcess> {
  const child = start(words, env);
  const output = collect(child);
  const closed = once(child, 'close');
  const { promise: origin, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.on('data', () => {
    const found = /http:\/\/\S+:\d+/.exec(output.text);
    if (found) resolve(found[0]);
  });
  child.once('close', () => reject(new Error(output.text)));
  const stop = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const [code] = await closed;
    return { code, output: output.text };
  };
  return { origin: await origin, stop, [Symbol.asyncDispose]: async () => void (await stop('SIGKILL')) };
}
