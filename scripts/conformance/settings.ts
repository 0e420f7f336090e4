import { parseArgs } from 'node:util';
import { typedBaht } from '#rules/money/typed-baht.ts';

/** A setting of a program: a flag, or the variable in its place. */
export interface Setting {
  /** What stands behind the flag in the help. */
  readonly value: string;
  readonly env: string;
  readonly help: string;
  /** Where it is not given; without one it may be left out. */
  readonly usual?: string;
}

export type Settings = Readonly<Record<string, Setting>>;

export interface Program {
  /** As it is called: `npm run wallet:check -- URL`. */
  readonly call: string;
  readonly about: readonly string[];
  readonly settings: Settings;
}

/** What cannot be run as it was asked; its message says why. */
export class BadSettings extends Error {}

export interface Given {
  /** The address that is tried; undefined when the help was asked for. */
  readonly url: URL | undefined;
  readonly value: (name: string) => string | undefined;
}

/** Reads flags and variables. Throws BadSettings for a flag that there is not and for what is no address. */
export function readSettings(
  { settings }: Program,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Given {
  const flags = Object.fromEntries(Object.keys(settings).map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = parsed(args, flags);
  const value = (name: string) => {
    const given = values[name];
    const setting = settings[name];
    return typeof given === 'string' ? given : setting && (env[setting.env] ?? setting.usual);
  };
  if (values.help === true) return { url: undefined, value };
  const [address = '', ...more] = positionals;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || more.length > 0)
    throw new BadSettings('One http(s) address says what is tried');
  return { url, value };
}

interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

function parsed(
  args: readonly string[],
  flags: Readonly<Record<string, { readonly type: 'string' }>>,
): Parsed {
  try {
    const options = { ...flags, help: { type: 'boolean' as const } };
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new BadSettings(error instanceof Error ? error.message : `${error}`);
  }
}

/** A value that must be given. Throws BadSettings. */
export function needed({ value }: Given, name: string): string {
  const given = value(name);
  if (given === undefined) throw new BadSettings(`--${name} is missing`);
  return given;
}

/** An amount in baht as satang. Throws BadSettings. */
export function neededSatang(given: Given, name: string): bigint {
  const satang = typedBaht(needed(given, name));
  if (satang === null || satang === 0n) throw new BadSettings(`--${name} is an amount in baht`);
  return satang;
}

/** A whole number. Throws BadSettings. */
export function neededNumber(given: Given, name: string): number {
  const text = needed(given, name);
  if (!/^\d{1,6}$/.test(text)) throw new BadSettings(`--${name} is a whole number`);
  return Number(text);
}

/** What `--help` prints. */
export function helpOf({ call, about, settings }: Program): string[] {
  const rows = Object.entries(settings).map(([name, { value, env, help, usual }]) => {
    const flag = `  --${name} ${value}`.padEnd(26);
    return `${flag}${help}${usual === undefined ? '' : ` (${usual})`} [${env}]`;
  });
  return [call, '', ...about, '', ...rows];
}
