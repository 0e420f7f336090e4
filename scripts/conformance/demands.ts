import { type ErrorName, errorCodes } from '#contract/error-codes.ts';
import { formatBaht } from '#rules/money/baht.ts';
import type { Answer } from '#scripts/conformance/sender.ts';

/** What one check demands. Every demand that is not met is a line that says what was expected and what came. */
export interface Demands {
  readonly unmet: readonly string[];
  /** Two amounts in satang; the line says by how much they differ. */
  readonly money: (what: string, expected: bigint, came: bigint) => void;
  /** Two values, compared as JSON. */
  readonly same: (what: string, expected: unknown, came: unknown) => void;
  /** A message that was carried out: HTTP 200 and `error` 0. */
  readonly done: (what: string, answer: Answer) => void;
  /** A refusal by the rules: HTTP 200 and the code of one of these names. */
  readonly refused: (what: string, answer: Answer, ...names: readonly ErrorName[]) => void;
  /** A message that is not read at all: one of these HTTP statuses. */
  readonly status: (what: string, answer: Answer, ...statuses: readonly number[]) => void;
  /** Something that must not be. */
  readonly fail: (line: string) => void;
}

function difference(expected: bigint, came: bigint): string {
  const by = came > expected ? came - expected : expected - came;
  return `${formatBaht(by)} too ${came > expected ? 'much' : 'little'}`;
}

function textOf({ status, error, message }: Answer): string {
  if (status !== 200) return `HTTP ${status}`;
  return `error ${error ?? 'missing'}${message ? ` (${message})` : ''}`;
}

/** Collects the demands of one check. */
export function collectDemands(): Demands {
  const unmet: string[] = [];
  const fail = (line: string) => {
    unmet.push(line);
  };
  return {
    unmet,
    fail,
    money: (what, expected, came) => {
      if (expected === came) return;
      const amounts = `expected ${formatBaht(expected)}, came ${formatBaht(came)}`;
      fail(`${what}: ${amounts}, ${difference(expected, came)}`);
    },
    same: (what, expected, came) => {
      const [wanted, given] = [JSON.stringify(expected), JSON.stringify(came)];
      if (wanted !== given) fail(`${what}: expected ${wanted}, came ${given}`);
    },
    done: (what, answer) => {
      if (answer.status !== 200 || answer.error !== 0)
        fail(`${what}: expected error 0, came ${textOf(answer)}`);
    },
    refused: (what, answer, ...names) => {
      const isOne = names.some((name) => errorCodes[name] === answer.error);
      const wanted = names.map((name) => `${errorCodes[name]} (${name})`).join(' or ');
      if (answer.status !== 200 || !isOne) fail(`${what}: expected error ${wanted}, came ${textOf(answer)}`);
    },
    status: (what, answer, ...statuses) => {
      if (!statuses.includes(answer.status))
        fail(`${what}: expected HTTP ${statuses.join(' or ')}, came ${textOf(answer)}`);
    },
  };
}
