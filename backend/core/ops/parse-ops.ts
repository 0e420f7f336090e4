import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { OpsCommand } from '#backend/core/ops/command.ts';
import { normaliseText } from '#rules/text/normalise-text.ts';

const LONGEST_WHO = 100;
const LONGEST_WHY = 500;

/** One command as it travels from the command line to where the database is open. */
export const OpsRequest = z.object({
  command: z.string(),
  /** Values of the options; for a file option the text of the file. */
  options: z.record(z.string(), z.string()),
  who: z.string().trim().min(1).max(LONGEST_WHO),
  why: z.string().max(LONGEST_WHY),
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

/** The user of this machine; a container may run as a number that has no name. */
function machineUser(): string {
  try {
    return userInfo().username;
  } catch {
    throw new UsageError('The user of this machine has no name: say --who NAME');
  }
}

/** A word of the log: one line that can be read, and no longer than the log takes. */
function logged(option: 'who' | 'why', value: unknown, longest: number): string {
  const text = typeof value === 'string' ? normaliseText(value).trim() : '';
  if (text.length > longest) throw new UsageError(`--${option} has at most ${longest} letters`);
  if (/[\p{Cc}\p{Cs}]/u.test(text)) throw new UsageError(`--${option} is one line that can be read`);
  return text;
}

function wordsBeforeOptions(argv: readonly string[]): readonly string[] {
  const firstOption = argv.findIndex((word) => word.startsWith('-'));
  return firstOption < 0 ? argv : argv.slice(0, firstOption);
}

/** Understands a command line that names one of these commands, or answers `help`. Throws `UsageError`. */
export function parseOps(argv: readonly string[], commands: readonly OpsCommand[]): OpsRequest | 'help' {
  const words = wordsBeforeOptions(argv);
  if (words[0] === 'help' || argv.length === 0 || argv.includes('--help') || argv[0] === '-h') return 'help';
  const name = words.join(' ');
  const command = commands.find((one) => one.name === name);
  if (!command) throw new UsageError(unknownCommand(name, commands));
  const given = parseValues(argv.slice(words.length), Object.keys(command.options));
  const options: Record<string, string> = {};
  for (const [option, { required, file }] of Object.entries(command.options)) {
    const value = given[option];
    if (typeof value === 'string' && value !== '') options[option] = file ? readText(option, value) : value;
    else if (required) throw new UsageError(`${name} needs --${option}`);
    // What a script left empty may be what narrows the command: without it more would be done than was meant.
    else if (value === '') throw new UsageError(`--${option} is empty; leave it out or say its value`);
  }
  return {
    command: name,
    options,
    who: logged('who', given.who, LONGEST_WHO) || machineUser(),
    why: logged('why', given.why, LONGEST_WHY),
    yes: given.yes === true,
  };
}

/** What a command line that asks for help asks about: all commands, or those whose names begin with its words. Throws `UsageError`. */
export function commandsToExplain(
  argv: readonly string[],
  commands: readonly OpsCommand[],
): readonly OpsCommand[] {
  const words = wordsBeforeOptions(argv);
  const name = (words[0] === 'help' ? words.slice(1) : words).join(' ');
  const found = commands.filter((one) => name === '' || `${one.name} `.startsWith(`${name} `));
  if (found.length === 0) throw new UsageError(unknownCommand(name, commands));
  return found;
}

function unknownCommand(name: string, commands: readonly OpsCommand[]): string {
  const [area = ''] = name.split(' ');
  const near = commands.filter((one) => one.name.split(' ')[0] === area).map((one) => one.name);
  const hint = near.length > 0 ? `; there is ${near.join(', ')}` : '';
  return `There is no command "${name}"${hint}`;
}

/** `--change -2` as `--change=-2`: no option begins with a dash and a digit, so that is what stands behind the one before. */
function withNegativeValues(args: readonly string[]): string[] {
  const isValue = (at: number) => /^-\p{Nd}/u.test(args[at] ?? '') && /^--[a-z-]+$/.test(args[at - 1] ?? '');
  return args.flatMap((word, at) => {
    if (isValue(at)) return [];
    return isValue(at + 1) ? [`${word}=${args[at + 1]}`] : [word];
  });
}

function parseValues(args: readonly string[], names: readonly string[]): Record<string, unknown> {
  const text = { type: 'string' } as const;
  const options = {
    ...Object.fromEntries(names.map((name) => [name, text])),
    who: text,
    why: text,
    yes: { type: 'boolean' },
  } as const;
  try {
    const { values, tokens } = parseArgs({
      args: withNegativeValues(args),
      options,
      strict: true,
      tokens: true,
    });
    const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const twice = given.find((one, at) => given.indexOf(one) !== at);
    if (twice !== undefined) throw new UsageError(`--${twice} is said more than once`);
    return values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The options are not understood');
  }
}
