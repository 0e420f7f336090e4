import { DAY_MS, HOUR_MS, limit, MINUTE_MS } from '#backend/core/limits/limit.ts';

/** What strangers and members may ask of LINE through this site; carriers put many members behind one address. */
export const lineLimits = {
  /** Tokens that LINE does not know, from one address; good ones give theirs back. */
  tokenFromAddress: limit('lineTokenFromAddress', 30, 30 * MINUTE_MS),
  tokenFromNetwork: limit('lineTokenFromNetwork', 150, 30 * MINUTE_MS),
  /** The same in one browser in which the account that they name was logged in before. */
  tokenFromKnownBrowser: limit('lineTokenFromKnownBrowser', 30, 30 * MINUTE_MS),
  /** Tokens of one LINE account that were looked at, good ones too. */
  tokenOfPerson: limit('lineTokenOfPerson', 200, DAY_MS),
  /** Tokens of the simulated LINE. */
  simulatedFromAddress: limit('lineSimulatedFromAddress', 120, HOUR_MS),
} as const;
