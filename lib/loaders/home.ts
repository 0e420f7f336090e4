import 'server-only';
import { AGENT_CODE, AGENT_ID } from '#contract/constants.ts';
import { optionalRead } from '#lib/loaders/first-read.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { numbersOf } from '#rules/lotto/kinds/glo/figures.ts';

/**
 * What the home page shows to everybody; only the fields that it shows, for they are sent in the HTML and beside it. It
 * does without banners and news when those cannot be read: they are null then.
 */
export async function loadHome() {
  const [banners, lobby, news] = await Promise.all([
    optionalRead(() => readPublic('GET /api/banner', { agent_code: AGENT_CODE })),
    readPublic('GET /api/lotto/lobby', { agent_id: AGENT_ID }),
    optionalRead(() => readPublic('GET /api/notifications', { agent_code: AGENT_CODE, type: '0' })),
  ]);
  return {
    banners: banners?.map(({ id, title, image, link }) => ({ id, title, image, link })) ?? null,
    openRounds: lobby.flatMap(({ kind, kind_name, round }) =>
      round?.status === 'open'
        ? [
            {
              kind,
              name: kind_name,
              roundId: round.round_id,
              drawDate: round.draw_date,
              closesAt: round.closes_at,
            },
          ]
        : [],
    ),
    results: lobby.flatMap(({ latest }) =>
      latest
        ? [
            {
              roundId: latest.round_id,
              name: latest.kind_name,
              drawDate: latest.draw_date,
              source: latest.source,
              first: numbersOf(latest.tiers, 'first'),
              frontThree: numbersOf(latest.tiers, 'front_three'),
              backThree: numbersOf(latest.tiers, 'back_three'),
              lastTwo: numbersOf(latest.tiers, 'last_two'),
            },
          ]
        : [],
    ),
    news: news?.map(({ id, title, description, image }) => ({ id, title, description, image })) ?? null,
  };
}

export type HomeFacts = Awaited<ReturnType<typeof loadHome>>;
