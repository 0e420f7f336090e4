import type { Calls } from '#contract/calls.ts';

type HouseCall = Extract<keyof Calls, `POST /api/house/${string}`>;

/** The house says no: its code, and words ready to show. */
export class HouseRefusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const LONGEST_MS = 20_000;

/**
 * Asks the house, as plain text so that no other request has to come first, and without cookies. Throws `HouseRefusal`, and
 * another error when no answer came.
 */
export async function askHouse<Key extends HouseCall>(
  key: Key,
  body: Calls[Key]['request'],
): Promise<Calls[Key]['data']> {
  const [, path = ''] = key.split(' ');
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  const answer: { error?: unknown; message?: unknown; data?: Calls[Key]['data'] } = await response.json();
  if (answer.error === 0 && answer.data !== undefined) return answer.data;
  // What is not the house's own says nothing of what was asked for.
  if (response.status >= 500 || typeof answer.error !== 'number') throw new Error('no answer');
  throw new HouseRefusal(answer.error, typeof answer.message === 'string' ? answer.message : '');
}
