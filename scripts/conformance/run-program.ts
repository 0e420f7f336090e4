import { terminalText } from '#backend/terminal-text.ts';
import { linesOf, type Outcome, summaryOf } from '#scripts/conformance/check.ts';
import {
  BadSettings,
  type Given,
  helpOf,
  type Program,
  readSettings,
} from '#scripts/conformance/settings.ts';

/** Where a program reads and writes. */
export interface Surroundings {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
}

/** A whole run: settings, the list of checks, and the exit code; 1 for any check that failed, 2 for what cannot be run. */
export async function runProgram(
  program: Program,
  { args, env, print: printLine }: Surroundings,
  run: (url: URL, given: Given, tell: (outcome: Outcome) => void) => Promise<readonly Outcome[]>,
): Promise<number> {
  // Lines hold answers of the other program, which could control the terminal.
  const print = (text: string) => {
    for (const line of text.split('\n')) printLine(terminalText(line));
  };
  try {
    const given = readSettings(program, args, env);
    if (!given.url) {
      for (const line of helpOf(program)) print(line);
      return 0;
    }
    const outcomes = await run(given.url, given, (outcome) => {
      for (const line of linesOf(outcome)) print(line);
    });
    print(summaryOf(outcomes));
    return outcomes.length > 0 && outcomes.every(({ unmet }) => unmet.length === 0) ? 0 : 1;
  } catch (error) {
    print(error instanceof Error ? error.message : `${error}`);
    if (error instanceof BadSettings) print('--help says what can be set');
    return 2;
  }
}

/** An address below which calls stand. */
export function folderOf(url: URL, usualPath: string): URL {
  const path = url.pathname === '/' ? usualPath : url.pathname;
  return new URL(path.endsWith('/') ? path : `${path}/`, url);
}
