import { writeSync } from 'node:fs';
import pino, { type Logger } from 'pino';
import type { BackendEnv } from '#backend/env.ts';
import { terminalJson } from '#backend/terminal-text.ts';

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

const WARN = 40;
const WINDOW_MS = 60_000;
const FREE_LINES = 5;
/** Kinds of trouble that are counted at once; beyond them nothing is held back. */
const MOST_KINDS = 500;

/** Message and, of an error, its kind and code: what repeats when one cause makes thousands of lines. */
function kindOf(args: readonly unknown[]): string {
  const [first, second] = args;
  if (typeof first === 'string') return first;
  const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
  const codes = [error, error instanceof Error ? error.cause : undefined]
    .filter((one) => one instanceof Error)
    .map((one) => `${one.name} ${textOf(one, 'code') ?? one.message.slice(0, 80)}`);
  return [second, ...codes].join('|');
}

interface Kind {
  readonly startedAtMs: number;
  lines: number;
}

/** Decides which lines are written: of each kind five a minute; the first one of a later minute tells how many were not. */
export function createLineLimit(nowMs: () => number = () => performance.now()) {
  const kinds = new Map<string, Kind>();
  return (level: number, args: readonly unknown[]): { write: boolean; heldBack: number } => {
    if (level < WARN) return { write: true, heldBack: 0 };
    const name = kindOf(args);
    const kind = kinds.get(name);
    if (kind && nowMs() - kind.startedAtMs < WINDOW_MS) {
      kind.lines += 1;
      return { write: kind.lines <= FREE_LINES, heldBack: 0 };
    }
    if (kinds.size >= MOST_KINDS) kinds.clear();
    kinds.set(name, { startedAtMs: nowMs(), lines: 1 });
    return { write: true, heldBack: Math.max(0, (kind?.lines ?? 0) - FREE_LINES) };
  };
}

const ignore = (): void => {};

/** Standard output on a full disk raises an `error` event, which without a listener would end the process. */
function surviveFullOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  }
}

/** Writes each line at once, or not at all: the library's own stream tries for ever on a full disk, also when the process ends. */
function writeTo(fileDescriptor: number): { write(line: string): void } {
  return {
    write: (line) => {
      try {
        writeSync(fileDescriptor, terminalJson(line));
      } catch {
        // Nowhere is left to say it.
      }
    },
  };
}

/**
 * The backend's log: one JSON line per entry, to standard output or to the file descriptor given. Repeated trouble is
 * held back, so that a full disk is not filled by its own log; a log that cannot be written stops nothing.
 */
export function createLog(level: BackendEnv['logLevel'], fileDescriptor = 1): Logger {
  surviveFullOutput();
  const limit = createLineLimit();
  const log = pino(
    {
      level,
      base: null,
      serializers: { err: loggedError },
      hooks: {
        logMethod(args, method, number) {
          const { write, heldBack } = limit(number, args);
          if (heldBack > 0) log.info({ heldBack, kind: kindOf(args) }, 'repeated lines were held back');
          if (write) method.apply(this, args);
        },
      },
    },
    writeTo(fileDescriptor),
  );
  return log;
}
