import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { houseEdge } from './house-edge.ts';

const Pack = z.object({ rate: z.number(), discount: z.number() });
const Price = Pack.extend({ type: z.string(), discount_pack: Pack });
const Prices = z.object({ prices: z.record(z.string(), z.array(Price)) });

/** What of the stakes members get back at least in the long run (GLI-19 4.7.1). */
const LEAST = 0.75;
/** Prices of the market that give back less; the page of rates shows how much of each. */
const BELOW = [
  'glo top_4 full',
  'glo top_4 discount',
  'glo tod_4 full',
  'glo tod_4 discount',
  'others tod_3 full',
];

test('every price of a new site gives back three quarters of the stakes, but for those that are named', () => {
  const { prices } = Prices.parse(
    JSON.parse(readFileSync('backend/areas/lotto/seed/lotto-kinds.json', 'utf8')),
  );
  const below = Object.entries(prices).flatMap(([kind, list]) =>
    list.flatMap(({ type, discount_pack, ...full }) =>
      Object.entries({ full, discount: discount_pack }).flatMap(([pack, { rate, discount }]) => {
        const edge = houseEdge(type, undefined, rate, Math.round(discount * 100));
        return edge === null || 1 - edge < LEAST ? [`${kind} ${type} ${pack}`] : [];
      }),
    ),
  );
  expect(below).toEqual(BELOW);
});
