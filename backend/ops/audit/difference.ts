import type { Database } from '#backend/db/database.ts';

export interface Difference {
  /** Name of the check that found it. */
  readonly check: string;
  /** One sentence with ids and satang. */
  readonly detail: string;
}

/** A check in code, for what SQL cannot recompute: reads in batches and gives one sentence per difference. */
export interface CodeCheck {
  readonly name: string;
  readonly find: (db: Database) => AsyncIterable<string>;
}
