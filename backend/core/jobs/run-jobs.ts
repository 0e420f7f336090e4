import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Job } from '#backend/core/jobs/job.ts';
import { openBoss, POLL_SECONDS } from '#backend/core/jobs/open-boss.ts';
import type { BackendEnv } from '#backend/env.ts';
import type { Services } from '#backend/services.ts';

const START_AGAIN_MS = 30_000;
const STOP_MS = 3_000;

export type JobsTrouble = 'queue_failed' | 'job_failed';

export interface JobsHealth {
  /** `failed`: the queue did not start; the site serves, and the start is tried again every half minute. */
  readonly state: 'starting' | 'running' | 'failed' | 'stopped';
  /** What went wrong last, if anything did. */
  readonly error: JobsTrouble | null;
  /** Newest run of each job in this process, on the backend's clock. */
  readonly last: Readonly<Record<string, { readonly at: string; readonly ok: boolean }>>;
}

export interface Jobs {
  health(): JobsHealth;
  /** Lets a running job end (three seconds at most) and stops. */
  stop(): Promise<void>;
}

/** What starts before left in the queue's tables; made once, it need not be made at every start. */
interface Schedules {
  readonly queues: ReadonlySet<string>;
  readonly crons: ReadonlyMap<string, string>;
}

async function readSchedules(queue: PgBoss): Promise<Schedules> {
  const [queues, schedules] = [await queue.getQueues(), await queue.getSchedules()];
  return {
    queues: new Set(queues.map(({ name }) => name)),
    crons: new Map(schedules.map(({ name, cron }) => [name, cron])),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown error';
}

/** Starts the schedules beside the site: it answers at once and keeps trying when the queue cannot start. */
export function runJobs(
  services: Services,
  env: Pick<BackendEnv, 'databaseUrl'>,
  jobList: readonly Job[],
): Jobs {
  let state: JobsHealth['state'] = 'starting';
  let error: JobsHealth['error'] = null;
  let logged: string | undefined;
  const last: Record<string, { at: string; ok: boolean }> = {};
  let boss: PgBoss | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** The same message is logged once until something succeeds. */
  const note = (why: NonNullable<JobsHealth['error']>, cause: unknown, what: string) => {
    if (logged !== messageOf(cause)) services.log.warn({ err: cause }, what);
    logged = messageOf(cause);
    error = why;
  };

  async function run(job: Job): Promise<void> {
    const at = services.clock.now().toISOString();
    try {
      await job.run(services);
      last[job.name] = { at, ok: true };
      error = null;
      logged = undefined;
    } catch (cause) {
      last[job.name] = { at, ok: false };
      note('job_failed', cause, `job ${job.name} failed`);
      throw cause;
    }
  }

  async function start(): Promise<void> {
    try {
      boss = await openBoss(services.db, env);
      boss.on('error', (cause) => note('queue_failed', cause, 'job queue'));
      await boss.start();
      const there = await readSchedules(boss);
      for (const job of jobList) await schedule(boss, job, there);
      await forgetOthers(boss, there);
      if (state !== 'stopped') state = 'running';
    } catch (cause) {
      note('queue_failed', cause, 'the job queue did not start');
      await boss?.stop({ graceful: false }).catch(() => undefined);
      if (state === 'stopped') return;
      state = 'failed';
      timer = setTimeout(() => void start(), START_AGAIN_MS);
    }
  }

  /** At most one run waits; a run that a killed process left behind does not hold up the next. */
  async function schedule(queue: PgBoss, job: Job, there: Schedules): Promise<void> {
    const { name, cron } = job;
    if (!there.queues.has(name))
      await queue.createQueue(name, { policy: 'short', retryLimit: 0, deleteAfterSeconds: 3_600 });
    if (there.crons.get(name) !== cron) await queue.schedule(name, cron);
    // Whatever fell due while no server ran is done now, not at the next full minute.
    await queue.send(name);
    await queue.work(name, { pollingIntervalSeconds: POLL_SECONDS }, () => run(job));
  }

  /** What an earlier version scheduled and this one does not know would wait for ever. */
  async function forgetOthers(queue: PgBoss, { crons }: Schedules): Promise<void> {
    const known = new Set(jobList.map(({ name }) => name));
    for (const name of crons.keys()) {
      if (known.has(name)) continue;
      await queue.unschedule(name);
      await queue.deleteQueue(name);
    }
  }

  const started = start();
  return {
    health: () => ({ state, error, last }),
    stop: async () => {
      state = 'stopped';
      clearTimeout(timer);
      await Promise.race([started, wait(STOP_MS, undefined, { ref: false })]);
      await boss?.stop({ graceful: true, timeout: STOP_MS }).catch(() => undefined);
    },
  };
}
