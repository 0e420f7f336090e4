/** Who is told of what a backend does; told of nothing that names a member. */
export interface Observer {
  /** A call was answered. `result` is `ok`, the name of a refusal, or an HTTP status. */
  call(call: string, result: string, seconds: number): void;
  /** A job ended. */
  job(job: string, result: 'ok' | 'failed', seconds: number): void;
}

/** Where nobody measures. */
export const nobody: Observer = { call: () => {}, job: () => {} };

/** Seconds since it was made, by a clock that never goes back. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1_000;
}
