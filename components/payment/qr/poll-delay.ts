import { GRACE_MS } from '#rules/payment/deposit-status.ts';

const FIRST_MS = 3_000;
const LATER_MS = 4_000;
const LATEST_MS = 5_000;
const LONGEST_MS = 30_000;
const ENDED_MS = 15_000;
/** How long after the end money is asked for: it counts for so long, and a webhook that is lost is found some minutes later. */
const ASKED_MS = GRACE_MS + 3 * 60_000;
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

/** The same for a deposit that ended, `endedMs` after its time was over: four times a minute, and no more when money counts no longer. */
export function endedPollDelayMs({
  endedMs,
  silentMs,
}: {
  readonly endedMs: number;
  readonly silentMs: number;
}): number | false {
  return endedMs < ASKED_MS && Math.max(ENDED_MS, Math.min(silentMs, LONGEST_MS));
}
