import { setTimeout as wait } from 'node:timers/promises';
import { createSummaryReader } from '#backend/areas/account/session/read-session-summary.ts';
import { areas } from '#backend/areas.ts';
import { createChanges } from '#backend/core/changes/changes.ts';
import { followClock } from '#backend/core/changes/follow-clock.ts';
import { noteChanges } from '#backend/core/changes/note-changes.ts';
import { readEvents } from '#backend/core/changes/read-events.ts';
import { type Watch, watchChanges } from '#backend/core/changes/watch-changes.ts';
import { migrate } from '#backend/core/db/migrate.ts';
import { openDatabases } from '#backend/core/db/open-database.ts';
import { isAway } from '#backend/core/db/retry.ts';
import { storeClockOffset, storeKeyMark, storeSandbox } from '#backend/core/db/running-settings.ts';
import { seed } from '#backend/core/db/seed.ts';
import { beat, startHeartbeat } from '#backend/core/heartbeat/heartbeat.ts';
import { answer, refusalOnWire, refuse } from '#backend/core/http/answer.ts';
import { createDispatcher } from '#backend/core/http/dispatch.ts';
import { answerHealth } from '#backend/core/http/health.ts';
import { openApi } from '#backend/core/http/openapi.ts';
import { createPageReads, type PageReads } from '#backend/core/http/page-reads.ts';
import { createEventStreams, type EventStreams } from '#backend/core/http/streams/event-streams.ts';
import { type Jobs, type JobsHealth, runJobs } from '#backend/core/jobs/run-jobs.ts';
import { createShares } from '#backend/core/limits/member-share.ts';
import { createLiveFeed } from '#backend/core/live/live-feed.ts';
import { noteEvents } from '#backend/core/live/note-events.ts';
import { measure } from '#backend/core/metrics/measure.ts';
import { observeJobs } from '#backend/core/metrics/observe-jobs.ts';
import { commandsOf } from '#backend/core/ops/commands.ts';
import { listenForOps, type OpsListener } from '#backend/core/ops/socket-server.ts';
import { type BackendEnv, readBackendEnv } from '#backend/env.ts';
import { createLog } from '#backend/log.ts';
import { unavailable } from '#backend/refusal.ts';
import { keyMark } from '#backend/secrets.ts';
import { makeServices, type Services } from '#backend/services.ts';

export interface Backend extends PageReads {
  /** Answers any request under `/api`; never throws. 503 until the database was there, and while it is away. */
  handle(request: Request): Promise<Response>;
  readonly services: Services;
  /** Calls back when something that visitors see may have changed, here or in another process over the same database. */
  onChange(listener: () => void): void;
  /** False while what other processes over this database change is not heard. */
  hearsChanges(): boolean;
  /** How often visitors' pages changed since the start. */
  changeCount(): number;
  /** Now by the backend's clock, epoch milliseconds. */
  nowMs(): number;
  /** The event stream, held open on the connections of whoever serves this backend; closed before the server is. */
  readonly streams: EventStreams;
  /** Finishes what was begun (three seconds at most), stops the jobs and closes the database. */
  close(): Promise<void>;
}

const TRY_AGAIN_MS = 1_000;
const DRAIN_MS = 3_000;
const NO_JOBS: JobsHealth = { state: 'starting', error: null, last: {} };

/**
 * Starts the backend: opens, migrates and seeds the database, then runs jobs and listens for the operator. A PostgreSQL
 * server that is away does not stop it: it answers 503 and keeps trying. Throws when PGlite cannot open its folder.
 */
export async function bootBackend(env: BackendEnv): Promise<Backend> {
  const log = createLog(env.logLevel);
  const databases = await openDatabases(env);
  const services = makeServices(env, { areas, db: databases.members, log });
  // What an area cannot read is known at the start.
  for (const area of areas) area.env?.of(services);
  const background: Services = { ...services, db: databases.background };
  const { db } = background;
  const routes = areas.flatMap(({ calls }) => calls);
  const events = readEvents(areas);
  const shares = createShares(services.db.connections);
  let migrations: readonly string[] = [];
  let jobs: Jobs | undefined;
  let ops: OpsListener | undefined;
  let closed: Promise<void> | undefined;
  let inFlight = 0;
  const changes = createChanges();
  databases.onChange(changes.tell);
  const feed = createLiveFeed(databases.watcher ?? databases.members, services.clock);
  const streams = createEventStreams(services, feed);
  changes.onChange(feed.lookNow);
  const measured = await measure(env.metricsPort, services, () => streams.size);
  const { observer } = measured;
  const dispatch = createDispatcher(services, routes, shares, observer);
  const pages = createPageReads(services, { routes, shares, createSummaryReader, observer });
  let watch: Watch | undefined;
  let clock: { close(): void } | undefined;
  let heartbeat: { close(): void } | undefined;

  async function prepare(): Promise<void> {
    const names = await migrate(db);
    await noteChanges(db, events.publicTables);
    await noteEvents(
      db,
      events.published,
      areas.flatMap(({ transfers }) => transfers),
    );
    await seed(background, areas);
    await storeClockOffset(db, services.clock.offsetMs);
    await storeSandbox(db, env.sandbox);
    await storeKeyMark(db, keyMark(services.accountKey));
    await beat(background);
    if (closed) return;
    if (db.engine === 'pglite') ops = await listenForOps(background, env.dataDir, commandsOf(areas));
    if (databases.watcher) watch = watchChanges(databases.watcher, changes);
    clock = followClock(background, events.transitions, changes);
    heartbeat = startHeartbeat(background);
    jobs = runJobs(
      background,
      env,
      observeJobs(
        areas.flatMap((area) => area.jobs),
        observer,
      ),
    );
    migrations = names;
  }

  async function keepTrying(): Promise<void> {
    while (migrations.length === 0 && !closed) {
      await wait(TRY_AGAIN_MS, undefined, { ref: false });
      await prepare().catch((error: unknown) => {
        if (!isAway(error)) log.error({ err: error }, 'the database could not be prepared');
      });
    }
  }

  const isServing = () => !closed && migrations.length > 0;

  async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
    inFlight += 1;
    try {
      return await work();
    } finally {
      inFlight -= 1;
    }
  }

  async function route(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    if (request.method === 'GET' && path === '/api/health') {
      return answerHealth(services, { migrations, jobs: jobs?.health() ?? NO_JOBS });
    }
    if (request.method === 'GET' && path === '/api/openapi.json') {
      return answer(openApi(), 200, services.random.uuid(), services.clock);
    }
    if (!isServing()) return refuse(unavailable(), services.random.uuid(), services.clock);
    return dispatch(request);
  }

  async function shutDown(): Promise<void> {
    streams.close();
    measured.close();
    const givesUpAt = Date.now() + DRAIN_MS;
    while (inFlight > 0 && Date.now() < givesUpAt) await wait(10);
    clock?.close();
    heartbeat?.close();
    await Promise.all([jobs?.stop(), ops?.close(), watch?.close(), feed.close()]);
    await databases.close();
    log.info('backend closed');
  }

  try {
    await prepare();
  } catch (error) {
    if (!isAway(error)) {
      await databases.close().catch(() => undefined);
      throw error;
    }
    log.warn({ err: error }, 'the database is away; trying until it is there');
    void keepTrying();
  }

  return {
    services,
    onChange: changes.onChange,
    hearsChanges: () => databases.watcher === undefined || watch?.isAway() === false,
    changeCount: changes.count,
    nowMs: () => services.clock.now().getTime(),
    streams,
    handle: (request) => counted(() => route(request)),
    summary: (...asked) =>
      counted(async () => (isServing() ? pages.summary(...asked) : refusalOnWire(unavailable()))),
    read: (...asked) =>
      counted(async () => (isServing() ? pages.read(...asked) : refusalOnWire(unavailable()))),
    close: () => {
      closed ??= shutDown();
      return closed;
    },
  };
}

declare global {
  var pwinBackend: Promise<Backend> | undefined;
}

/**
 * The backend of this process, started at its first use; a failed start is tried again at the next. On `globalThis`, because a bundler
 * may load this module twice and the data folder has one opener.
 */
export function embeddedBackend(): Promise<Backend> {
  globalThis.pwinBackend ??= startEmbedded();
  return globalThis.pwinBackend;
}

async function startEmbedded(): Promise<Backend> {
  try {
    return await bootBackend(readBackendEnv(areas));
  } catch (error) {
    globalThis.pwinBackend = undefined;
    throw error;
  }
}
