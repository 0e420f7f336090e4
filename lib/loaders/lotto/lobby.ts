import 'server-only';
import type { Calls } from '#contract/calls.ts';
import { AGENT_ID } from '#contract/constants.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';

type Listed = Calls['GET /api/lotto/results']['data'][number];

/** What the lobby says of a published draw. */
function drawnFacts(draw: Listed) {
  const { top3, bottom2 } = figuresOfKind(draw.kind, draw.tiers);
  return {
    drawDate: draw.draw_date,
    ...(draw.round_no !== undefined && { number: draw.round_no }),
    top3: top3.join(' '),
    bottom2: bottom2.join(' '),
  };
}

/** Every kind with its current round and newest result; only the fields that are shown, for they are sent to the browser. */
export async function loadLobby() {
  const kinds = await readPublic('GET /api/lotto/lobby', { agent_id: AGENT_ID });
  return kinds.map(({ kind, kind_name, description, category_id, round, latest }) => ({
    kind,
    name: kind_name,
    about: description,
    category: category_id,
    round: round && {
      roundId: round.round_id,
      drawDate: round.draw_date,
      closesAt: round.closes_at,
      status: round.status,
      ...(round.round_no !== undefined && { number: round.round_no }),
    },
    latest: latest && drawnFacts(latest),
  }));
}

export type LobbyKind = Awaited<ReturnType<typeof loadLobby>>[number];
