import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FOLDERS = [
  'app',
  'backend',
  'components',
  'contract',
  'docs',
  'e2e',
  'lib',
  'mocks',
  'rules',
  'scripts',
  'server',
  'stores',
  'styles',
  'tests',
  'types',
];
const FILES = ['package.json', 'drizzle.config.ts', 'tsconfig.base.json'];
/** As the whole project is checked, for the files of one area and what they import. */
const TYPES = {
  extends: './tsconfig.base.json',
  compilerOptions: { incremental: false, types: ['next', 'node'] },
  include: ['types/**/*.ts'],
};

export interface TreeCopy extends Disposable {
  readonly root: string;
  /** Text of every file by its path. */
  read(): Map<string, string>;
  /** Runs a program of node_modules in the copy and answers what it printed. */
  /** Which of these files, and of all that they import, do not compile. */
  typeProblems(files: readonly string[]): string[];
  run(program: string, args: readonly string[]): string;
}

/** A copy of the sources of this project that a test may change. */
export function copyTree(): TreeCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'pwin-tree-'));
  for (const entry of [...FOLDERS, ...FILES]) cpSync(entry, path.join(root, entry), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const env = { ...process.env, NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node') };
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: 'pipe', env });
  return {
    root,
    read: () => {
      const files = globSync(`{${FOLDERS.join(',')}}/**`, { cwd: root, withFileTypes: true }).filter(
        (entry) => entry.isFile(),
      );
      return new Map(
        files.map((entry) => {
          const file = path.join(entry.parentPath, entry.name);
          return [path.relative(root, file), readFileSync(file, 'utf8')];
        }),
      );
    },
    run,
    typeProblems: (files) => {
      writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ ...TYPES, files }));
      const { stdout } = spawnSync('tsc', ['--pretty', 'false'], { cwd: root, encoding: 'utf8', env });
      return [...new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))];
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
