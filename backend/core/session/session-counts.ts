import type { UserInfo } from '#contract/account.ts';

/** Counts that stand beside a member in the header, by their names on the wire. */
export type SessionCounts = UserInfo['counts'];

/** What the SQL of a count may name: the member's id, and whether they are kept from playing now. */
export interface CountedMember {
  readonly memberId: string;
  readonly isExcluded: string;
}

/**
 * SQL of one number over the area's own tables. It is part of the one statement that every page of a member reads: it looks
 * at an index alone, and counts no further than a bound.
 */
export type CountSql = (member: CountedMember) => string;

/** Every count, each from the one area that has it. */
export type CountsOfAreas = { readonly [Name in keyof SessionCounts]: CountSql };

/** Every count from its area. Throws when one is missing or counted twice, so that no backend starts without it. */
export function collectCounts(
  areas: ReadonlyArray<{ readonly name: string; readonly counts?: Partial<CountsOfAreas> | undefined }>,
): CountsOfAreas {
  const only = (name: keyof SessionCounts): CountSql => {
    const [found, more] = areas.flatMap(({ counts }) => counts?.[name] ?? []);
    if (!found) throw new Error(`No area counts ${name}`);
    if (more) throw new Error(`More than one area counts ${name}`);
    return found;
  };
  return { unread: only('unread') };
}

/** SQL of all counts as one value of `SessionCounts`. */
export function countsSql(counts: CountsOfAreas, member: CountedMember): string {
  const pairs = Object.entries(counts).map(([name, sql]) => `'${name}', (${sql(member)})`);
  return `jsonb_build_object(${pairs.join(', ')})`;
}
