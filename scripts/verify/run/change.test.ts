import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { steps } from '#scripts/verify/steps.ts';
import { readChange, stepsFor } from './change.ts';

const namesFor = (...files: string[]) => stepsFor({ files }, steps).map(({ name }) => name);
const CHEAP = ['types', 'lint', 'styles', 'layers', 'dead-code', 'documents', 'files'];
const TESTS = ['unit', 'postgres-server', 'integration', 'postgres'];
const JOURNEYS = ['build', 'browser', 'journeys'];
const inOrder = (names: readonly string[]) =>
  steps.map(({ name }) => name).filter((name) => names.includes(name));

describe('steps for a change', () => {
  it('of words are the cheap ones and related tests', () => {
    expect(namesFor('docs/rules.md')).toEqual(inOrder([...CHEAP, ...TESTS]));
  });

  it.each([
    'app/(default)/page.tsx',
    'components/ui/icon.tsx',
    'lib/leave.ts',
    'stores/a.ts',
    'styles/a.css',
  ])('of %s hold the journeys and what they need', (file) =>
    expect(namesFor(file)).toEqual(expect.arrayContaining([...CHEAP, ...TESTS, ...JOURNEYS])),
  );

  it('of a journey alone hold no look at what the build ships', () => {
    expect(namesFor('e2e/lotto.spec.ts')).toEqual(inOrder([...CHEAP, ...TESTS, ...JOURNEYS]));
    expect(namesFor('components/ui/icon.tsx')).toContain('budget');
  });

  it('of the backend compare its schema with the migrations, and open no browser', () => {
    expect(namesFor('backend/areas/lotto/schema.ts')).toContain('migrations');
    expect(namesFor('backend/areas/lotto/schema.ts')).not.toContain('journeys');
  });

  it('of the packages look at them', () => {
    expect(namesFor('package-lock.json')).toContain('packages');
    expect(namesFor('docs/rules.md')).not.toContain('packages');
  });
});

describe('a change', () => {
  let folder = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.test', ...args], { cwd: folder });
  const write = (name: string, text = name) => writeFileSync(path.join(folder, name), text);
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is what a branch committed, what is not committed yet and what git does not know; not what main went on to', () => {
    folder = mkdtempSync(path.join(tmpdir(), 'pwin-change-'));
    git('init', '-q', '-b', 'main');
    for (const name of ['old.ts', 'gone.ts', 'edited.ts', '.gitignore'])
      write(name, name === '.gitignore' ? 'out' : name);
    git('add', '-A');
    git('commit', '-qm', 'first');
    git('switch', '-qc', 'work');
    write('committed.ts');
    git('add', '-A');
    git('rm', '-q', 'gone.ts');
    git('commit', '-qm', 'second');
    git('switch', '-q', 'main');
    write('of-main.ts');
    git('add', '-A');
    git('commit', '-qm', 'third');
    git('switch', '-q', 'work');
    write('edited.ts', 'anew');
    write('new.ts');
    write('out');
    expect([...readChange(undefined, folder).files].sort()).toEqual([
      'committed.ts',
      'edited.ts',
      'gone.ts',
      'new.ts',
    ]);
    expect([...readChange('HEAD', folder).files].sort()).toEqual(['edited.ts', 'new.ts']);
    expect(() => readChange('nothing', folder)).toThrow();
  });
});
