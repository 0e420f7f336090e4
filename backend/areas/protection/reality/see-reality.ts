import { readReality } from '#backend/areas/protection/reality/read-reality.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { protection } from '#contract/protection.ts';

/** Of two tabs that answer at a time the second finds it answered: the row is looked at again once the first has written it. */
const see: Statement = {
  name: 'protection_reality_seen',
  text: `
    UPDATE session SET reminded_at = $2::timestamptz FROM member
    WHERE session.token_hash = $1::text AND member.id = session.member_id
      AND coalesce(session.reminded_at, session.created_at) + make_interval(mins => member.reality_minutes) <= $2::timestamptz`,
};

/** The member saw how long the session lasts and goes on; what was not due is not put off. */
export const seeReality: Verb<typeof protection.seeReality> = async ({ ctx }) => {
  await ctx.db.query(see, [ctx.tokenHash, ctx.now()]);
  return readReality(ctx);
};
