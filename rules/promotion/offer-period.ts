import { addDays, bangkokDate, daysBetween } from '#rules/time/bangkok-time.ts';

/** How often one member takes an offer: once in life, in a day or in a week of Bangkok. */
export const offerPers = ['once', 'day', 'week'] as const;
export type OfferPer = (typeof offerPers)[number];

/** A Monday. */
const MONDAY = '1900-01-01';
const WEEK = 7;

/** The Monday in Bangkok that the week of an instant begins with. */
export function weekOf(now: Date): string {
  const today = bangkokDate(now);
  return addDays(today, -(((daysBetween(MONDAY, today) % WEEK) + WEEK) % WEEK));
}

/** What an offer is taken once in, by name: `once`, a day, or a week by its Monday. */
export function offerPeriod({ per }: { readonly per: OfferPer }, now: Date): string {
  if (per === 'once') return 'once';
  return per === 'day' ? bangkokDate(now) : `week ${weekOf(now)}`;
}

/** Every period that an instant lies in, whatever an offer goes by. */
export function periodsAt(now: Date): readonly string[] {
  return offerPers.map((per) => offerPeriod({ per }, now));
}
