import 'server-only';
import { AGENT_ID } from '#contract/constants.ts';
import { loadChosenKind } from '#lib/loaders/lotto/kinds.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { answerOnce } from '#lib/render-context.ts';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import { drawStatistics, longestAbsent, mostFrequent } from '#rules/lotto/odds/draw-statistics.ts';

/** Over how many of the newest draws. */
const stretches = [20, 50, 100] as const;
const MOST_DRAWS = Math.max(...stretches);
const PAIRS_SHOWN = 10;

/** The stretch in an address; the middle one where it names none. */
function stretchOf(asked: string): number {
  const found = stretches.find((stretch) => String(stretch) === asked);
  if (found === undefined) answerOnce();
  return found ?? 50;
}

/** What came how often in the newest draws of a kind; every stretch is counted from the one read of them. */
export async function loadStatistics(askedKind: string, asked: string) {
  const { kinds, kind } = await loadChosenKind(askedKind);
  const stretch = stretchOf(asked);
  const query = { kind, limit: MOST_DRAWS, agent_id: AGENT_ID };
  const draws = (await readPublic('GET /api/lotto/results', query)).slice(0, stretch);
  const counted = drawStatistics(draws.map((draw) => figuresOfKind(draw.kind, draw.tiers)));
  const shown = {
    draws: counted.draws,
    ...{ topDigits: counted.topDigits, bottomDigits: counted.bottomDigits },
    frequentTops: mostFrequent(counted.topPairs, PAIRS_SHOWN),
    frequentBottoms: mostFrequent(counted.bottomPairs, PAIRS_SHOWN),
    absentTops: longestAbsent(counted.topPairs, PAIRS_SHOWN),
    absentBottoms: longestAbsent(counted.bottomPairs, PAIRS_SHOWN),
  };
  return { kinds, kind, stretch, stretches, shown };
}
