import type { Promotion } from '#contract/promotion.ts';
import { conditionWords } from '#contract/promotion-refusal.ts';
import { countsOf, countsWords } from '#contract/turnover-words.ts';
import { toBaht } from '#rules/money/baht.ts';
import { type Offer, offerTerms } from '#rules/promotion/offer.ts';

/** A promotion on the wire, as backend and mocks answer it. */
export function presentOffer(offer: Offer): Promotion {
  const { bonusSatang, targetSatang, leastCostSatang, costSatang } = offerTerms(offer, offer.minSatang);
  const counts = countsOf(offer.weights);
  return {
    id: offer.id,
    number: offer.number,
    version: offer.version,
    title: offer.title,
    image: offer.image,
    min_deposit: toBaht(offer.minSatang),
    percent: Number(offer.percent),
    max_bonus: toBaht(offer.mostSatang),
    turn: offer.turn,
    times: Number(offer.times),
    counts,
    counts_words: countsWords(counts, offer.turn),
    days: offer.days,
    max_stake: toBaht(offer.maxStakeSatang),
    largest_withdrawal: offer.largestWithdrawalSatang === null ? null : toBaht(offer.largestWithdrawalSatang),
    starts_at: offer.startsAt?.toISOString() ?? null,
    ends_at: offer.endsAt?.toISOString() ?? null,
    conditions: conditionWords(offer),
    example: {
      ...{ bonus: toBaht(bonusSatang), target: toBaht(targetSatang) },
      ...{ average_cost_from: toBaht(leastCostSatang), average_cost: toBaht(costSatang) },
    },
  };
}
