import { z } from 'zod';

/** Who bets in a fault test, and what they deposit, in baht; each bill costs `STAKE`. */
export const BETTOR = '0812345678';
export const DEPOSIT = 1_000_000;
const STAKE = 1;
const ROUND = 'glo-2025-06-16';
export const PASSWORD = 'sabai-dee-99';

export const Placed = z.object({ error: z.literal(0), data: z.object({ bill_id: z.string() }) });
const Session = z.object({ error: z.literal(0), access_token: z.string() });
const Bills = z.object({ data: z.array(z.object({ bill_id: z.string(), total_stake: z.number() })) });

/** One call of a running server, with whatever JSON it answers. */
export async function ask(origin: string, call: string, body: unknown, token = ''): Promise<unknown> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

/** Input of one bill; the last two characters of its key are the number. */
export function billOf(key: string) {
  const lines = [{ type: 'top_2', number: key.slice(-2), amount: STAKE }];
  return { round_id: ROUND, lines, idempotency_key: key };
}

/** Answers the token of a new session. */
export async function logIn(origin: string, username: string): Promise<string> {
  return Session.parse(await ask(origin, 'POST /api/login', { username, password: PASSWORD })).access_token;
}

/** Every bill of the member with its stake in baht, through all pages of the list. */
export async function allBills(origin: string, token: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let before = ''; ; ) {
    const query = `limit=100${before && `&before=${before}`}`;
    const page = Bills.parse(await ask(origin, `GET /api/lotto/bill/list?${query}`, null, token));
    for (const { bill_id, total_stake } of page.data) {
      if (found.has(bill_id)) throw new Error(`Bill ${bill_id} is listed twice`);
      found.set(bill_id, total_stake);
    }
    const last = page.data.at(-1);
    if (!last) return found;
    before = last.bill_id;
  }
}
