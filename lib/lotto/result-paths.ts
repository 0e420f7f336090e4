import { at, paths } from '#lib/paths.ts';

/** Addresses that the pages of results and rates alone lead to, apart from those that every page loads. */
export const resultPaths = {
  /** What the result of a round can be checked by. */
  proof: (roundId: string) => `${paths.round(roundId)}#proof`,
  /** What the present round of a kind still takes of a number. */
  numberLeft: (kind: string, number: string) => `${at(paths.lottoRates, { kind, number })}#left`,
  /** The check of a ticket against one draw. */
  ticketCheck: (roundId: string) => `${paths.result(roundId)}#check`,
  /** The check of many tickets over all draws, with what was typed. */
  tickets: (typed = '') => `${paths.lottoResults}?${new URLSearchParams({ check: typed })}`,
  /** What came how often in so many of the newest draws of a kind. */
  statistics: (kind: string, draws = 50) => at(paths.lottoResults, { kind, stats: draws }),
  /** Results of one kind on one day. */
  ofDay: (kind: string, day: string) => at(paths.lottoResults, { kind, day }),
} as const;
