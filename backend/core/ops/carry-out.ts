import { setTimeout as wait } from 'node:timers/promises';
import type { Area } from '#backend/area.ts';
import { DirectoryInUse } from '#backend/core/db/lock-file.ts';
import { commandsOf } from '#backend/core/ops/commands.ts';
import type { OpsAnswer } from '#backend/core/ops/ops-call.ts';
import type { OpsRequest } from '#backend/core/ops/parse-ops.ts';
import { askServer } from '#backend/core/ops/socket-client.ts';
import type { BackendEnv } from '#backend/env.ts';

const WAIT_FOR_SERVER_MS = 15_000;
const ASK_AGAIN_MS = 200;

/** Loaded only when no server runs: a command through the server needs no database of its own. */
async function runHere(env: BackendEnv, areas: readonly Area[], request: OpsRequest): Promise<OpsAnswer> {
  const [{ openServices }, { runOps }] = await Promise.all([
    import('#backend/core/ops/open-services.ts'),
    import('#backend/core/ops/run-ops.ts'),
  ]);
  const services = await openServices(env, areas);
  try {
    return await runOps(services, request, commandsOf(areas));
  } finally {
    await services.db.close();
  }
}

/** PostgreSQL is opened directly. PGlite has one opener: the running server, or this command when none runs. */
export async function carryOut(
  env: BackendEnv,
  areas: readonly Area[],
  request: OpsRequest,
): Promise<OpsAnswer> {
  if (env.databaseUrl) return runHere(env, areas, request);
  const givesUpAt = Date.now() + WAIT_FOR_SERVER_MS;
  for (;;) {
    const answer = await askServer(env.dataDir, request);
    if (answer) return answer;
    try {
      return await runHere(env, areas, request);
    } catch (error) {
      // A server that starts or stops holds the folder for a moment without listening.
      if (!(error instanceof DirectoryInUse) || Date.now() > givesUpAt) throw error;
      await wait(ASK_AGAIN_MS);
    }
  }
}
