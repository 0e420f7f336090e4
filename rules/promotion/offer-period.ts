import { bangkokDate, mondayOf } from '#rules/time/bangkok-time.ts';

/** How often one member takes an offer: once in life, in a day or in a week of Bangkok. */
export const offerFrequencies = ['once', 'day', 'week'] as const;
export type OfferFrequency = (typeof offerFrequencies)[number];

/** What an offer is taken once in, by name: `once`, a day, or a week by its Monday. */
export function offerPeriod({ per }: { readonly per: OfferFrequency }, now: Date): string {
  if (per === 'once') return 'once';
  return per === 'day' ? bangkokDate(now) : `week ${mondayOf(bangkokDate(now))}`;
}

/** Every period that an instant lies in, whatever an offer goes by. */
export function periodsAt(now: Date): readonly string[] {
  return offerFrequencies.map((per) => offerPeriod({ per }, now));
}
