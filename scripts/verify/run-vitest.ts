import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from '#scripts/ensure.mjs';
import type { Count, Step } from './step.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Tests of some vitest projects. A skipped test and a file that does not load count as failed. */
export function vitest(
  name: string,
  title: string,
  projects: readonly string[],
  needs: readonly string[] = [],
): Step {
  return { name, title, needs, run: () => runProjects(name, projects) };
}

async function runProjects(name: string, projects: readonly string[]): Promise<Count> {
  const file = `test-results/vitest-${name}.json`;
  rmSync(file, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...chosen, ...reporters, '--passWithNoTests=false']);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const unloaded = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded.length;
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}
