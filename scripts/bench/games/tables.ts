import { optionFacts } from '#rules/tables/option-facts.ts';
import { drawAtOnce } from '#rules/tables/play-table.ts';
import type { Table } from '#rules/tables/table.ts';
import { tableIds } from '#rules/tables/table.ts';
import { tables } from '#rules/tables/tables.ts';
import type { Figure } from '#scripts/bench/figures.ts';
import { fastDraws } from './fast-draws.ts';

const ROUNDS = 1_000_000;
/** Standard errors that what an option returned may lie away from what is told of it. */
const MOST_ERRORS = 3.3;
const SEED = 20_261_130;

function simulate(table: Table): Figure {
  const draw = fastDraws(SEED);
  const facts = optionFacts(table);
  const sums = facts.map(() => 0);
  const begun = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = drawAtOnce(table, draw);
    for (const [at, { id }] of facts.entries()) sums[at] = (sums[at] ?? 0) + table.backOf(id, result);
  }
  const perSecond = Math.round(ROUNDS / ((performance.now() - begun) / 1_000));
  const apart = facts.map(({ id, rtp, standardDeviation }, at) => {
    const returned = (sums[at] ?? 0) / ROUNDS / 100;
    return { id, rtp, returned, errors: Math.abs(returned - rtp) / (standardDeviation / Math.sqrt(ROUNDS)) };
  });
  const [farthest] = apart.sort((one, other) => other.errors - one.errors);
  if (!farthest) throw new Error(`${table.id} has no options`);
  const percent = (part: number) => `${(part * 100).toFixed(3)} %`;
  return {
    name: `${table.id}: distance of ${ROUNDS.toLocaleString('en')} rounds from the sheet, of the farthest of ${facts.length} options`,
    value: farthest.errors,
    unit: 'σ/√n',
    target: { atMost: MOST_ERRORS },
    note: `${farthest.id}: ${percent(farthest.returned)} of ${percent(farthest.rtp)}, ${perSecond} rounds/s`,
  };
}

/** Plays every table by fixed draws, and holds each of its options against its sheet. */
export function simulateTables(): Figure[] {
  return tableIds.map((id) => simulate(tables[id]));
}
