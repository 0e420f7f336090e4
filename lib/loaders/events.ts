import 'server-only';
import { AGENT_CODE } from '#contract/constants.ts';
import { optionalRead } from '#lib/loaders/first-read.ts';
import { readPublic } from '#lib/loaders/public-content.ts';

/** How many events run now; none when they cannot be read, for the page does without them. */
export async function loadEventCount(): Promise<number> {
  const events = await optionalRead(() => readPublic('GET /api/event/list', { agent_code: AGENT_CODE }));
  return events?.length ?? 0;
}
