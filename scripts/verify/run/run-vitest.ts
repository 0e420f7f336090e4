import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from '#scripts/ensure.mjs';
import type { Change } from './change.ts';
import type { Count, Step } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Tests that no import leads to what they look at: the whole tree, or programs that they start. */
interface Blind {
  readonly concerns: RegExp;
  readonly tests: readonly string[];
}

/** Tests of some vitest projects. A skipped test and a file that does not load count as failed. */
export function vitest(
  name: string,
  title: string,
  projects: readonly string[],
  { needs = [], blind }: { needs?: readonly string[]; blind?: Blind } = {},
): Step {
  const all = () => runProjects(name, projects, ['--passWithNoTests=false']);
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
  const file = `test-results/vitest-${name}.json`;
  rmSync(file, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...chosen, ...reporters, ...args]);
  if (!existsSync(file))
    return { passed: 0, failed: code === 0 && args.includes('--passWithNoTests') ? 0 : 1 };
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const unloaded = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded.length;
  const names = report.testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName }) => `${relative('.', path)}: ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, 1),
    names: [...unloaded.map(({ name: path }) => relative('.', path)), ...names],
  };
}
