import { type DatedRates, readRates } from '#backend/areas/cashback/rates/read-rates.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { cashback } from '#contract/cashback.ts';
import { presentRateSet } from '#contract/present-cashback.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

const present = (set: readonly DatedRates[]) => (set[0] ? presentRateSet(set[0].fromDay, set) : null);

/** Rates by rank today, and the next that begin on a later day. */
export const listRates: Verb<typeof cashback.rates> = async ({ ctx }) => {
  const table = await readRates(ctx.db);
  const today = bangkokDate(ctx.now());
  const now = present(table.setOn(today));
  if (!now) throw new Error(`No cashback rates on ${today}`);
  return { now, later: present(table.setAfter(today)) };
};
