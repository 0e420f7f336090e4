import type { Ending } from '#lib/live/read-stream.ts';

/** How it went so far: failures in a row, and how many times it is asked before a stream is tried again. */
export interface Tries {
  readonly failures: number;
  readonly pollsLeft: number;
}

export const FIRST_TRY: Tries = { failures: 0, pollsLeft: 0 };

const SECOND_MS = 1_000;
const LONGEST_MS = 60_000;
const POLL_MS = 15_000;
/** A stream that was held so long works, however often it is cut. */
const HELD_MS = 3_000;
const POLLS = 4;
const FAILURES_BEFORE_POLLING = 2;

/** Waits double; each is taken between a half and one and a half of that, so that those who lost a server together come back apart. */
function apart(ms: number, random: () => number): number {
  return Math.round(ms * (0.5 + random()));
}

/**
 * True once the site answered several times that there is no stream to be had: what is shown is then read from time to time
 * without receiving changes.
 */
export function isUntold({ failures }: Tries, { why }: Pick<Ending, 'why'>): boolean {
  return failures > FAILURES_BEFORE_POLLING && (why === 'busy' || why === 'refused');
}

/** After how long to ask again and how, or `undefined` when there is nothing more to ask. */
export function nextTry(
  { failures, pollsLeft }: Tries,
  ending: Ending & { readonly heldMs: number },
  random: () => number = Math.random,
): (Tries & { readonly waitMs: number }) | undefined {
  const { why, heard, heldMs, waitMs = 0 } = ending;
  if (why === 'session' || why === 'other') return undefined;
  if (why === 'renew') return { ...FIRST_TRY, waitMs: apart(SECOND_MS, random) };
  if (why === 'done')
    return { failures: 0, pollsLeft: Math.max(0, pollsLeft - 1), waitMs: apart(POLL_MS, random) };
  if (heard && why !== 'busy' && heldMs >= HELD_MS)
    return { ...FIRST_TRY, waitMs: apart(2 * SECOND_MS, random) };
  const more = failures + 1;
  const doubled = Math.min(LONGEST_MS, (why === 'busy' ? 5 : 2) * SECOND_MS * 2 ** failures);
  // What keeps an answer until it ends will keep the next one too.
  const polls = why === 'silent' || more > FAILURES_BEFORE_POLLING;
  return {
    failures: more,
    pollsLeft: polls ? POLLS : pollsLeft,
    waitMs: Math.max(waitMs, apart(doubled, random)),
  };
}
