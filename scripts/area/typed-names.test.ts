import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['scripts/area.ts', []],
  ['scripts/area.ts', ['--help']],
  ['scripts/area.ts', ['ชื่อ']],
  ['scripts/migration.ts', []],
  ['scripts/migration.ts', ['--name', 'Two Words']],
  ['scripts/migration.ts', ['--name']],
])('%s %j says how it is asked, and shows no place in the code', (program, args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('npm run ');
  expect(stderr).not.toMatch(/^\s+at /m);
});
