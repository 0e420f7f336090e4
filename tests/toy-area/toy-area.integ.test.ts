import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fillFolder } from '#backend/testing/template.ts';
import { checkLayers } from '#scripts/layers/check-layers.ts';
import { sourceFiles } from '#scripts/layers/source-files.ts';
import { ASKED_PAGE, askedPage, wrongLayers, wrongTypes } from './faults.ts';
import { moreOfToy, withMore } from './more-of-toy.ts';
import { copyTree } from './tree-copy.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('next/headers', () => import('#tests/page-reads/page-request.ts'));

/** How many files a new area of six calls, one page and one store may be, and how many of others it may have to change. */
const MOST_MADE = 26;
const MOST_TOUCHED = 6;
const CALLS = ['count', 'detail', 'give_back', 'list', 'mine', 'take'].map((call) => `/api/toy/${call}`);
const AREA = 'backend/areas/toy/area.ts';
const JOURNAL = 'backend/core/db/migrations/meta/_journal.json';
/** What is written, and stays, when a table comes and goes. */
const MIGRATIONS = [
  'backend/core/db/migrations/meta/snapshot.json',
  'backend/core/db/migrations/no_toy.sql',
  'backend/core/db/migrations/toy.sql',
];
/** They say what the tests are given. */
const DECLARED = ['tests/pglite-template.ts', 'tests/postgres/start-postgres.ts'];
/** The area's own tests, and the one that holds its store against the list of all. */
const TESTS = [
  'backend/areas/toy/toy.integ.test.ts',
  'components/toy/toy-page.test.tsx',
  'stores/areas.test.ts',
  'stores/toy.test.ts',
];
const REPORT = 'test-report.json';
const Report = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.literal('passed') })),
});

const Page = z.object({ default: z.custom<(asked: object) => Promise<ReactNode>>() });

const Probed = z.object({
  atFirst: z.object({ error: z.literal(0), data: z.array(z.object({ choice: z.string() })) }).nullable(),
  ordered: z.array(z.string()).nullable(),
  differences: z.array(z.object({ check: z.string(), detail: z.string() })),
  tables: z.array(z.string()),
  help: z.array(z.string()),
  described: z.string(),
  mocked: z.array(z.string()),
  addresses: z.array(z.string()),
  routesWithoutAddress: z.array(z.string()),
  uncounted: z.array(z.string()),
});

const tree = copyTree();
const before = tree.read();
const changed = (now = tree.read()) =>
  [...before].filter(([file, text]) => now.has(file) && now.get(file) !== text).map(([file]) => file);
const made = (now = tree.read()) => [...now.keys()].filter((file) => !before.has(file)).sort();
const isProgram = (file: string) => /\.tsx?$/.test(file);
const node = (args: readonly string[]) => tree.run(process.execPath, args);
const migration = (name: string) => node(['scripts/migration.ts', '--name', name]);
const probe = async (args: readonly string[]) =>
  Probed.parse(JSON.parse(await node(['tests/toy-area/probe.ts', ...args])));

/** What `npm run area` and `npm run migration` made and touched, before anything else is planted. */
let ours: readonly string[] = [];
let touched: readonly string[] = [];
let gone: readonly string[] = [];
/** What waits for other processes goes on side by side. */
let types: ReturnType<typeof tree.typeProblems>;
let tests: ReturnType<typeof tree.attempt>;
let dead: ReturnType<typeof tree.attempt>;

function plantFaults(): void {
  const now = tree.read();
  tree.write(ASKED_PAGE, askedPage);
  for (const [file, of, right, wrong] of wrongTypes) {
    expect(now.get(of)).toContain(right);
    tree.write(file, now.get(of)?.replace(right, wrong) ?? '');
  }
  for (const [file, text] of Object.entries(moreOfToy)) tree.write(file, text.trimStart());
  tree.write('backend/areas/toy/area-with-more.ts', withMore(now.get(AREA) ?? ''));
}

beforeAll(async () => {
  await node(['scripts/area.ts', 'toy']);
  await migration('toy');
  const now = tree.read();
  [ours, touched] = [made(now), changed(now)];
  gone = [...before.keys()].filter((file) => !now.has(file));
  plantFaults();
  const planted = made().filter(isProgram);
  types = tree.typeProblems([...planted, ...touched.filter(isProgram), ...DECLARED]);
  const report = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', REPORT];
  tests = tree.attempt('vitest', [
    'run',
    '--config',
    'tests/toy-area/copy.config.ts',
    '--root',
    '.',
    ...report,
  ]);
  // Two processes at once are enough for everybody.
  const knip = ['--no-progress', '--production', '--exclude', 'binaries', '--reporter', 'json'];
  dead = types.then(() => tree.attempt('knip', knip));
}, 300_000);
afterAll(() => {
  tree[Symbol.dispose]();
  vi.doUnmock('next/headers');
  vi.resetModules();
});

/** As somebody does who knows the area by its name alone: its files, folders left empty, its lines in shared files. */
function remove(): void {
  for (const file of made().filter((one) => !one.startsWith('backend/core/'))) {
    rmSync(path.join(tree.root, file));
    const folders = path.dirname(file).split('/');
    for (; readdirSync(path.join(tree.root, ...folders)).length === 0; folders.pop())
      rmdirSync(path.join(tree.root, ...folders));
  }
  const now = tree.read();
  for (const file of touched.filter((one) => one !== JOURNAL)) {
    const lines = now
      .get(file)
      ?.split('\n')
      .filter((line) => !/\btoy\b|Toy/.test(line));
    tree.write(file, lines?.join('\n') ?? '');
  }
}

test('a new area is few files, and changes few of others', () => {
  expect(ours.length, ours.join(', ')).toBeLessThanOrEqual(MOST_MADE);
  expect(touched).toContain(JOURNAL);
  expect(touched.length, touched.join(', ')).toBeLessThanOrEqual(MOST_TOUCHED);
  // The snapshot of the tables goes on under its next number.
  expect(gone.map((file) => file.replace(/\d{4}_/, ''))).toEqual(MIGRATIONS.slice(0, 1));
  expect(ours.filter((file) => /^app\/.*page\.tsx$/.test(file))).toHaveLength(1);
  expect(ours).toContain('e2e/toy.spec.ts');
});

test('it keeps to the layers, and what does not is found', () => {
  const files = sourceFiles(tree.root);
  expect(checkLayers(files).filter(({ file }) => /\btoy/.test(file))).toEqual([]);
  for (const [file, line, rule] of wrongLayers) {
    const text = `${line}\n${files.find((one) => one.path === file)?.text}`;
    expect(checkLayers([{ path: file, text }]).map((found) => found.rule)).toEqual([rule]);
  }
});

/** What a visitor is shown by a page of the copy. */
async function shown(file: string): Promise<string> {
  const page = Page.parse(await import(/* @vite-ignore */ path.join(tree.root, file))).default;
  const searchParams = Promise.resolve({ of: 'bear', other: 'x' });
  return renderToStaticMarkup(await page({ params: Promise.resolve({}), searchParams }));
}

test('its page is rendered and counted, and a page is handed what it names alone', async () => {
  const data = [{ choice: 'first', days: 30 }];
  const read = async () => ({ status: 200, body: { error: 0, data } });
  const backend = { read, changeCount: () => 0, hearsChanges: () => true };
  vi.stubGlobal('pwinBackend', Promise.resolve(backend));
  expect(await shown('app/(default)/toy/page.tsx')).toContain('ใช้ได้ 30 วัน');
  expect(await shown(ASKED_PAGE)).toBe('<h1>bear undefined</h1>');
  const facts = path.join(tree.root, 'backend/areas/toy/test-facts.ts');
  expect(await import(/* @vite-ignore */ facts)).toMatchObject({ testFacts: { pages: { '/toy': 3 } } });
});

test('it compiles, and what is written wrongly does not', async () => {
  expect((await types).sort()).toEqual(wrongTypes.map(([file]) => file).sort());
});

test('its tests pass', async () => {
  const { output, code } = await tests;
  expect(code, output).toBe(0);
  const { testResults } = Report.parse(JSON.parse(readFileSync(path.join(tree.root, REPORT), 'utf8')));
  expect(testResults.map(({ name }) => path.relative(tree.root, name)).sort()).toEqual(TESTS);
});

test('nothing of it is dead, and what nobody uses is found', async () => {
  const { stdout } = await dead;
  const Dead = z.object({ issues: z.array(z.object({ file: z.string() })) });
  const found = Dead.parse(JSON.parse(stdout)).issues.map(({ file }) => file);
  const planted = made().filter((file) => isProgram(file) && !ours.includes(file));
  expect(found.sort()).toEqual(planted);
});

test('it works, and leaves nothing when it goes', async () => {
  await Promise.all([types, tests, dead]);
  const more = tree.read().get('backend/areas/toy/area-with-more.ts');
  tree.write(AREA, more ?? '');
  expect(changed()).toEqual(touched);
  const data = path.join(tree.root, 'data');
  fillFolder(data);
  const database = path.join(data, 'pg');
  const found = await probe([database, '/api/toy/list', 'take-second', 'toy drop', 'choice=first']);
  expect(found.atFirst?.data.map(({ choice }) => choice)).toEqual(['first', 'second']);
  expect(found.ordered).toEqual(['first', 'second']);
  expect(found.differences).toEqual([{ check: 'toy_left', detail: 'second is left' }]);
  expect(found.tables).toContain('toy_taken');
  expect(found.help).toContain('  toy drop --choice NAME');
  const isHere = (call: string) => found.described.includes(`"${call}"`) && found.mocked.includes(`*${call}`);
  expect(CALLS.filter(isHere)).toEqual(CALLS);
  expect(found.mocked.filter((call) => call.startsWith('*/api/toy/'))).toHaveLength(CALLS.length);
  expect(found.addresses).toContain('/toy');
  expect(found.routesWithoutAddress).toEqual([]);
  expect(found.uncounted).toEqual(['/toy']);

  remove();
  await migration('no_toy');
  // Migrations are never taken back: the tables go by one more. Nothing else differs, and no file is left.
  expect(changed()).toEqual([JOURNAL]);
  expect(
    made()
      .map((file) => file.replace(/\d{4}_/, ''))
      .sort(),
  ).toEqual(MIGRATIONS);
  const left = await probe([database]);
  expect(left.tables).toEqual(found.tables.filter((name) => name !== 'toy_taken'));
  expect(left.differences).toEqual([]);
  expect(left.uncounted).toEqual([]);
  expect(`${left.help}${left.described}${left.mocked}${left.addresses}`).not.toContain('toy');
});
