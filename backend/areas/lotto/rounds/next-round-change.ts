import type { Statement } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';

/** A round whose close has passed is presented as closed before any job marks it; see `presentRound`. */
const next: Statement = {
  name: 'lotto_next_round_change',
  text: `
    SELECT least(
      (SELECT min(at) FROM round, LATERAL (VALUES (opens_at), (closes_at)) AS edge (at)
        WHERE agent_id = $1::int AND status = 'open' AND closes_at >= $2::timestamptz AND at >= $2::timestamptz),
      (SELECT min(since) FROM kind_rate WHERE since >= $2::timestamptz)
    ) AS at`,
};

/** When the next round opens or closes, or a planned price list is in force. */
export async function nextRoundChange({ db, agentId, clock }: Services): Promise<Date | undefined> {
  const [row] = await db.query<{ at: Date | null }>(next, [agentId, clock.now()]);
  return row?.at ?? undefined;
}
