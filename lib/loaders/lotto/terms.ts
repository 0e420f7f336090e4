import 'server-only';
import { readPublic } from '#lib/loaders/public-content.ts';

/** The rules and limits of a round. */
export async function loadTerms(roundId: string) {
  const [rule, limit] = await Promise.all([
    readPublic('GET /api/lotto/rule', { round_id: roundId }),
    readPublic('GET /api/lotto/limit', { round_id: roundId }),
  ]);
  return { rule, limit };
}
