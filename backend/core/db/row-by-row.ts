import { DatabaseAway } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';

/** When so many fail it is no single row that is at fault, and the run ends. */
const MOST_FAILURES = 100;

/** Work of a job on one row after the other. */
export interface RowByRow {
  /** What the work answers, undefined where it failed: that is noted, and tried again with the next run of the job. */
  attempt<T>(row: string, work: () => Promise<T>): Promise<T | undefined>;
  /** Does work on many rows at once, all or nothing; where it fails, on ever fewer, until those that fail are alone. Answers what the parts answer. */
  attemptAll<Row, T>(
    rows: readonly Row[],
    nameOf: (row: Row) => string,
    work: (rows: readonly Row[]) => Promise<T>,
  ): Promise<readonly T[]>;
  /** Does work on all that it finds; where it fails, what does the same in parts. */
  orInParts<T>(whole: () => Promise<T>, inParts: (error: unknown) => Promise<T>): Promise<T>;
  /** Names of the rows whose work failed so far. */
  readonly failed: readonly string[];
  /** Throws when the work on a row failed, so that the run of the job is one that failed. */
  finish(): void;
}

/** A row that others hold for too long is a row that fails. */
const isAway = (error: unknown) => error instanceof DatabaseAway && error.reason !== 'busy';

/** In one line, and without the values of a query. */
function messageOf(error: unknown): string {
  const said = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return said instanceof Error ? said.message.replace(/\n.*/s, '') : 'unknown error';
}

/** Does what a job does for many so that one of them who fails keeps nobody else waiting. A database that is away ends the run. */
export function rowByRow({ log }: Pick<Services, 'log'>, what: string): RowByRow {
  const failures: unknown[] = [];
  const failed: string[] = [];
  const finish = () => {
    if (failures.length === 0) return;
    const message = `${what} failed for ${failures.length}: ${messageOf(failures[0])}`;
    throw new AggregateError(failures, message);
  };

  const attempt: RowByRow['attempt'] = async (row, work) => {
    try {
      return await work();
    } catch (error) {
      if (isAway(error)) throw error;
      log.warn({ row, err: error }, `${what} failed`);
      failures.push(error);
      failed.push(row);
      if (failures.length >= MOST_FAILURES) finish();
      return undefined;
    }
  };

  const orInParts: RowByRow['orInParts'] = async (whole, inParts) => {
    try {
      return await whole();
    } catch (error) {
      if (isAway(error)) throw error;
      return inParts(error);
    }
  };

  const attemptAll: RowByRow['attemptAll'] = async (rows, nameOf, work) => {
    const [only] = rows;
    if (only === undefined) return [];
    if (rows.length === 1) {
      const done = await attempt(nameOf(only), () => work(rows));
      return done === undefined ? [] : [done];
    }
    const half = Math.ceil(rows.length / 2);
    return orInParts(
      async () => [await work(rows)],
      async () => [
        ...(await attemptAll(rows.slice(0, half), nameOf, work)),
        ...(await attemptAll(rows.slice(half), nameOf, work)),
      ],
    );
  };
  return { attempt, attemptAll, orInParts, failed, finish };
}
