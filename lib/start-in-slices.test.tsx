import { afterEach, expect, test, vi } from 'vitest';
import { startInSlices } from './start-in-slices.ts';

/** What Next's start does with the scripts that it waits for (next/dist/client/app-bootstrap.js). */
interface WaitedFor {
  readonly length: number;
  reduce(add: unknown, start: Promise<void>): Promise<void>;
}
function scriptsOfNext(): WaitedFor {
  const scripts: unknown = Reflect.get(globalThis, '__next_s');
  if (!isWaitedFor(scripts)) throw new Error('Next would start at once');
  return scripts;
}
function isWaitedFor(scripts: unknown): scripts is WaitedFor {
  return typeof scripts === 'object' && scripts !== null && 'length' in scripts && 'reduce' in scripts;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, '__next_s');
});

test('each slice has a task of its own, and the page starts in one after them', async () => {
  const tasks: Array<() => void> = [];
  vi.stubGlobal('setTimeout', (task: () => void) => tasks.push(task));
  /** Lets the browser do the next task, with all that follows from it at once. */
  const doTask = async () => {
    tasks.shift()?.();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const steps: string[] = [];
  startInSlices([async () => steps.push('first'), async () => steps.push('second')]);
  const scripts = scriptsOfNext();
  expect(scripts.length).toBeGreaterThan(0);
  void scripts.reduce(() => undefined, Promise.resolve()).then(() => steps.push('start'));
  await Promise.resolve();
  expect(steps).toEqual([]);
  await doTask();
  expect(steps).toEqual(['first']);
  await doTask();
  expect(steps).toEqual(['first', 'second']);
  await doTask();
  expect(steps).toEqual(['first', 'second', 'start']);
});

test('a slice that fails is told to Next, which starts all the same', async () => {
  startInSlices([() => Promise.reject(new Error('no part'))]);
  await expect(scriptsOfNext().reduce(() => undefined, Promise.resolve())).rejects.toThrow('no part');
});

test('the start of Next still waits for the scripts, then starts whatever happened', async () => {
  const { appBootstrap } = await import('next/dist/client/app-bootstrap.js');
  const slice = vi.fn(async () => undefined);
  startInSlices([slice]);
  await new Promise<void>((resolve) => appBootstrap(resolve));
  expect(slice).toHaveBeenCalledOnce();
});
