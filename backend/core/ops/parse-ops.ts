import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { OpsCommand } from '#backend/core/ops/command.ts';

/** One command as it travels from the command line to where the database is open. */
export const OpsRequest = z.object({
  command: z.string(),
  /** Values of the options; for a file option the text of the file. */
  options: z.record(z.string(), z.string()),
  who: z.string().trim().min(1).max(100),
  why: z.string().max(500),
  /** False for a dry run. */
  yes: z.boolean(),
});
export type OpsRequest = z.infer<typeof OpsRequest>;

/** The command line was not understood; the message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`--${name}: cannot read ${file}`);
  }
}

/** Understands a command line that names one of these commands, or answers `help`. Throws `UsageError`. */
export function parseOps(argv: readonly string[], commands: readonly OpsCommand[]): OpsRequest | 'help' {
  const firstOption = argv.findIndex((word) => word.startsWith('-'));
  const words = firstOption < 0 ? [...argv] : argv.slice(0, firstOption);
  const name = words.join(' ');
  if (name === 'help' || (name === '' && argv.length === 0) || argv.includes('--help')) return 'help';
  const command = commands.find((one) => one.name === name);
  if (!command) throw new UsageError(`There is no command "${name}"`);
  const given = parseValues(argv.slice(words.length), Object.keys(command.options));
  const options: Record<string, string> = {};
  for (const [option, { required, file }] of Object.entries(command.options)) {
    const value = given[option];
    if (typeof value === 'string' && value !== '') options[option] = file ? readText(option, value) : value;
    else if (required) throw new UsageError(`${name} needs --${option}`);
  }
  const { who, why, yes } = given;
  return {
    command: name,
    options,
    who: (typeof who === 'string' && who.trim()) || userInfo().username,
    why: typeof why === 'string' ? why : '',
    yes: yes === true,
  };
}

function parseValues(args: readonly string[], names: readonly string[]): Record<string, unknown> {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...Object.fromEntries(names.map((name) => [name, text])),
        who: text,
        why: text,
        yes: { type: 'boolean' },
      },
      strict: true,
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The options are not understood');
  }
}
