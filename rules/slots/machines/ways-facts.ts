import { factsWithFreeSpins } from '#rules/slots/facts/free-spin-facts.ts';
import { sumWays } from '#rules/slots/ways.ts';
import { waysData } from './ways.ts';

/** Return, standard deviation and hit rate of the machine of 243 ways, over every combination of its stops. */
export function waysFacts() {
  const { strips, rows, rules } = waysData;
  return factsWithFreeSpins(sumWays(strips, rows, rules), waysData);
}
