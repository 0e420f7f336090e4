import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '#scripts/ensure.mjs';
import type { Change } from './change.ts';
import type { Count, Step } from './step.ts';

/** Tests that no import leads to what they look at: the whole tree, or programs that they start. */
interface Blind {
  readonly concerns: RegExp;
  readonly tests: readonly string[];
}

interface VitestOptions {
  readonly needs?: readonly string[];
  readonly blind?: Blind;
  /** How many at once; what the configuration says when left out. */
  readonly workers?: number;
}

/** Tests of some vitest projects. A skipped test and a file that does not load count as failed. */
export function vitest(
  name: string,
  title: string,
  projects: readonly string[],
  { needs = [], blind, workers }: VitestOptions = {},
): Step {
  const all = () =>
    runProjects(name, projects, [
      '--passWithNoTests=false',
      ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
    ]);
  const some = async ({ base, files }: Change) => {
    const related = await runProjects(name, projects, ['--changed', base, '--passWithNoTests']);
    if (!blind || !files.some((file) => blind.concerns.test(file))) return related;
    const others = await runProjects(name, projects, [...blind.tests, '--passWithNoTests=false']);
    return {
      passed: related.passed + others.passed,
      failed: related.failed + others.failed,
      names: [...(related.names ?? []), ...(others.names ?? [])],
    };
  };
  return { name, title, needs, run: (change) => (change ? some(change) : all()) };
}

async function runProjects(
  name: string,
  projects: readonly string[],
  args: readonly string[],
): Promise<Count> {
  const file = path.resolve(`test-results/vitest-${name}.json`);
  rmSync(file, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const code = await run('vitest', ['run', ...chosen, ...args], { ...process.env, COUNT_FILE: file });
  if (!existsSync(file))
    return { passed: 0, failed: code === 0 && args.includes('--passWithNoTests') ? 0 : 1 };
  const count: Count = JSON.parse(readFileSync(file, 'utf8'));
  return code === 0 ? count : { ...count, failed: Math.max(count.failed, 1) };
}
