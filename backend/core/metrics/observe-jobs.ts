import type { Job } from '#backend/core/jobs/job.ts';
import { type Observer, stopwatch } from '#backend/core/metrics/observer.ts';

/** The same jobs, each run of which the observer is told of. */
export function observeJobs(jobs: readonly Job[], observer: Observer): Job[] {
  return jobs.map((job) => ({
    ...job,
    run: async (services) => {
      const seconds = stopwatch();
      try {
        const done = await job.run(services);
        observer.job(job.name, 'ok', seconds());
        return done;
      } catch (error) {
        observer.job(job.name, 'failed', seconds());
        throw error;
      }
    },
  }));
}
