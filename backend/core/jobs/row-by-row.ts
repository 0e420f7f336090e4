import { DatabaseAway } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';

/** Work of a job on one row after the other. */
export interface RowByRow {
  /** What the work answers, undefined where it failed: that is noted, and tried again with the next run of the job. */
  attempt<T>(row: string | number, work: () => Promise<T>): Promise<T | undefined>;
  /** Throws when the work on a row failed, so that the run of the job is one that failed. */
  finish(): void;
}

/** Does what a job does for many so that one of them who fails keeps nobody else waiting. A database that is away ends the run. */
export function rowByRow({ log }: Pick<Services, 'log'>, what: string): RowByRow {
  const failures: unknown[] = [];
  return {
    attempt: async (row, work) => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof DatabaseAway) throw error;
        log.warn({ row, err: error }, `${what} failed`);
        failures.push(error);
        return undefined;
      }
    },
    finish: () => {
      if (failures.length > 0) throw new AggregateError(failures, `${what} failed for ${failures.length}`);
    },
  };
}
