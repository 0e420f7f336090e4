import type { Statement, Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { outageKey, sealedOutages } from '#backend/core/heartbeat/sealings.ts';
import type { Services } from '#backend/services.ts';

type Beating = Pick<Services, 'db' | 'clock' | 'random'>;

const BEAT_EVERY_MS = 10_000;
/** A longer silence is an outage; shorter ones are a busy machine or a restart. */
const SILENCE_MS = 30_000;

const beatOnce: Statement = {
  name: 'heartbeat_beat',
  text: `
    WITH silence AS (
      INSERT INTO site_outage (from_at, to_at)
      SELECT at, $1::timestamptz FROM site_pulse WHERE $1::timestamptz - at > interval '${SILENCE_MS} milliseconds'
      ON CONFLICT DO NOTHING RETURNING from_at
    ), alive AS (
      INSERT INTO site_pulse (at) VALUES ($1::timestamptz)
      ON CONFLICT ("only") DO UPDATE SET at = excluded.at WHERE site_pulse.at < excluded.at
    )
    SELECT from_at AS "fromAt" FROM silence`,
};

/** Notes that the site is alive, and an outage if nobody noted that for long. */
export async function beat({ db, ...by }: Beating): Promise<void> {
  await db.transact(async (tx) => {
    const silences = await tx.query<{ fromAt: Date }>(beatOnce, [by.clock.now()]);
    const keys = silences.map(({ fromAt }) => outageKey(fromAt));
    await sealRows(tx, by, sealedOutages, keys);
  });
}

const wasAway: Statement = {
  name: 'heartbeat_was_away',
  text: `
    SELECT EXISTS (SELECT 1 FROM site_outage WHERE from_at < $2::timestamptz AND to_at > $1::timestamptz)
      OR EXISTS (SELECT 1 FROM site_pulse WHERE at < $2::timestamptz AND $3::timestamptz - at > interval '${SILENCE_MS} milliseconds')
      AS away`,
};

/**
 * True when an outage of the site falls into the time from `from` to `to`; one that may still last counts. Where no process
 * ever noted its heartbeat, nothing is known against the site.
 */
export async function wasSiteAway(
  tx: Pick<Tx, 'query'>,
  { from, to, now }: { readonly from: Date; readonly to: Date; readonly now: Date },
): Promise<boolean> {
  const [row] = await tx.query<{ away: boolean }>(wasAway, [from, to, now]);
  return row?.away ?? false;
}

/** Notes the site's heartbeat until it is closed. A database that is away misses beats, which is an outage. */
export function startHeartbeat(services: Beating): { close(): void } {
  const timer = setInterval(() => void beat(services).catch(() => undefined), BEAT_EVERY_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
