import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Query builder over either engine. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A statement that both engines keep prepared: PostgreSQL under its name, PGlite by its text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Reads and writes on one connection, inside one transaction. `bigint` columns arrive as bigint, `timestamptz` as Date. */
export interface Tx {
  readonly orm: Orm;
  /** Rows of a named statement, in the shape that the caller's schema parses or the caller states. */
  query<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
}

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** How many statements can run at once. */
  readonly connections: number;
  /** Connections that are open and idle, and who waits for one; only of an engine with a pool. */
  readonly pool?: () => Readonly<Record<'open' | 'idle' | 'waiting', number>>;
  /** Outside a transaction, each query on its own. Never use it inside `transact`: PGlite has one connection. */
  readonly orm: Orm;
  query<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs the work in one transaction; a throw rolls it back. A transaction that the database aborted for a conflict
   * (40001, 40P01) is run again whole, so the work may run more than once and must not act outside the database.
   * Resolves when the commit is durable.
   */
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Calls back after each commit through this database that changed what visitors see (`noteChanges`). */
  onChange(listener: () => void): void;
  /** Runs SQL text of several statements, for migrations and the audit. */
  script(sql: string): Promise<void>;
  /** Asks the database whether it can write: undefined when nothing is known against it. Throws while it is away. */
  writeTrouble(): Promise<WriteTrouble | undefined>;
  close(): Promise<void>;
}

/** Why a database that answers cannot write. */
export type WriteTrouble = 'disk_full' | 'read_only';

/** `busy`: it did not get to it in time. */
export type AwayReason = 'away' | 'busy' | WriteTrouble;

/** The database cannot be reached, cannot write or gave up; answered as 503 and safe to try again with the same key. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly reason: AwayReason;

  constructor(reason: AwayReason, cause: unknown) {
    super(`The database gives up: ${reason}`, { cause });
    this.reason = reason;
  }
}
