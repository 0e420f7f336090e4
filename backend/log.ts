import pino, { type Logger } from 'pino';
import type { BackendEnv } from '#backend/env.ts';

export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly frames: string;
  readonly cause?: LoggedError;
}

function textOf(error: object, name: string): string | undefined {
  const value = new Map<string, unknown>(Object.entries(error)).get(name);
  return typeof value === 'string' ? value : undefined;
}

/**
 * What a log keeps of an error: kind, message, code and where it was thrown. Values of a query (phone numbers, hashes)
 * stand in the message of the query builder after `params:` and in PostgreSQL's `detail`; neither is kept.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', frames: '' };
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  return {
    type: error.name,
    message: error.message.split('\nparams:', 1).join(''),
    ...(code ? { code } : {}),
    ...(constraint ? { constraint } : {}),
    frames: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause instanceof Error ? { cause: loggedError(error.cause) } : {}),
  };
}

/** The backend's log: one JSON line per entry, to standard output or to the file descriptor given. */
export function createLog(level: BackendEnv['logLevel'], fileDescriptor = 1): Logger {
  return pino({ level, base: null, serializers: { err: loggedError } }, pino.destination(fileDescriptor));
}
