import { createClock } from '#backend/clock.ts';
import { migrate } from '#backend/db/migrate.ts';
import { openForCommand } from '#backend/db/open-database.ts';
import { readClockOffset, readSandbox } from '#backend/db/running-settings.ts';
import { seed } from '#backend/db/seed/seed.ts';
import type { BackendEnv } from '#backend/env.ts';
import type { Services } from '#backend/http/dispatch.ts';
import { createLog } from '#backend/log.ts';
import { systemRandom } from '#backend/random.ts';
import { backendKey, webhookSecrets } from '#backend/secrets.ts';
import { AGENT_ID } from '#contract/constants.ts';

/**
 * Opens the database for one command, with the clock of the backend that runs, or ran last, on it. Throws
 * `DirectoryInUse` while a server has the folder open and `DatabaseAway` without a PostgreSQL server.
 */
export async function openServices(env: BackendEnv): Promise<Services> {
  const db = await openForCommand(env);
  try {
    await migrate(db);
    // A backend on this database that is no sandbox settles it, whatever this shell's environment lacks.
    const sandbox = env.sandbox && (await readSandbox(db)) !== false;
    const offsetMs = sandbox ? await readClockOffset(db) : 0;
    const startsAt = offsetMs === undefined || offsetMs === 0 ? undefined : new Date(Date.now() + offsetMs);
    const services: Services = {
      clock: createClock(offsetMs === undefined ? env.clockStart : startsAt),
      random: systemRandom,
      db,
      log: createLog(env.logLevel, 2),
      agentId: AGENT_ID,
      sandbox,
      webhookSecrets: webhookSecrets(env),
      accountKey: backendKey(env, 'account'),
    };
    await seed(services);
    return services;
  } catch (error) {
    await db.close().catch(() => undefined);
    throw error;
  }
}
