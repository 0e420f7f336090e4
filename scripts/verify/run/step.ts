import { run } from '#scripts/ensure.mjs';
import type { Change } from './change.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name: said once more at the end, where nothing follows it. */
  readonly names?: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly title: string;
  /** Steps whose failure makes this one pointless. */
  readonly needs?: readonly string[];
  /** Runs beside the step before it, where a core would stand idle: one of them waits, or has one thread. */
  readonly beside?: true;
  /** Files whose change it notices; any when left out. */
  readonly concerns?: readonly RegExp[];
  /** Looks at everything, or at what a change can break. */
  run(change?: Change): Promise<Count>;
}

const PASSED: Count = { passed: 1, failed: 0 };
const FAILED: Count = { passed: 0, failed: 1 };

/** A step that counts as one: it answers what is wrong, one line each. */
export function check(
  name: string,
  title: string,
  findProblems: () => readonly string[] | Promise<readonly string[]>,
  needs: readonly string[] = [],
): Step {
  return {
    name,
    title,
    needs,
    run: async () => {
      const problems = await findProblems();
      for (const problem of problems) console.log(`  ✖ ${problem}`);
      return problems.length === 0 ? PASSED : { ...FAILED, names: problems };
    },
  };
}

/** The same step, which then asks for problems of another kind as well. */
export const both = (step: Step, findProblems: () => readonly string[]): Step => ({
  ...step,
  run: async (change) => {
    const [first, second] = [await step.run(change), await check(step.name, step.title, findProblems).run()];
    return {
      passed: first.failed + second.failed > 0 ? 0 : 1,
      failed: Math.max(first.failed, second.failed),
      names: second.names ?? [],
    };
  },
});

/** The same step, run beside the one before it. */
export const beside = (step: Step): Step => ({ ...step, beside: true });

/** A step that counts as one: commands of node_modules run in order, with further variables, until one fails. */
export function commands(
  name: string,
  title: string,
  lines: readonly (readonly string[])[],
  variables: Readonly<Record<string, string>> = {},
): Step {
  return {
    name,
    title,
    run: async () => {
      for (const [command = '', ...args] of lines) {
        if ((await run(command, args, { ...process.env, ...variables })) !== 0) return FAILED;
      }
      return PASSED;
    },
  };
}
