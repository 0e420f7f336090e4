import type { Area } from '#backend/area.ts';
import { createClock } from '#backend/clock.ts';
import { migrate } from '#backend/core/db/migrate.ts';
import { openForCommand } from '#backend/core/db/open-database.ts';
import { readClockOffset, readKeyMark, readSandbox } from '#backend/core/db/running-settings.ts';
import { seed } from '#backend/core/db/seed.ts';
import type { BackendEnv } from '#backend/env.ts';
import { createLog } from '#backend/log.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { keyMark } from '#backend/secrets.ts';
import { makeServices, type Services } from '#backend/services.ts';

/**
 * Opens the database for one command, with the clock of the backend that runs, or ran last, on it. Throws
 * `DirectoryInUse` while a server has the folder open, `DatabaseAway` without a PostgreSQL server, and `OperatorRefusal` with
 * another secret than that backend's: whatever is kept as a keyed hash would read as another one.
 */
export async function openServices(env: BackendEnv, areas: readonly Area[]): Promise<Services> {
  const db = await openForCommand(env);
  try {
    await migrate(db);
    // A backend on this database that is no sandbox settles it, whatever this shell's environment lacks.
    const sandbox = env.sandbox && (await readSandbox(db)) !== false;
    const offsetMs = sandbox ? await readClockOffset(db) : 0;
    const startsAt = offsetMs === undefined || offsetMs === 0 ? undefined : new Date(Date.now() + offsetMs);
    const clock = createClock(offsetMs === undefined ? env.clockStart : startsAt);
    const log = createLog(env.logLevel, 2);
    const services = makeServices({ ...env, sandbox }, { areas, db, log, clock });
    await requireSameKey(services);
    await seed(services, areas);
    return services;
  } catch (error) {
    await db.close().catch(() => undefined);
    throw error;
  }
}

async function requireSameKey({ db, accountKey }: Services): Promise<void> {
  const mark = await readKeyMark(db);
  if (mark !== undefined && mark !== keyMark(accountKey))
    throw new OperatorRefusal(
      'This command has another BACKEND_SECRET than the backend that ran last on this database; give it the same one',
    );
}
