import type { Offer } from '#rules/promotion/offer.ts';

const games = { games: 100 };

/** The promotions that run, in the order of the page. Whoever changes what one brings or asks for raises its version. */
export const offers: readonly Offer[] = [
  {
    id: 'first-deposit',
    version: 1,
    kind: 'first_deposit',
    title: 'ฝากครั้งแรก รับโบนัส 50%',
    image: '/art/promotion-first.svg',
    minSatang: 100_00n,
    percent: 50n,
    mostSatang: 500_00n,
    times: 20n,
    days: 14,
    maxStakeSatang: 200_00n,
    weights: games,
    hours: null,
  },
  {
    id: 'daily',
    version: 1,
    kind: 'daily',
    title: 'ฝากรายวัน รับโบนัส 10%',
    image: '/art/promotion-daily.svg',
    minSatang: 100_00n,
    percent: 10n,
    mostSatang: 200_00n,
    times: 6n,
    days: 7,
    maxStakeSatang: 200_00n,
    weights: games,
    hours: null,
  },
  {
    id: 'evening',
    version: 1,
    kind: 'hours',
    title: 'ฝากช่วง 18.00–21.00 น. รับโบนัส 15%',
    image: '/art/promotion-evening.svg',
    minSatang: 200_00n,
    percent: 15n,
    mostSatang: 300_00n,
    times: 8n,
    days: 7,
    maxStakeSatang: 200_00n,
    weights: games,
    hours: [18, 21],
  },
];
