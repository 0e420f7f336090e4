import { ticketNumber } from './check-ticket.ts';

/** How many tickets are checked at once. */
export const MOST_TICKETS = 100;

/** What was typed where a ticket should stand; line and column from 1, in characters as they were typed. */
export interface TicketProblem {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** `number`: no six digits; `many`: one more than are checked at once. */
  readonly reason: 'number' | 'many';
}

export interface TicketList {
  /** Six ASCII digits each, in the order in which they were typed, each once. */
  readonly numbers: readonly string[];
  readonly problems: readonly TicketProblem[];
}

/**
 * Tickets out of a typed text: one a line, or with commas, semicolons or blanks between them, digits of any script; blanks and
 * dashes within one number too where nothing else stands beside it (`097 863`). What is no ticket is told with its place.
 */
export function readTickets(text: string): TicketList {
  const numbers = new Set<string>();
  const problems: TicketProblem[] = [];
  for (const { line, column, text: entry } of text.split(/\r\n?|\n/).flatMap(entriesOf)) {
    const number = ticketNumber(entry);
    if (number === null) problems.push({ line, column, text: entry, reason: 'number' });
    else if (numbers.size < MOST_TICKETS || numbers.has(number)) numbers.add(number);
    else problems.push({ line, column, text: entry, reason: 'many' });
  }
  return { numbers: [...numbers], problems };
}

interface Entry {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

function entriesOf(line: string, at: number): Entry[] {
  return found(line, /[^,;，；]+/g).flatMap(({ text, from }) => {
    const isOne = ticketNumber(text) !== null;
    const entries = isOne ? found(text, /\S(?:.*\S)?/g) : found(text, /\S+/g);
    return entries.map((entry) => ({ line: at + 1, column: from + entry.from + 1, text: entry.text }));
  });
}

function found(text: string, form: RegExp) {
  return [...text.matchAll(form)].map((match) => ({ text: match[0], from: match.index }));
}
