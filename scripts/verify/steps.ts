import { checkLayers } from '#scripts/layers/check-layers.ts';
import { sourceFiles } from '#scripts/layers/source-files.ts';
import { buildSite, isBuilt } from '#scripts/site/build-site.ts';
import { readSite } from '#scripts/site/read-site.ts';
import { checkBudget } from './check-budget.ts';
import { checkDocuments } from './check-documents.ts';
import { checkEnvExample } from './check-env-example.ts';
import { checkMachinePaths, committedFiles } from './check-machine-paths.ts';
import { checkMigrations } from './check-migrations.ts';
import { checkMocksOut } from './check-mocks-out.ts';
import { checkNames } from './check-names.ts';
import { checkPackages } from './check-packages.ts';
import { installTool } from './install-tools.ts';
import { playwright } from './run-playwright.ts';
import { vitest } from './run-vitest.ts';
import { check, commands, type Step } from './step.ts';

/** Everything that must hold, in the order in which it runs: cheap first. A new check is one more entry. */
export const steps: readonly Step[] = [
  commands('types', 'Types', [
    ['next', 'typegen'],
    ['tsc', '--noEmit'],
  ]),
  commands('lint', 'Lint and format', [['biome', 'check', '--error-on-warnings', '.']]),
  check('layers', 'Layer rules', findLayerProblems),
  commands('dead-code', 'Dead code', [
    ['knip', '--no-progress', '--no-config-hints'],
    // Once more without the tests: what they alone keep alive is dead.
    ['knip', '--no-progress', '--production', '--exclude', 'binaries'],
  ]),
  check('documents', 'Documents name what exists', () => [
    ...checkDocuments(process.cwd()),
    ...checkEnvExample(process.cwd()),
    ...checkMachinePaths(committedFiles()),
  ]),
  check('files', 'File names', () => checkNames(sourceFiles(process.cwd()))),
  check('packages', 'Lockfile and advisories', () => checkPackages('package-lock.json')),
  check('migrations', 'Schema and migrations agree', checkMigrations),
  vitest('unit', 'Unit tests', ['unit', 'dom']),
  check('postgres-server', 'PostgreSQL server', () => installTool('postgres')),
  vitest('integration', 'Integration tests on PGlite', ['integ']),
  {
    ...vitest('postgres', 'Concurrency and faults on PostgreSQL', ['postgres'], ['postgres-server']),
    beside: true,
  },
  check('build', 'Build', () => build(false)),
  check('mocks-out', 'No mocks in the build', () => checkMocksOut('.next'), ['build']),
  check('build-mock', 'Build with mocks', () => build(true)),
  check('budget', 'First-load JavaScript', () => checkBudget('.next'), ['build']),
  check('browser', 'Browser', () => installTool('chromium')),
  playwright('journeys', 'Journeys', ['build', 'build-mock', 'browser', 'postgres-server']),
];

function findLayerProblems(): string[] {
  const violations = checkLayers(sourceFiles(process.cwd()));
  return violations.map(({ rule, file, target, message }) => `${rule}: ${file} → ${target}\n    ${message}`);
}

async function build(mock: boolean): Promise<string[]> {
  const site = readSite('production', mock);
  if (isBuilt(site)) return [];
  return (await buildSite(site)) === 0 ? [] : ['next build ended with an error'];
}
