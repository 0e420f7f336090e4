const FIRST_MS = 3_000;
const LATER_MS = 4_000;
const LATEST_MS = 5_000;
const LONGEST_MS = 30_000;
/** Answers after which the next pace begins: the first minute, then about three minutes more. */
const FAST_ANSWERS = 20;
const MEDIUM_ANSWERS = 65;

/**
 * How long to wait before asking again whether a deposit arrived, in ms: 3 to 5 s. When nothing has answered for
 * `silentMs`, as long again as the silence lasted, up to half a minute.
 */
export function pollDelayMs({ answers, silentMs }: { answers: number; silentMs: number }): number {
  if (silentMs > 0) return Math.min(Math.max(silentMs, LATEST_MS), LONGEST_MS);
  if (answers <= FAST_ANSWERS) return FIRST_MS;
  return answers <= MEDIUM_ANSWERS ? LATER_MS : LATEST_MS;
}
