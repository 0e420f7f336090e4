import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LiveKind } from '#contract/live.ts';

/** What is published to the streams: what members hear of, and that something about a member's sessions changed, which they do not. */
export type ToldKind = LiveKind | 'session';

/** A table whose changes are published: each row that is written, changed or deleted is an event. */
export interface Told {
  readonly table: PgTable;
  readonly kind: ToldKind;
  /** Column whose value the event names: an id, never an amount or a number. */
  readonly id?: PgColumn;
  /** Column of the word that says what became of it. */
  readonly what?: PgColumn;
  /** Column of the member who alone receives it. */
  readonly member?: PgColumn;
  /** Only changes of these columns are published; all unless said. */
  readonly columns?: readonly PgColumn[];
  /** Only these; all three unless said. */
  readonly on?: ReadonlyArray<'insert' | 'update' | 'delete'>;
}
