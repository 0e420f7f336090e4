import type { Statement } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';

const next: Statement = {
  name: 'agent_next_content_change',
  text: `
    SELECT min(at) AS at FROM content, LATERAL (VALUES (starts_at), (ends_at)) AS edge (at)
    WHERE agent_id = $1::int AND at > $2::timestamptz`,
};

/** When the next banner, notification or event appears or goes. */
export async function nextContentChange({ db, agentId, clock }: Services): Promise<Date | undefined> {
  const [row] = await db.query<{ at: Date | null }>(next, [agentId, clock.now()]);
  return row?.at ?? undefined;
}
