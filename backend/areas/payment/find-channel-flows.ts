import type { Statement } from '#backend/core/db/database.ts';
import type { ChannelFlow, FindChannelFlows } from '#backend/core/policies/channel-flow.ts';

/** Documents alone, without the ledger. Money that was matched by hand came before: it is in the movements, out of suspense. */
const flows: Statement = {
  name: 'payment_channel_flows',
  text: `
    SELECT direction, channel_id AS "channelId", count(*) AS count, sum(satang)::bigint AS satang FROM (
      SELECT 'in' AS direction, channel_id, satang FROM deposit
      WHERE status = 'paid' AND ended_at >= $1::timestamptz AND ended_at < $2::timestamptz AND agent_id = $3::int
        AND NOT EXISTS (SELECT 1 FROM payment_event event WHERE event.event_id = deposit.event_id AND resolution = 'matched')
      UNION ALL
      SELECT 'out', channel_id, satang FROM withdrawal
      WHERE status = 'paid' AND ended_at >= $1::timestamptz AND ended_at < $2::timestamptz AND agent_id = $3::int
    ) AS document (direction, channel_id, satang) GROUP BY 1, 2 ORDER BY 1, 2`,
};

/** What deposits and withdrawals that were paid within a time say came in and went out, by channel. */
export const findChannelFlows: FindChannelFlows = (db, { from, before }, agentId) =>
  db.query<ChannelFlow>(flows, [from, before, agentId]);
