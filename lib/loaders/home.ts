import 'server-only';
import { AGENT_CODE, AGENT_ID } from '#contract/constants.ts';
import { readPublic } from '#lib/loaders/public-content.ts';

/** What the home page shows to everybody. */
export async function loadHome() {
  const [banners, lobby, news] = await Promise.all([
    readPublic('GET /api/banner', { agent_code: AGENT_CODE }),
    readPublic('GET /api/lotto/lobby', { agent_id: AGENT_ID }),
    readPublic('GET /api/notifications', { agent_code: AGENT_CODE, type: '0' }),
  ]);
  return { banners, kinds: lobby, news };
}

export type HomeSeed = Awaited<ReturnType<typeof loadHome>>;
