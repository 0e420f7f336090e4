import { factsWithFreeSpins } from '#rules/slots/facts/free-spin-facts.ts';
import { sumLines } from '#rules/slots/facts/line-sums.ts';
import { classicData } from './classic.ts';

/** Return, standard deviation and hit rate of the classic machine, which has no free spins, over every combination of its stops. */
export function classicFacts() {
  const { strips, rows, rules } = classicData;
  const noFreeSpins = { scatterPays: {}, awards: {}, multipliers: [{ times: 1, weight: 1 }] };
  return factsWithFreeSpins(sumLines(strips, rows, rules), noFreeSpins);
}
