import { globSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { GameWorld } from '#backend/testing/games/game-world.ts';
import type { BuiltMember } from '#backend/testing/members.ts';
import type { World } from '#backend/testing/world.ts';

/**
 * What each column of a table is, for the test that holds every table against it:
 * - `once`: evidence, written with its row and never again; the database refuses. The row stays, unless the table says `leaves`.
 * - `onward`: may be written later, one way alone; the database refuses the way back.
 * - `sealed`: an operator's command may change it; the chained log has what it is, and the audit holds it against that.
 * - `derived`: follows from other rows; the audit computes it again.
 * - `free`: nothing that money depends on: what is at work, what is shown, what is forgotten after a while.
 */
export interface ColumnClasses {
  readonly once?: string;
  readonly onward?: string;
  readonly sealed?: string;
  readonly derived?: string;
  readonly free?: string;
  /** Rows that may be taken out. */
  readonly leaves?: true;
}

/** Makes what a call asks for; answers fields of its input, and those of another intent where there can be one under the same key. */
type MakeReady = (
  world: GameWorld<readonly number[]>,
  member: BuiltMember,
) => Promise<{ readonly input: object; readonly other: object | null }>;

/** What the suites that send every call and read every table must know of one area: `backend/areas/<area>/test-facts.ts`. */
export interface TestFacts {
  /** Classes of its columns by table, the names parted by a blank. */
  readonly columns?: Readonly<Record<string, ColumnClasses>>;
  /** Values for the fields of its calls by name: the first of all areas that the schema takes is sent, the next for another intent. */
  readonly samples?: Readonly<Record<string, readonly unknown[]>>;
  /** For calls that a member with money alone cannot make: what else is needed is made first. By `METHOD /path`. */
  readonly ready?: Readonly<Record<string, MakeReady>>;
  /** How many statements its pages take of a member, by their address; each must be counted (tests/page-reads). */
  readonly pages?: Readonly<Record<string, number>>;
  /** Ids in its calls that belong to nobody. */
  readonly sharedIds?: readonly string[];
  /** Makes what a stranger has in this area; answers the value of each id field by its name, or by `METHOD /path name`. */
  readonly ownedByStranger?: (
    world: World,
    stranger: BuiltMember,
  ) => Promise<Readonly<Record<string, unknown>>>;
}

const Module = z.object({ testFacts: z.custom<TestFacts>((value) => typeof value === 'object') });

/** The facts of every area, found by the name of their file. */
export const allTestFacts: readonly TestFacts[] = await Promise.all(
  globSync('backend/{areas,core}/*/test-facts.ts')
    .toSorted()
    .map(async (file) => Module.parse(await import(/* @vite-ignore */ path.resolve(file))).testFacts),
);

/** One record out of those of all areas. Throws where two areas say something of one name. */
export function joinFacts<Value>(
  records: ReadonlyArray<Readonly<Record<string, Value>> | undefined>,
): Readonly<Record<string, Value>> {
  const joined: Record<string, Value> = {};
  for (const [name, value] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (name in joined) throw new Error(`Two areas say what ${name} is`);
    joined[name] = value;
  }
  return joined;
}
