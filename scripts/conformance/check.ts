import { collectDemands, type Demands } from '#scripts/conformance/demands.ts';

/** One thing that must hold, on a bench where it is tried. */
export interface Check<Bench> {
  /** A sentence that says what holds when it passed. */
  readonly name: string;
  readonly run: (bench: Bench, demand: Demands) => Promise<void>;
}

export interface Outcome {
  readonly name: string;
  /** What was expected and what came instead; nothing for a check that passed. */
  readonly unmet: readonly string[];
}

/** Runs checks one after the other; `tell` hears of each when it has ended. One that throws has failed with its error. */
export async function runChecks<Bench>(
  bench: Bench,
  checks: readonly Check<Bench>[],
  tell: (outcome: Outcome) => void = () => {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, run } of checks) {
    const demand = collectDemands();
    try {
      await run(bench, demand);
    } catch (error) {
      demand.fail(`expected an answer, came ${error instanceof Error ? error.message : error}`);
    }
    const outcome = { name, unmet: [...demand.unmet] };
    tell(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** An outcome for the terminal: its name, and below it what was not met. */
export function linesOf({ name, unmet }: Outcome): string[] {
  return [
    `${unmet.length === 0 ? 'passed' : 'FAILED'}  ${name}`,
    ...unmet.map((line) => `          ${line}`),
  ];
}

/** The last line of a list. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ unmet }) => unmet.length > 0).length;
  return `${outcomes.length - failed} passed, ${failed} failed`;
}
