import { type Held, sinceAll } from '#backend/areas/protection/limits/held-limits.ts';
import { readSpans } from '#backend/areas/protection/limits/read-spans.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { type Stop, tightest } from '#rules/protection/headroom.ts';
import { freeAt, spentMs } from '#rules/protection/time-spent.ts';

const MINUTE_MS = 60_000;

/** What of a member's limits of time is used up at an instant; null while there is time left. */
export async function timeStop(
  db: Pick<Tx, 'query'>,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
  limits: readonly Held[],
): Promise<Stop | null> {
  const spans = await readSpans(db, memberId, { since: sinceAll(limits, at), now: at });
  return tightest(
    limits.flatMap(({ window, holds }) => {
      const limitMs = Number(holds) * MINUTE_MS;
      if (spentMs(window, spans, at) < limitMs) return [];
      return [{ window, left: 0n, resetsAt: freeAt(window, spans, limitMs, at) }];
    }),
  );
}
