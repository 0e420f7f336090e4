import type { ExcludedAt } from '#backend/core/policies/member-facts.ts';

/** SQL that is true for a member, by the alias of the row, who earned no commission at an instant: excluded then, or gone. */
export const earnsNothing = (excludedAt: ExcludedAt, member: string, at: string) =>
  `(${excludedAt(`${member}.id`, at)} OR coalesce(${member}.closed_at, 'infinity') <= ${at})`;
