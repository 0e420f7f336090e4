/** Rounds are open for half a month at the most; what waits for longer than this is not looked for. */
const LONGEST = "interval '62 days'";

/**
 * What of a member's wagers waits for a result (`open`), and how much more that is than at the moment `since` (`more`), as a subquery
 * over SQL for both: what was charged for a wager becomes a win or loss with its result, not before. What came back before that is `findReturnedStakes`.
 */
export function openStakes(member: string, since: string): string {
  return `
      SELECT coalesce(sum(charged_satang) FILTER (WHERE status = 'accepted'), 0)::bigint AS open,
        (coalesce(sum(charged_satang) FILTER (WHERE status = 'accepted' AND accepted_at >= ${since}), 0)
          - coalesce(sum(charged_satang) FILTER (WHERE accepted_at < ${since} AND ended_at >= ${since}), 0))::bigint AS more
      FROM wager WHERE member_id = ${member} AND accepted_at > ${since} - ${LONGEST}`;
}
