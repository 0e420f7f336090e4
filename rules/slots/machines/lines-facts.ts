import { factsWithFreeSpins } from '#rules/slots/facts/free-spin-facts.ts';
import { sumLines } from '#rules/slots/facts/line-sums.ts';
import { linesData } from './lines.ts';

/** Return, standard deviation and hit rate of the machine of twenty lines, over every combination of its stops. */
export function linesFacts() {
  const { strips, rows, rules, scatterPays, awards, freeTimes } = linesData;
  const multipliers = [{ times: freeTimes, weight: 1 }];
  return factsWithFreeSpins(sumLines(strips, rows, rules), { scatterPays, awards, multipliers });
}
