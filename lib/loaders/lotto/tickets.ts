import 'server-only';
import { ApiRefusal } from '#lib/api/errors.ts';
import type { CheckedTickets } from '#lib/api/lotto/queries.ts';
import { readThrough } from '#lib/gateway/read-through.ts';
import { askedWith } from '#lib/loaders/visit.ts';
import { answerBroken } from '#lib/render-context.ts';
import { readTickets } from '#rules/lotto/kinds/glo/ticket-list.ts';

/** What was typed, the tickets in it, and what they won over all draws or why that was refused; nothing is asked where there is no ticket. */
export async function loadTickets(typed: string) {
  const list = readTickets(typed);
  const numbers = [...list.numbers];
  const asked = numbers.length > 0 ? await check(numbers) : { checked: null, refused: null };
  return { typed, list, ...asked };
}

/** Through the gateway, as its address's own call: how often an address may ask is counted there. */
async function check(
  numbers: string[],
): Promise<{ readonly checked: CheckedTickets | null; readonly refused: string | null }> {
  try {
    const asked = readThrough('POST /api/lotto/results/check', { numbers }, await askedWith());
    return { checked: await asked, refused: null };
  } catch (error) {
    if (!(error instanceof ApiRefusal && error.code === 429)) throw error;
    // It is one address that asked too often.
    answerBroken();
    return { checked: null, refused: error.message };
  }
}
