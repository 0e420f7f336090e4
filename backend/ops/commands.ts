export interface OpsOption {
  /** What stands behind the option in the help: a letter, or the words to choose from. */
  readonly value: string;
  readonly required: boolean;
  /** The value names a file; the command receives its text. */
  readonly file?: true;
  /** Never written to the log. */
  readonly secret?: true;
  /** Simulates money or time: refused outside a sandbox. */
  readonly sandbox?: true;
  /** A mobile number: the log keeps its last four digits. */
  readonly mobile?: true;
}

export interface OpsCommand {
  readonly name: string;
  readonly summary: string;
  /** A command that changes something is a dry run without `--yes`. */
  readonly changes: boolean;
  /** Simulates money or time: refused outside a sandbox. */
  readonly sandbox?: true;
  /** True where an act must say --why. */
  readonly needsReason?: true;
  readonly options: Readonly<Record<string, OpsOption>>;
}

const needs = (value: string): OpsOption => ({ value, required: true });
const may = (value: string): OpsOption => ({ value, required: false });
const username = { ...needs('MOBILE'), mobile: true } as const;

/** What an operator can do. */
export const opsCommands = [
  {
    name: 'lotto publish',
    summary: 'Publish the result of a draw and settle its bills; the same result again changes nothing',
    changes: true,
    options: { kind: needs('glo'), date: needs('YYYY-MM-DD'), file: { ...needs('draws.json'), file: true } },
  },
  {
    name: 'lotto correct',
    summary:
      'Replace a published result by the right one: takes back wrong winnings and pays right ones, once',
    changes: true,
    needsReason: true,
    options: { round: needs('ROUND'), file: { ...needs('draws.json'), file: true } },
  },
  {
    name: 'lotto debts',
    summary: 'Members whose wallet did not reach when wrong winnings were taken back, and what they owe',
    changes: false,
    options: {},
  },
  {
    name: 'lotto void',
    summary: 'End a round that will have no result, and give every stake back',
    changes: true,
    needsReason: true,
    options: { round: needs('ROUND') },
  },
  {
    name: 'lotto number',
    summary: 'Block a number of an open round, pay it at half, limit it (baht), or lift that',
    changes: true,
    options: {
      round: needs('ROUND'),
      type: needs('TYPE'),
      number: needs('N'),
      control: needs('blocked|half_pay|custom_limit|clear'),
      limit: may('BAHT'),
    },
  },
  {
    name: 'lotto rate',
    summary: 'Change what a bet type of an open round pays; accepted bills keep their rate',
    changes: true,
    options: { round: needs('ROUND'), type: needs('TYPE'), rate: needs('X') },
  },
  {
    name: 'payment pay',
    summary:
      'The sandbox bank pays a QR, through the signed webhook; another --amount than the QR asks stays unmatched',
    changes: true,
    sandbox: true,
    options: { ref: needs('REF'), amount: may('BAHT') },
  },
  {
    name: 'payment refuse',
    summary: 'The sandbox bank refuses a QR, through the signed webhook',
    changes: true,
    sandbox: true,
    options: { ref: needs('REF'), reason: needs('TEXT') },
  },
  {
    name: 'payment unmatched',
    summary: 'Money that arrived, fits no deposit and waits: in suspense, or in another currency',
    changes: false,
    options: {},
  },
  {
    name: 'payment match',
    summary: 'Credit all that arrived with an event to the member of a deposit, or to a member, once',
    changes: true,
    options: { event: needs('EVENT'), deposit: may('REF'), member: { ...may('MOBILE'), mobile: true } },
  },
  {
    name: 'payment return',
    summary: 'Note that the money of an event was sent back, once; needs --why',
    changes: true,
    needsReason: true,
    options: { event: needs('EVENT') },
  },
  {
    name: 'member create',
    summary: 'A ready member with sandbox identity data, and a first deposit (baht)',
    changes: true,
    options: {
      username,
      password: { ...needs('P'), secret: true },
      deposit: { ...may('BAHT'), sandbox: true },
    },
  },
  {
    name: 'member lock',
    summary: 'End the sessions of a member and let no new one begin',
    changes: true,
    options: { username },
  },
  {
    name: 'member unlock',
    summary: 'Let a locked member log in again',
    changes: true,
    options: { username },
  },
  {
    name: 'audit',
    summary:
      'Hold the books against themselves and every document, settling each line again; exit code 1 when they differ',
    changes: false,
    options: {},
  },
] as const satisfies readonly OpsCommand[];

export type OpsName = (typeof opsCommands)[number]['name'];

/** The command of this name. */
export function findCommand(name: string): (OpsCommand & { readonly name: OpsName }) | undefined {
  return opsCommands.find((command) => command.name === name);
}

/** What of a command simulates money or time, by its name; undefined when nothing does. */
export function simulated(
  command: OpsCommand,
  options: Readonly<Record<string, string>>,
): string | undefined {
  if (command.sandbox) return command.name;
  const option = Object.keys(options).find((name) => command.options[name]?.sandbox);
  return option && `${command.name} --${option}`;
}

function usage(command: OpsCommand): string {
  const options = Object.entries(command.options).map(([name, { value, required }]) =>
    required ? `--${name} ${value}` : `[--${name} ${value}]`,
  );
  return [command.name, ...options].join(' ');
}

/** The help text, one line per command and one per explanation. */
export function helpLines(): string[] {
  return [
    'npm run ops -- <command> [options]',
    '',
    ...opsCommands.flatMap((command) => [`  ${usage(command)}`, `      ${command.summary}`]),
    '',
    'Every command takes --who NAME (default: the user of this machine) and --why TEXT, which are logged.',
    'What changes something is a dry run without --yes. Simulated money needs SANDBOX=yes.',
    'Exit code 0: done, 1: refused or differences found, 2: not understood.',
  ];
}
