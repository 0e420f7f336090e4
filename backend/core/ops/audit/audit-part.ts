import type { Database, Statement } from '#backend/core/db/database.ts';
import type { Ports } from '#backend/ports.ts';

/** More differences of one check are not listed. */
export const MOST_PER_CHECK = 100;

/** A check in code, for what SQL cannot recompute: reads in batches and gives one sentence per difference. */
export interface CodeCheck {
  readonly name: string;
  readonly find: (db: Database) => AsyncIterable<string>;
  /** What `find` asks, where it is one statement without values. */
  readonly statement?: Statement;
}

/** The sentences of a statement that answers `detail`. */
export async function* details(
  db: Database,
  statement: Statement,
  values: readonly unknown[],
): AsyncGenerator<string> {
  for (const { detail } of await db.query<{ detail: string }>(statement, values)) yield detail;
}

/** Checks in code that go by what other areas provide. */
export type ChecksBy = (provided: Partial<Ports>) => readonly CodeCheck[];

/** What one area holds its books against. */
export interface AuditPart {
  /**
   * SQL files by their path from the root. Each query begins with `-- check: name` and answers a row `detail` per
   * difference, none for books in order.
   */
  readonly scripts?: readonly string[];
  readonly checks?: readonly CodeCheck[];
  readonly checksBy?: ChecksBy;
}
