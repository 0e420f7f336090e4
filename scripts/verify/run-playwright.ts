import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from '#scripts/ensure.mjs';
import type { Count, Step } from './step.ts';

interface PlaywrightReport {
  readonly errors: readonly unknown[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const REPORT = 'test-results/playwright.json';

/** Journeys in the browser, every project. One that passed at the second try or did not run counts as failed. */
export function playwright(name: string, title: string, needs: readonly string[]): Step {
  return { name, title, needs, run: runJourneys };
}

async function runJourneys(): Promise<Count> {
  rmSync(REPORT, { force: true });
  const code = await run('playwright', ['test'], {
    ...process.env,
    JOURNEY_REPORT: REPORT,
  });
  if (!existsSync(REPORT)) return { passed: 0, failed: 1 };
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(REPORT, 'utf8'));
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1) };
}
