import type { OpsAnswer, OpsCall } from '#backend/core/ops/ops-call.ts';

export interface OpsOption {
  /** What stands behind the option in the help: a letter, or the words to choose from. */
  readonly value: string;
  readonly required: boolean;
  /** The value names a file; the command receives its text. */
  readonly file?: true;
  /** What such a file holds, for who asks about this command alone; its units are said beside it. */
  readonly example?: { readonly about: string; readonly json?: unknown };
  /** Never written to the log. */
  readonly secret?: true;
  /** Simulates money or time: refused outside a sandbox. */
  readonly sandbox?: true;
  /** A mobile number: the log keeps its last four digits. */
  readonly mobile?: true;
}

/** One thing that an operator can do: how it is asked for, what the help says, and what it does. */
export interface OpsCommand {
  /** As it is typed: `area verb`. */
  readonly name: string;
  readonly summary: string;
  /** A command that changes something is a dry run without `--yes`. */
  readonly changes: boolean;
  /** Tells of members what is theirs: that somebody read it is kept like an act that changes something. */
  readonly ofMembers?: true;
  /** Simulates money or time: refused outside a sandbox. */
  readonly sandbox?: true;
  /** True where an act must say --why; with an option and a value only where that is chosen. */
  readonly needsReason?: true | { readonly option: string; readonly value: string };
  readonly options: Readonly<Record<string, OpsOption>>;
  /** Does it. Throws `OperatorRefusal`, `Refusal` or `HttpRefusal` when it cannot be done as asked. */
  readonly run: (call: OpsCall) => Promise<OpsAnswer>;
}

/** An option that must be given; `value` is what the help shows for it. */
export const needs = (value: string): OpsOption => ({ value, required: true });
/** An option that may be left out. */
export const may = (value: string): OpsOption => ({ value, required: false });
/** A member by the mobile number. */
export const username: OpsOption = { ...needs('MOBILE'), mobile: true };
