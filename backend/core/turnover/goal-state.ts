import { playedOf } from '#backend/core/turnover/played.ts';

/**
 * What a goal becomes at the instant `$1`, or null while it goes on. `goal` and `member` name rows of `play_goal` and `member`. Who is
 * excluded or gone gets nothing more; then what is played counts before the end of the time does.
 */
export const goalState = `CASE
    WHEN member.status = 'closed' OR (member.barred_as IS NOT NULL AND coalesce(member.barred_until, 'infinity') > $1::timestamptz)
      THEN 'excluded'
    WHEN ${playedOf('goal')} >= goal.target_satang THEN 'done'
    WHEN goal.expires_at <= $1::timestamptz THEN 'expired' END`;
