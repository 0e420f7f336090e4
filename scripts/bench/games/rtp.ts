import { type MachineId, machineIds } from '#rules/slots/machine.ts';
import { bookFacts } from '#rules/slots/machines/book-facts.ts';
import { bothwaysFacts } from '#rules/slots/machines/bothways-facts.ts';
import { cascadeFacts } from '#rules/slots/machines/cascade-facts.ts';
import { classicFacts } from '#rules/slots/machines/classic-facts.ts';
import { clusterFacts } from '#rules/slots/machines/cluster-facts.ts';
import { holdFacts } from '#rules/slots/machines/hold-facts.ts';
import { linesFacts } from '#rules/slots/machines/lines-facts.ts';
import { waysFacts } from '#rules/slots/machines/ways-facts.ts';
import { machines } from '#rules/slots/machines.ts';
import { playAtOnce } from '#rules/slots/play-round.ts';
import { sheets } from '#rules/slots/sheets.ts';
import type { Figure, Report } from '#scripts/bench/figures.ts';
import { fastDraws } from './fast-draws.ts';
import { simulateTables } from './tables.ts';

const ROUNDS = 10_000_000;
/** Standard errors that a simulation may lie away from what was computed: one run in a thousand lies farther. */
const MOST_ERRORS = 3.3;
const SEED = 20_261_126;

const percent = (part: number) => `${(part * 100).toFixed(3)} %`;

function simulate(id: MachineId): Figure[] {
  const machine = machines[id];
  const { rtp, standardDeviation, hitRate } = sheets[id];
  const draw = fastDraws(SEED);
  const begun = performance.now();
  let [won, squares, hits, largest] = [0, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const pay = playAtOnce(machine, draw).payHundredths;
    won += pay;
    squares += pay * pay;
    if (pay > 0) hits += 1;
    if (pay > largest) largest = pay;
  }
  const [mean, hit] = [won / ROUNDS / 100, hits / ROUNDS];
  const deviation = Math.sqrt(squares / ROUNDS / 10_000 - mean * mean);
  const perSecond = Math.round(ROUNDS / ((performance.now() - begun) / 1_000));
  const rounds = ROUNDS.toLocaleString('en');
  return [
    {
      name: `${id}: distance of ${rounds} rounds from the sheet`,
      value: Math.abs(mean - rtp) / (standardDeviation / Math.sqrt(ROUNDS)),
      unit: 'σ/√n',
      target: { atMost: MOST_ERRORS },
      note: `${percent(mean)} of ${percent(rtp)}, standard deviation ${deviation.toFixed(3)} of ${standardDeviation.toFixed(3)}, largest ${largest / 100} stakes, ${perSecond} rounds/s`,
    },
    {
      name: `${id}: distance of its hit rate from the sheet`,
      value: Math.abs(hit - hitRate) / Math.sqrt((hitRate * (1 - hitRate)) / ROUNDS),
      unit: 'σ/√n',
      target: { atMost: MOST_ERRORS },
      note: `${percent(hit)} of ${percent(hitRate)}`,
    },
  ];
}

const computations = {
  ...{ classic: classicFacts, lines: linesFacts, ways: waysFacts, cascade: cascadeFacts },
  ...{ hold: holdFacts, cluster: clusterFacts, book: bookFacts, bothways: bothwaysFacts },
};

/** How far what is said of each machine lies from what all its combinations say, in what is farthest. */
function recompute(): Figure[] {
  return machineIds.map((id) => {
    const [computed, said] = [computations[id](), sheets[id]];
    const apart = (['rtp', 'standardDeviation', 'hitRate'] as const).map((fact) =>
      Math.abs(computed[fact] - said[fact]),
    );
    return {
      name: `${id}: distance of the sheet from all combinations`,
      value: Math.max(...apart),
      unit: '',
      target: { atMost: 1e-9 },
      note: `return ${computed.rtp}, standard deviation ${computed.standardDeviation}, hit rate ${computed.hitRate}`,
    };
  });
}

/** Computes every machine anew, plays machines and tables by fixed draws, and holds both against their sheets. */
export async function benchRtp(): Promise<Report> {
  return { figures: [...recompute(), ...machineIds.flatMap(simulate), ...simulateTables()] };
}
