/** Evaluates modules with which Next starts the page; those that were evaluated already cost nothing. */
type Slice = () => Promise<unknown>;

/** A task of its own for what follows, so that a tap is answered in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function runInTasks(slices: readonly Slice[]): Promise<void> {
  await nextTask();
  for (const slice of slices) {
    await slice();
    await nextTask();
  }
}

/**
 * Lets Next start the page after the slices, each in a task of its own: it waits for the scripts in `__next_s`, which it
 * reduces to one promise (next/dist/client/app-bootstrap.js), and starts all the same when one of them fails.
 */
export function startInSlices(slices: readonly Slice[]): void {
  const scripts = { length: slices.length, reduce: () => runInTasks(slices) };
  Object.assign(globalThis, { __next_s: scripts });
}
