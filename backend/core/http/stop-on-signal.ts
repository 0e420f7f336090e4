/** The process is gone by then, whatever hangs; orchestrators kill after some ten seconds or more. */
const DEADLINE_MS = 11_000;

/** On SIGTERM or SIGINT runs `stop` once and ends the process with code 0, at the latest after eleven seconds. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A terminal and npm may both pass the same signal on; the second one must not cut off what the first one ends.
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(0), DEADLINE_MS);
      stop()
        .catch((error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : error}\n`))
        .finally(() => process.exit(0));
    });
  }
}
