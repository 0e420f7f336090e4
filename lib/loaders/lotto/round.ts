import 'server-only';
import { roundLimitQuery, roundRateQuery } from '#lib/api/lotto/queries.ts';
import type { ReadAnswer } from '#lib/api/read-answers.tsx';
import { GLO } from '#lib/loaders/lotto/kinds.ts';
import { loadTerms } from '#lib/loaders/lotto/terms.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { roomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';

/** The kind whose rounds are decided by numbers that members shoot. */
const YEEKEE = 'yeekee';

/**
 * The betting page of a round, or of the government round that is open now. Null when none is asked for and none is
 * open. Rates and limits also go to the browser's queries, which keep them fresh.
 */
export async function loadRound(roundId: string | undefined) {
  const round =
    roundId === undefined
      ? (await readPublic('GET /api/lotto/rounds', { kind: GLO, status: 'open', limit: 1 }))[0]
      : await readPublic('GET /api/lotto/round', { round_id: roundId });
  if (!round) return null;
  const [rates, { rule, limit }, room] = await Promise.all([
    readPublic('GET /api/lotto/rate', { round_id: round.round_id }),
    loadTerms(round.round_id),
    round.kind === YEEKEE ? loadRoom(round.round_id) : null,
  ]);
  const readAtMs = Date.now();
  const answers: ReadAnswer[] = [
    { queryKey: roundRateQuery(round.round_id).queryKey, data: rates, readAtMs },
    { queryKey: roundLimitQuery(round.round_id).queryKey, data: limit, readAtMs },
  ];
  return { round, rates, rule, limit, room, answers };
}

/** The room of a round into which numbers are shot, without the shots themselves. */
async function loadRoom(roundId: string) {
  return roomFacts(await readPublic('GET /api/lotto/yeekee/lists', { round_id: roundId }));
}
