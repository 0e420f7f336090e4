import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { account, SecurityEvent } from '#contract/account.ts';
import { NOTICES_OF_A_KIND, securityEventKeepMs } from '#contract/constants.ts';

interface Row {
  readonly kind: SecurityEvent['kind'];
  readonly at: Date;
  readonly device: string;
}

const newest: Statement = {
  name: 'security_events_newest',
  text: `
    SELECT kind, at, device FROM (
      SELECT id, kind, at, device, row_number() OVER (PARTITION BY kind ORDER BY at DESC, id) AS place
      FROM security_event WHERE member_id = $1::uuid AND at > $2::timestamptz
    ) AS ranked
    WHERE place <= ${NOTICES_OF_A_KIND} ORDER BY at DESC, id`,
};

/** What happened to the account that its member should know of: the newest five of each kind, newest first. */
export const listSecurityEvents: Verb<typeof account.securityEvents> = async ({ ctx }) => {
  const since = new Date(ctx.now().getTime() - securityEventKeepMs);
  const rows = await ctx.db.query<Row>(newest, [ctx.memberId, since]);
  return rows.map(({ kind, at, device }) => ({ kind, at: at.toISOString(), device }));
};
