import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { scratchFolder } from '#backend/testing/backend-process.ts';
import { otherPidNamespace } from '#backend/testing/pid-namespace.ts';
import { nodeArguments } from '#tests/programs/programs.ts';

const OPENER = 'tests/programs/lock-opener.ts';

interface Opener extends AsyncDisposable {
  /** Tries to lock the file at an instant (epoch ms) and answers `won` or `refused`. */
  lock(file: string, at?: number): Promise<string>;
  release(): Promise<void>;
  kill(): Promise<void>;
}

async function startOpener(before: readonly string[] = []): Promise<Opener> {
  const [program = '', ...args] = [...before, process.execPath, ...nodeArguments(OPENER)];
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const closed = once(child, 'close');
  const say = async (line: string): Promise<string> => {
    const answered = once(lines, 'line');
    child.stdin.write(`${line}\n`);
    const [answer] = await answered;
    return answer;
  };
  await once(lines, 'line');
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  return {
    lock: (file, at = 0) => say(`${at} ${file}`),
    release: async () => void (await say('release')),
    kill,
    [Symbol.asyncDispose]: kill,
  };
}

/** Ten rounds; LOCK_OPENERS=250 has all of them at once. */
const OPENERS = Number(process.env.LOCK_OPENERS || 25);
const CONTENTS = ['', 'garbage', '4194305 1', `${process.pid} `, randomBytes(5_000)];

test('of many synchronised openers one wins each of ten rounds, whatever stands in the file', async () => {
  using folder = scratchFolder();
  await using stack = new AsyncDisposableStack();
  const openers = await Promise.all(Array.from({ length: OPENERS }, () => startOpener()));
  for (const opener of openers) stack.use(opener);
  for (const [round, content] of [...CONTENTS, ...CONTENTS].entries()) {
    const file = path.join(folder.path, `lock-${round}`);
    writeFileSync(file, content);
    const at = Date.now() + 100;
    const answers = await Promise.all(openers.map((opener) => opener.lock(file, at)));
    expect(answers.filter((answer) => answer === 'won')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(OPENERS - 1);
    writeFileSync(file, content);
    const other = openers[(answers.indexOf('won') + 1) % OPENERS];
    expect(await other?.lock(file), 'overwritten while it is held').toBe('refused');
    await openers[answers.indexOf('won')]?.release();
    expect(await other?.lock(file)).toBe('won');
    await other?.release();
  }
});

test('a holder is seen from another PID namespace, and the other way round', async () => {
  using folder = scratchFolder();
  const file = path.join(folder.path, 'lock');
  await using here = await startOpener();
  await using elsewhere = await startOpener(otherPidNamespace());
  expect(await here.lock(file)).toBe('won');
  expect(await elsewhere.lock(file)).toBe('refused');
  await here.release();
  expect(await elsewhere.lock(file)).toBe('won');
  expect(await here.lock(file)).toBe('refused');
});

test('kill -9 frees the lock at once', async () => {
  using folder = scratchFolder();
  const file = path.join(folder.path, 'lock');
  await using next = await startOpener();
  for (let round = 0; round < 5; round += 1) {
    await using first = await startOpener();
    expect(await first.lock(file)).toBe('won');
    expect(await next.lock(file)).toBe('refused');
    await first.kill();
    expect(await next.lock(file)).toBe('won');
    await next.release();
  }
});
