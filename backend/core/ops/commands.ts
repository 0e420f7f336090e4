import type { Area } from '#backend/area.ts';
import { auditCommand } from '#backend/core/ops/audit/audit-command.ts';
import type { OpsCommand } from '#backend/core/ops/command.ts';
import { keepSettings } from '#backend/core/ops/keep-settings.ts';
import { reconcileCommand } from '#backend/core/ops/reconcile/reconcile-command.ts';

/** All that an operator can do in these areas. */
export function commandsOf(areas: readonly Area[]): readonly OpsCommand[] {
  const sealings = areas.flatMap((area) => area.sealings);
  return [
    ...areas.flatMap(({ ops }) => ops),
    auditCommand(areas),
    reconcileCommand(areas),
    keepSettings(sealings),
  ];
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

/** What of an act has to be explained by --why, as it is typed; undefined where nothing does. */
export function unexplained(
  { name, needsReason }: OpsCommand,
  { options, why }: { readonly options: Readonly<Record<string, string>>; readonly why: string },
): string | undefined {
  if (!needsReason || why.trim() !== '') return undefined;
  if (needsReason === true) return name;
  const { option, value } = needsReason;
  return options[option] === value ? `${name} --${option} ${value}` : undefined;
}

function usage(command: OpsCommand): string {
  const options = Object.entries(command.options).map(([name, { value, required }]) =>
    required ? `--${name} ${value}` : `[--${name} ${value}]`,
  );
  const { needsReason } = command;
  const why =
    needsReason === true ? '--why TEXT' : `[--why TEXT, with --${needsReason?.option} ${needsReason?.value}]`;
  return [command.name, ...options, ...(needsReason ? [why] : [])].join(' ');
}

/** What the files of a command hold, as lines to copy. */
function exampleLines({ options }: OpsCommand): string[] {
  return Object.entries(options).flatMap(([name, { example }]) => {
    if (!example) return [];
    const lines = example.json === undefined ? [] : JSON.stringify(example.json, null, 2).split('\n');
    return ['', `--${name}: ${example.about}`, ...lines];
  });
}

/** The help text, one line per command and one per explanation; of a single command also what its file holds. */
export function helpLines(commands: readonly OpsCommand[]): string[] {
  return [
    'npm run ops -- <command> [options], npm run ops -- help <words of a command>',
    '',
    ...commands.flatMap((command) => [`  ${usage(command)}`, `      ${command.summary}`]),
    ...(commands.length === 1 ? commands.flatMap(exampleLines) : []),
    '',
    'Every command takes --who NAME (default: the user of this machine) and --why TEXT, which are logged.',
    'What changes something is a dry run without --yes. Simulated money needs SANDBOX=yes.',
    'Exit code 0: done, 1: refused or differences found, 2: not understood.',
  ];
}
