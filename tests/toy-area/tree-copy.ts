import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FOLDERS = [
  'app',
  'backend',
  'components',
  'contract',
  'docs',
  'e2e',
  'frames',
  'lib',
  'mocks',
  'public',
  'rules',
  'scripts',
  'server',
  'stores',
  'styles',
  'tests',
  'types',
];
const FILES = '{*.{ts,json},.gitignore}';
/** As the whole project is checked, for the files of one area and what they import. */
const TYPES = {
  extends: './tsconfig.base.json',
  compilerOptions: { incremental: false, types: ['next', 'node'] },
  include: ['types/**/*.ts'],
};
/** What a test's own process is told of its run. */
const OF_TESTS = /^VITEST|^BUNDLED_PROGRAMS$|^TEST$/;

interface Ran {
  readonly code: number;
  readonly stdout: string;
  /** All that it printed. */
  readonly output: string;
}

export interface TreeCopy extends Disposable {
  readonly root: string;
  /** Text of every file by its path. */
  read(): Map<string, string>;
  write(file: string, text: string): void;
  /** Runs a program of node_modules in the copy, whatever it makes of it. */
  attempt(program: string, args: readonly string[]): Promise<Ran>;
  /** The same for one that must succeed; answers what it printed. */
  run(program: string, args: readonly string[]): Promise<string>;
  /** Which of these files, and of all that they import, do not compile. */
  typeProblems(files: readonly string[]): Promise<string[]>;
}

/** A copy of the sources of this project that a test may change. */
export function copyTree(): TreeCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'pwin-tree-'));
  for (const entry of [...FOLDERS, ...globSync(FILES)])
    cpSync(entry, path.join(root, entry), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const env = { ...process.env, NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node') };
  for (const name of Object.keys(env)) if (OF_TESTS.test(name)) Reflect.deleteProperty(env, name);
  const attempt = (program: string, args: readonly string[]) =>
    new Promise<Ran>((resolve) => {
      const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 };
      const child = execFile(program, args, options, (error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? (error ? 1 : 0), stdout, output: `${stdout}${stderr}` }),
      );
    });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  return {
    root,
    write,
    attempt,
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
    run: async (program, args) => {
      const { code, stdout, output } = await attempt(program, args);
      if (code !== 0) throw new Error(`${path.basename(program)} ${args.join(' ')}: ${output}`);
      return stdout;
    },
    typeProblems: async (files) => {
      write('tsconfig.toy.json', JSON.stringify({ ...TYPES, files }));
      const { output } = await attempt('tsc', [
        ...['--pretty', 'false', '--singleThreaded'],
        ...['--project', 'tsconfig.toy.json'],
      ]);
      return [...new Set([...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))];
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
