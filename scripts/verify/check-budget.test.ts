import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Budget, checkBudget } from './check-budget.ts';

const KB = 1_000;
const budget: Budget = { '*': { scripts: 10, styles: 5, fonts: 3 }, '/': { scripts: 4 } };
/** Of noise, which no compression makes smaller. */
const files = { 'a.js': 3, 'b.js': 6, 'a.css': 2, 'b.css': 2, 'a.woff2': 2 };

let root = '';
const write = (name: string, content: string | Buffer) => {
  const file = path.join(root, '.build', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const plant = (name: string, kilobytes: number) => write(`static/${name}`, randomBytes(kilobytes * KB));
const style = (name: string) => ({ path: `static/${name}`, inlined: false });
const check = (allowed = budget) => checkBudget(root, '.build', allowed);

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  root = mkdtempSync(path.join(tmpdir(), 'pwin-budget-'));
  for (const [name, kilobytes] of Object.entries(files)) plant(name, kilobytes);
  write('BUILD_ID', 'x');
  write(
    'app-path-routes-manifest.json',
    JSON.stringify({ '/(default)/page': '/', '/(default)/lotto/page': '/lotto', '/api/route': '/api' }),
  );
  write(
    'server/next-font-manifest.json',
    JSON.stringify({
      app: {
        '[project]/app/layout': ['static/a.woff2'],
        '[project]/app/(default)/lotto/page': ['static/a.woff2'],
      },
    }),
  );
  for (const entry of ['/(default)/page', '/(default)/lotto/page']) {
    const entryCSSFiles = {
      '[project]/app/layout': [style('a.css')],
      [`[project]/app${entry}`]: [style('a.css'), style('b.css')],
      '[project]/app/(default)/error': [style('none.css')],
    };
    const entryJSFiles = {
      '[project]/app/(default)/error': ['static/a.js'],
      '[project]/app/(default)/not-found': ['static/none.js'],
      ...(entry.includes('lotto') && { [`[project]/app${entry}`]: ['static/a.js', 'static/b.js'] }),
    };
    write(`server/app${entry}/build-manifest.json`, JSON.stringify({ rootMainFiles: ['static/a.js'] }));
    const literal = JSON.stringify({ clientModules: {}, entryCSSFiles, entryJSFiles });
    write(
      `server/app${entry}_client-reference-manifest.js`,
      `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["${entry}"] = ${literal};\n`,
    );
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('routes within their budget pass, and what several parts of a page name counts once', () => {
  expect(check()).toEqual([]);
});

test.each([
  ['b.js', 8, ['/lotto loads 11.0 kB of scripts, its budget is 10 kB']],
  [
    'a.js',
    5,
    ['/ loads 5.0 kB of scripts, its budget is 4 kB', '/lotto loads 11.0 kB of scripts, its budget is 10 kB'],
  ],
  [
    'b.css',
    4,
    ['/ loads 6.0 kB of styles, its budget is 5 kB', '/lotto loads 6.0 kB of styles, its budget is 5 kB'],
  ],
  [
    'a.woff2',
    4,
    ['/ loads 4.0 kB of fonts, its budget is 3 kB', '/lotto loads 4.0 kB of fonts, its budget is 3 kB'],
  ],
])('a planted %s of %i kB is caught', (name, kilobytes, problems) => {
  plant(name, kilobytes);
  expect(check()).toEqual(problems);
});

test('scripts and styles are measured as they travel', () => {
  write('static/a.js', 'x'.repeat(20 * KB));
  expect(check()).toEqual([]);
});

test('a budget for no route, a page without figures and no build are problems', () => {
  expect(check({ ...budget, '/gone': {} })).toEqual(['the budget names /gone, which is no route']);
  write('server/app/(default)/page/build-manifest.json', '{}');
  expect(() => check()).toThrow('nothing of the scripts of /');
  expect(checkBudget(root, '.nothing', budget)).toEqual(['.nothing holds no build']);
});
