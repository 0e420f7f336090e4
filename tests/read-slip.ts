import { readInSteps } from '#rules/lotto/slip/paste.ts';
import type { Slip } from '#rules/lotto/slip/slip.ts';
import { unreadOf } from '#rules/lotto/slip/unread-lines.ts';
import { toBaht } from '#rules/money/baht.ts';

/** What a slip says, without pauses. */
export function readSlip(text: string): Slip {
  const steps = readInSteps(text);
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

/** Its bets as `top_2 12 100`. */
export const betsOf = ({ entries }: Slip) =>
  entries.map(({ type, number, satang }) => `${type} ${number} ${toBaht(satang)}`);

/** Its problems as `line:col problem`, and the line because of which it is held back. */
export const problemsOf = ({ problems }: Slip) =>
  problems.map(
    ({ line, col, problem, because }) => `${line}:${col} ${problem}${because ? ` ${because}` : ''}`,
  );

/** The bets of what is left in the field: none, so that a second tap adds nothing that the first did not. */
export const betsLeft = (text: string) => betsOf(readSlip(unreadOf(text, readSlip(text).problems)));
