import 'server-only';
import { read } from '#lib/loaders/read.ts';
import { readTickets } from '#rules/lotto/kinds/glo/ticket-list.ts';

/** What was typed, the tickets in it, and what they won over all draws; nothing is asked where there is no ticket. */
export async function loadTickets(typed: string) {
  const list = readTickets(typed);
  const numbers = [...list.numbers];
  const checked = numbers.length > 0 ? await read('POST /api/lotto/results/check', { numbers }) : null;
  return { typed, list, checked };
}
