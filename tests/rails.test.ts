import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingEntries } from '#scripts/lockfile/missing-entries.ts';
import { checkDecisions, checkDocuments } from '#scripts/verify/check-documents.ts';
import { checkEnvExample } from '#scripts/verify/check-env-example.ts';
import { checkMachinePaths } from '#scripts/verify/check-machine-paths.ts';
import { checkMocksOut } from '#scripts/verify/check-mocks-out.ts';
import { checkNames } from '#scripts/verify/check-names.ts';
import { findAdvised } from '#scripts/verify/check-packages.ts';
import { checkSilenced, checkStatements } from '#scripts/verify/check-silenced.ts';
import { checkWords } from '#scripts/verify/check-words.ts';
import { sourceHash } from '#server/build/source-hash.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pwin-rails-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function writeProject(readme: string): void {
  write('package.json', JSON.stringify({ scripts: { start: 'node start.mjs', ops: 'node ops.mjs' } }));
  write('lib/api/client.ts', '');
  write('docs/areas.md', 'Back to [the start](../README.md#top).');
  write('README.md', readme);
}

test('a document that names only what exists passes', () => {
  writeProject(
    'See `lib/api/client.ts`, `lib/`, `lib/**/*.ts`, `GET /api/health`, [areas](docs/areas.md), `npm run ops -- help`.',
  );
  expect(checkDocuments(root)).toEqual([]);
});

test.each([
  ['a path in backticks', 'It is in `lib/api/gone.ts`.', 'README.md:1 names the path lib/api/gone.ts'],
  ['a folder in backticks', 'They are in `stores/wheel/`.', 'README.md:1 names the path stores/wheel/'],
  ['a path in plain words', 'See lib/gone/it.ts, too.', 'README.md:1 names the path lib/gone/it.ts'],
  ['a folder in plain words', 'See (lib/gone/) too.', 'README.md:1 names the path lib/gone/'],
  ['a file at the root', 'Copy `.env.gone.json`.', 'README.md:1 names the path .env.gone.json'],
  ['a pattern that matches nothing', 'All of `lib/**/*.css`.', 'README.md:1 names the path lib/**/*.css'],
  ['a link', 'Read\n[this](docs/gone.md).', 'README.md:2 names the link docs/gone.md'],
  [
    'a path in a fence',
    '```\nlib/api/  calls    lib/gone/  what\n```',
    'README.md:2 names the path lib/gone/',
  ],
  ['a script', '```\nnpm run gone\n```', 'README.md:2 names the script gone'],
  [
    'a branch of a tree',
    '```tree\nlib/  shared\n  api/  calls\n    gone.ts  what\n```',
    'names the path lib/api/gone.ts',
  ],
])('the document check finds %s that is dead', (_what, readme, problem) => {
  writeProject(readme);
  expect(checkDocuments(root)).toEqual([expect.stringContaining(problem)]);
});

test('decisions are few and short', () => {
  const page = (lines: number) => `${Array(lines).fill('why').join('\n')}\n`;
  for (let number = 1; number <= 30; number++) write(`docs/decisions/subject-${number}.md`, page(70));
  expect(checkDecisions(root)).toEqual([]);
  write('docs/decisions/subject-30.md', page(71));
  write('docs/decisions/one-more.md', page(1));
  expect(checkDecisions(root)).toEqual([
    expect.stringContaining('31 pages, at most 30'),
    expect.stringContaining('docs/decisions/subject-30.md has 71 lines, at most 70'),
  ]);
});

test('the example environment and the code name the same variables', () => {
  write('lib/env.ts', 'z.object({\n  API_ORIGIN: z.url(),\n})');
  write('backend/env.ts', 'z.object({\n  DATA_DIR: z.string(),\n})');
  write(
    '.env.example',
    '# HOST=\n# PAGE_CACHE_MB=16\n# PORT=3000\n# TRUST_PROXY=\n# API_ORIGIN=x\nOLD_ONE=1\n',
  );
  expect(checkEnvExample(root)).toEqual([
    '.env.example does not offer DATA_DIR',
    '.env.example offers OLD_ONE, which nothing reads',
  ]);
});

test('a path of one machine is found, a route is not', () => {
  const at = (folder: string) => ({ path: 'docs/a.md', text: `one\nsee ${folder}` });
  expect(checkMachinePaths([at(['', 'home', 'me', 'x.md'].join('/'))])).toEqual([
    expect.stringContaining('docs/a.md:2'),
  ]);
  expect(checkMachinePaths([at('/homepage/x, /usr/lib/postgresql')])).toEqual([]);
});

/** What the linter's own rules, as they are set here, say about files planted in a project. */
function lint(files: Readonly<Record<string, string>>): string[] {
  const { plugins: _, vcs: __, files: ___, ...config } = JSON.parse(readFileSync('biome.json', 'utf8'));
  write('biome.json', JSON.stringify(config));
  write('package.json', JSON.stringify({ type: 'module', imports: { '#*': './*' } }));
  for (const [file, text] of Object.entries(files)) write(file, text);
  const biome = spawnSync(path.resolve('node_modules/.bin/biome'), ['lint', '--reporter=github', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  const said = biome.stdout.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+),/g);
  return [...said].map(([, rule, file]) => `${rule} ${path.basename(file ?? '')}`).toSorted();
}

test('the linter finds circles of imports, types included, long files and names in another case', () => {
  const found = lint({
    'lib/one.ts': "import { two } from '#lib/two.ts';\n\nexport const one = () => two;\n",
    'lib/two.ts': "import { one } from './one.ts';\n\nexport const two = () => one;\n",
    'lib/shape.ts': "import type { Box } from '#lib/box.ts';\n\nexport type Shape = Box | 1;\n",
    'lib/box.ts': "import type { Shape } from '#lib/shape.ts';\n\nexport type Box = Shape | 2;\n",
    'lib/later.ts': "export const later = () => import('#lib/page.ts');\n",
    'lib/page.ts': "import { later } from '#lib/later.ts';\n\nexport const page = () => later;\n",
    'lib/long.ts': `export const long = [\n${'  1,\n'.repeat(300)}];\n`,
    'lib/long.test.ts': `export const long = [\n${'  1,\n'.repeat(300)}];\n`,
    'lib/badName.ts': 'export const name = 1;\n',
  });
  expect(found).toEqual([
    'noExcessiveLinesPerFile long.ts',
    'noImportCycles box.ts',
    'noImportCycles later.ts',
    'noImportCycles one.ts',
    'noImportCycles page.ts',
    'noImportCycles shape.ts',
    'noImportCycles two.ts',
    'useFilenamingConvention badName.ts',
  ]);
});

test('a file name must say what it holds', () => {
  const files = ['lib/utils.ts', 'components/common/card.tsx', 'stores/index.ts', 'lib/use-index.ts'].map(
    (file) => ({
      path: file,
      text: '',
    }),
  );
  expect(checkNames(files)).toHaveLength(3);
});

test('names say the words of the glossary, and verbs begin with one of the list', () => {
  const file = (path: string, text: string) => checkWords([{ path, text }]);
  expect(file('stores/wheel.ts', 'const readKept = 1;')).toHaveLength(1);
  expect(file('backend/areas/toy/hold-paid.ts', '')).toHaveLength(1);
  expect(
    file('backend/areas/toy/fetch.ts', 'export const fetchToy: Verb<typeof toy.take> = 1;'),
  ).toHaveLength(1);
  expect(file('backend/areas/toy/list.ts', 'export const listToys: Verb<typeof toy.list> = 1;')).toEqual([]);
  const plain = "// what readKept was\nconst kept = 'toldAt'; row.told_arrival; const keptly = sortedKeys;";
  expect(file('lib/plain.ts', plain)).toEqual([]);
  expect(file('tests/old.ts', 'const readKept = 1;')).toEqual([]);
});

const silent = (word: string) => `// @ts-${word}: a number\nreturn text;`;
const ignore = (rule: string, all = '') => `// biome-ignore${all} ${rule}: it is fast\neval(text);`;

test.each([
  ['rules/toy.ts', silent('expect-error')],
  ['rules/toy.ts', silent('nocheck')],
  ['tests/toy.test.ts', silent('ignore')],
  ['rules/toy.ts', ignore('lint/security/noGlobalEval')],
  ['rules/toy.ts', ignore('lint/suspicious/noExplicitAny')],
  ['rules/toy.ts', ignore('lint')],
  ['rules/toy.ts', ignore('lint/plugin')],
  ['rules/toy.ts', ignore('lint/suspicious/noConsole', '-all')],
])('in %s nobody silences a check: %s', (path, text) => {
  expect(checkSilenced([{ path, text }])).toHaveLength(1);
});

test('a test of types, a picture and a list may be excepted', () => {
  const excepted = [
    { path: 'lib/toy.test.ts', text: silent('expect-error') },
    { path: 'components/toy/toy.tsx', text: ignore('lint/performance/noImgElement') },
  ];
  expect(checkSilenced(excepted)).toEqual([]);
});

test('two statements of one name are found', () => {
  const text = "const find = { name: 'toy_find', text: 'SELECT 1' };";
  const both = ['backend/areas/toy/find.ts', 'backend/areas/wheel/find.ts'].map((path) => ({ path, text }));
  expect(checkStatements(both)).toHaveLength(1);
  expect(checkStatements(both.slice(1))).toEqual([]);
});

test('advisories are found by range and by exact version, however deep the package lies', () => {
  const lockfile = {
    packages: {
      'node_modules/next': { version: '16.4.4' },
      'node_modules/axios': { version: '1.14.1' },
      'node_modules/other/node_modules/axios': { version: '1.14.2' },
      'node_modules/react': { version: '19.3.1' },
    },
  };
  const list = [
    { package: 'next', below: '16.4.5', why: 'floor' },
    { package: 'axios', exactly: '1.14.1', why: 'malicious' },
    { package: 'react', from: '19.0.0', below: '19.2.1', why: 'payloads' },
  ];
  expect(findAdvised(lockfile, list)).toEqual(['next 16.4.4: floor', 'axios 1.14.1: malicious']);
});

test('a lockfile lacks what one platform alone was told of', () => {
  const lockfile = {
    packages: {
      'node_modules/tool': {
        dev: true,
        optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/darwin-arm64': '1.0.0' },
      },
      'node_modules/@tool/linux-x64': { version: '1.0.0' },
    },
  };
  expect(missingEntries(lockfile)).toEqual({
    'node_modules/@tool/darwin-arm64': {
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    },
  });
});

test('mocks are found in a build', () => {
  write('dist/server/app/page.js', 'post("/api/account/login")');
  expect(checkMocksOut(path.join(root, 'dist'))).toEqual([]);
  write('dist/server/chunks/one.js', 'path.startsWith("/api/__qa/")');
  expect(checkMocksOut(path.join(root, 'dist'))).toEqual([expect.stringContaining('server/chunks/one.js')]);
});

test('the stamp of a build changes with its sources and settings, not with tests', () => {
  write('app/page.tsx', 'one');
  const first = sourceHash(root, ['mock=false']);
  write('app/page.test.tsx', 'test');
  expect(sourceHash(root, ['mock=false'])).toBe(first);
  expect(sourceHash(root, ['mock=true'])).not.toBe(first);
  write('app/page.tsx', 'two');
  expect(sourceHash(root, ['mock=false'])).not.toBe(first);
});
