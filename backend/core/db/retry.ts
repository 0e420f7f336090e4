import { setTimeout as wait } from 'node:timers/promises';
import { type AwayReason, DatabaseAway } from '#backend/core/db/database.ts';

const CONFLICTS = new Set(['40001', '40P01']);
/** SQLSTATE and system error codes that say: not now, and nothing about the request. */
const REASONS: Readonly<Record<string, AwayReason>> = {
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '25P03': 'busy',
  '57P05': 'busy',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ENOENT: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ETIMEDOUT: 'away',
  EPIPE: 'away',
  '53300': 'busy',
  '53200': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '53100': 'disk_full',
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  '25006': 'read_only',
  EROFS: 'read_only',
};
/** What the driver says without a code. */
const LOST_CONNECTION =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect|^Query read timeout/;
const ATTEMPTS = 8;

/** SQLSTATE or system error code of an error or of its cause. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

/** Why an error says that the database cannot do it now; undefined when it says something else. */
export function awayReason(error: unknown): AwayReason | undefined {
  if (error instanceof DatabaseAway) return error.reason;
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') {
    return REASONS[error.code] ?? (error.code.startsWith('08') ? 'away' : undefined);
  }
  // The driver gives no code when a connection breaks, and the query builder wraps what it throws.
  return LOST_CONNECTION.test(error.message) ? 'away' : awayReason(error.cause);
}

/** True when an error says that the database cannot do it now; the same request may succeed later. */
export function isAway(error: unknown): boolean {
  return awayReason(error) !== undefined;
}

/** Turns a lost or overtaxed database into `DatabaseAway`; anything else is thrown on as it is. */
export async function reachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const reason = awayReason(error);
    if (reason && !(error instanceof DatabaseAway)) throw new DatabaseAway(reason, error);
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
