import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseAway } from '#backend/db/database.ts';

const CONFLICTS = new Set(['40001', '40P01']);
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
]);
const LOST_CONNECTION =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect/;
const ATTEMPTS = 8;

/** SQLSTATE or system error code of an error or of its cause. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

/** True when an error says that the database cannot be reached now. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    return AWAY.has(error.code) || error.code.startsWith('08');
  }
  // The driver gives no code when a connection breaks, and the query builder wraps what it throws.
  return LOST_CONNECTION.test(error.message) || isAway(error.cause);
}

/** Turns a lost database into `DatabaseAway`; anything else is thrown on as it is. */
export async function reachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isAway(error)) throw new DatabaseAway('The database is away', { cause: error });
    throw error;
  }
}

/** Runs a whole transaction again after a serialisation conflict or a deadlock, with a short rising pause. */
export async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await reachable(transaction);
    } catch (error) {
      if (attempt >= ATTEMPTS || !CONFLICTS.has(errorCode(error) ?? '')) throw error;
      await wait(attempt * 5);
    }
  }
}
