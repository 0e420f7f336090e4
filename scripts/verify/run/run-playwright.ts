import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from '#scripts/ensure.mjs';
import type { Change } from './change.ts';
import type { Count, Step } from './step.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly file: string; readonly title: string; readonly ok: boolean }[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly unknown[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const REPORT = 'test-results/playwright.json';

/**
 * Journeys in the browser, every project. One that passed at the second try or did not run counts as failed. Of a change that
 * touches nothing but journeys, those alone.
 */
export function playwright(
  name: string,
  title: string,
  { needs, concerns }: { needs: readonly string[]; concerns: readonly RegExp[] },
): Step {
  return { name, title, needs, concerns, run: runJourneys };
}

async function runJourneys(change?: Change): Promise<Count> {
  rmSync(REPORT, { force: true });
  // The servers are named by the configuration, which no journey imports.
  const isOwn = (file: string) => /^e2e\/(?!servers\.ts)|\.md$/.test(file);
  const chosen = change?.files.every(isOwn) ? [`--only-changed=${change.base}`, '--pass-with-no-tests'] : [];
  const code = await run('playwright', ['test', ...chosen], {
    ...process.env,
    JOURNEY_REPORT: REPORT,
  });
  if (!existsSync(REPORT)) return { passed: 0, failed: 1 };
  const { stats, errors, suites }: PlaywrightReport = JSON.parse(readFileSync(REPORT, 'utf8'));
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const names = suites.flatMap(failedOf);
  return { passed: stats.expected, failed: code === 0 ? failed : Math.max(failed, 1), names };
}

function failedOf({ suites = [], specs }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failedOf)];
}
