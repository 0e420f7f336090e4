import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from '#scripts/ensure.mjs';
import { checkLayers } from '#scripts/layers/check-layers.ts';
import { sourceFiles, sqlScripts, styleSheets } from '#scripts/layers/source-files.ts';
import { findBareText } from '#scripts/lint/bare-text.ts';
import { readScale } from '#scripts/lint/style-scale.ts';
import { countStyleValues, findStyleValues } from '#scripts/lint/style-values.ts';
import { playwright } from '#scripts/verify/run/run-playwright.ts';
import { vitest } from '#scripts/verify/run/run-vitest.ts';
import { beside, both, check, commands, type Step } from '#scripts/verify/run/step.ts';
import { isBuilt } from '#server/build/build-site.ts';
import { readSite } from '#server/read-site.ts';
import budget from './budget.json' with { type: 'json' };
import { checkBudget } from './check-budget.ts';
import { checkDecisions, checkDocuments } from './check-documents.ts';
import { checkEnvExample } from './check-env-example.ts';
import { checkMachinePaths, committedFiles } from './check-machine-paths.ts';
import { checkMigrations } from './check-migrations.ts';
import { checkMocksOut } from './check-mocks-out.ts';
import { checkNames } from './check-names.ts';
import { checkPackages } from './check-packages.ts';
import { checkSilenced, checkStatements } from './check-silenced.ts';
import { checkWords } from './check-words.ts';
import { installTool } from './install-tools.ts';

/** What the pages are made of, and what their build reads. */
const SITE = [
  /^(?:app|components|lib|stores|styles|public)\/(?!.*\.test\.tsx?$)/,
  /^(?:instrumentation|instrumentation-client|next\.config|package)\.(?:ts|json)$|^package-lock\.json$/,
];
/** Tests that start the backend's programs know them by no import. */
const programs = {
  concerns: /^(?:backend|rules|contract)\//,
  tests: ['tests/faults/', 'tests/postgres/cluster'],
};
const JOURNEYS = [...SITE, /^mocks\/|^e2e\/|^playwright\.config\.ts$|^server\//];

/** A walk in other engines is no journey: it has a program of its own. */
const ENGINES = [...SITE, /^e2e\/engines\/|^server\//];

/** More than cores: these tests wait for their database, the disk and programs that they start. */
const BACKEND_WORKERS = 3;

/** Everything that must hold, in the order in which it runs: cheap first. A new check is one more entry. */
export const steps: readonly Step[] = [
  both(
    commands('lint', 'Lint and format', [['biome', 'check', '--error-on-warnings', '.']]),
    findAllBareText,
  ),
  beside(check('styles', 'Styles keep to one scale', findAllStyleValues)),
  beside(check('layers', 'Layer rules', findLayerProblems)),
  beside(
    commands('dead-code', 'Dead code', [
      ['knip', '--no-progress', '--no-config-hints'],
      // Once more without the tests: what they alone keep alive is dead.
      ['knip', '--no-progress', '--production', '--exclude', 'binaries'],
    ]),
  ),
  beside(
    check('documents', 'Documents name what exists', () => [
      ...checkDocuments(process.cwd()),
      ...checkDecisions(process.cwd()),
      ...checkEnvExample(process.cwd()),
      ...checkMachinePaths(committedFiles()),
    ]),
  ),
  beside(
    check('files', 'Names of files and in code', () => {
      const files = sourceFiles(process.cwd());
      return [...checkNames(files), ...checkWords(files), ...checkSilenced(files), ...checkStatements(files)];
    }),
  ),
  {
    ...check('packages', 'Lockfile and advisories', () => checkPackages('package-lock.json')),
    concerns: [/^package(?:-lock)?\.json$|^scripts\/verify\//],
    beside: true,
  },
  {
    ...check('migrations', 'Schema and migrations agree', checkMigrations),
    concerns: [/^backend\/|^drizzle\.config\.ts$|^package-lock\.json$/],
    beside: true,
  },
  vitest('unit', 'Unit tests', ['unit', 'dom'], { blind: { concerns: /./, tests: ['tests/'] } }),
  // More threads would check the same types again. Without collecting memory it takes 2.1 GB and a third less time.
  beside(
    commands(
      'types',
      'Types',
      [
        ['next', 'typegen'],
        ['tsc', '--noEmit', '--singleThreaded'],
      ],
      { GOGC: 'off' },
    ),
  ),
  // Programs that tests need are fetched beside tests that need none of them: they wait for the network and the disk.
  beside(check('postgres-server', 'PostgreSQL server', () => installTool('postgres'))),
  { ...check('browser', 'Browser', () => installTool('chromium')), concerns: JOURNEYS, beside: true },
  {
    ...check('other-browsers', 'WebKit and Firefox', async () => [
      ...(await installTool('webkit')),
      ...(await installTool('screen')),
      ...(await installTool('firefox')),
    ]),
    concerns: ENGINES,
    beside: true,
  },
  // In turn: beside each other they took longer, because more processes share the caches of the cores.
  vitest('integration', 'Integration tests on PGlite', ['integ'], {
    blind: programs,
    workers: BACKEND_WORKERS,
  }),
  vitest('postgres', 'Concurrency and faults on PostgreSQL', ['postgres'], {
    needs: ['postgres-server'],
    blind: programs,
    workers: BACKEND_WORKERS,
  }),
  { ...check('build', 'Build', build), concerns: SITE },
  { ...check('mocks-out', 'No mocks in the build', () => checkMocksOut('.next'), ['build']), concerns: SITE },
  {
    ...check('budget', 'First load of every route', () => checkBudget('.', '.next', budget), ['build']),
    concerns: SITE,
  },
  {
    ...check('engines', 'A walk in WebKit and Firefox', walkInOtherEngines, ['build', 'other-browsers']),
    concerns: ENGINES,
  },
  playwright('journeys', 'Journeys', {
    needs: ['build', 'browser', 'postgres-server'],
    concerns: JOURNEYS,
  }),
];

function findAllBareText(): string[] {
  return sourceFiles(process.cwd())
    .filter(({ path }) => /^(?:app|components|lib)\/.*(?<!\.test)\.tsx$/.test(path))
    .flatMap(({ path, text }) => findBareText(path, text))
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
}

function findAllStyleValues(): string[] {
  const sheets = styleSheets(process.cwd());
  const counts = Object.entries(countStyleValues(sheets.map(({ text }) => text)));
  console.log(`  ${counts.map(([kind, count]) => `${count} ${kind}`).join(', ')}`);
  const scale = readScale(readFileSync('styles/tokens.css', 'utf8'));
  return sheets
    .flatMap(({ path, text }) => findStyleValues(path, text, scale))
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
}

function findLayerProblems(): string[] {
  const violations = checkLayers([
    ...sourceFiles(process.cwd()),
    ...sqlScripts(process.cwd()),
    ...styleSheets(process.cwd()),
  ]);
  return violations.map(({ rule, file, target, message }) => `${rule}: ${file} → ${target}\n    ${message}`);
}

/** As the servers of the journeys do on a fresh clone: several programs want the build at once, and one of them makes it. */
const BUILDERS = 3;

async function build(): Promise<string[]> {
  const site = readSite('production');
  if (isBuilt(site)) return [];
  const builders = Array.from({ length: BUILDERS }, () => run(process.execPath, ['scripts/build.mjs']));
  const failed = (await Promise.all(builders)).filter((code) => code !== 0);
  if (failed.length > 0)
    return [`${failed.length} of ${BUILDERS} programs that build at once ended with an error`];
  return isBuilt(site) ? [] : ['the build is not finished'];
}

const ENGINES_REPORT = 'test-results/engines.json';

async function walkInOtherEngines(): Promise<readonly string[]> {
  rmSync(ENGINES_REPORT, { force: true });
  const code = await run(process.execPath, ['e2e/engines/main.ts'], { ...process.env, ENGINES_REPORT });
  if (!existsSync(ENGINES_REPORT)) return [`the walk ended with ${code} before it told anything`];
  const problems: string[] = JSON.parse(readFileSync(ENGINES_REPORT, 'utf8'));
  return code !== 0 && problems.length === 0 ? [`the walk ended with ${code}`] : problems;
}
