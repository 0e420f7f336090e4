import { execFileSync } from 'node:child_process';

/** What was changed since a base, committed or not. */
export interface Change {
  /** Id of a commit. */
  readonly base: string;
  /** Paths from the top of the repository; a deleted file too. */
  readonly files: readonly string[];
}

/**
 * What the working tree of `folder` has that the base has not. The base is where this branch left `wanted`, by default `main`
 * (HEAD where there is none). Throws when `wanted` is no commit.
 */
export function readChange(wanted?: string, folder = process.cwd()): Change {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const isThere = (name: string) => git('for-each-ref', `refs/heads/${name}`) !== '';
  const base = git('merge-base', wanted ?? (isThere('main') ? 'main' : 'HEAD'), 'HEAD');
  const lists = [
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return { base, files: lists.flatMap((list) => list.split('\n')).filter((file) => file !== '') };
}

interface Concerned {
  readonly name: string;
  readonly needs?: readonly string[];
  readonly concerns?: readonly RegExp[];
}

/** The steps that a change can break, and those that they need, in order. */
export function stepsFor<One extends Concerned>(
  { files }: Pick<Change, 'files'>,
  steps: readonly One[],
): One[] {
  const touched = steps.filter(
    ({ concerns }) => !concerns || files.some((file) => concerns.some((pattern) => pattern.test(file))),
  );
  const needed = new Set(touched.flatMap(({ name, needs = [] }) => [name, ...needs]));
  return steps.filter(({ name }) => needed.has(name));
}
