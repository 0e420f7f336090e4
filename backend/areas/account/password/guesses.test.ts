import pino from 'pino';
import { expect, test } from 'vitest';
import { hashPassword } from '#backend/areas/account/password/password.ts';
import { tryPassword } from '#backend/areas/account/password/try-password.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import { systemRandom } from '#backend/random.ts';
import { Refusal } from '#backend/refusal.ts';

const GUESSES = 10_000;
/** At most so many of them may cost a hash, which is the only way to learn whether one is right. */
const MOST_LOOKS = 60;
const START_MS = Date.parse('2025-06-15T12:00:00.000Z');

/** The rows of `login_guard` in memory, and limits that never bite: what is left is the wait of the account alone. */
function guardsInMemory(): Database {
  const failedAt = new Map<string, unknown>();
  const answer = ({ name }: Statement, values: readonly unknown[]): unknown[] => {
    const row = `${values[0]}|${values[1]}`;
    if (name === 'login_guard_hold') return [{ failedAt: failedAt.get(row) ?? [] }];
    if (name === 'login_guard_settle') failedAt.set(row, JSON.parse(String(values[3])));
    if (name !== 'limits_take') return [];
    const [keys] = values;
    return Array.isArray(keys) ? keys.map((key) => ({ key })) : [];
  };
  // Nothing but statements is asked of it.
  return {
    query: async (statement: Statement, values: readonly unknown[]) => answer(statement, values),
  } as never;
}

/** How many of 10,000 wrong guesses at one account were looked at, so far apart, each from another address. */
async function looksOf(apartMs: number, stored: string | undefined): Promise<number> {
  const db = guardsInMemory();
  const asker = {
    username: '0812345678',
    account: 'account',
    origin: 'elsewhere',
    known: undefined,
  } as const;
  const log = pino({ level: 'silent' });
  let looks = 0;
  for (let n = 0; n < GUESSES; n += 1) {
    const now = () => new Date(START_MS + n * apartMs);
    const address = `198.18.${Math.floor(n / 250)}.${n % 250}`;
    const ctx = { db, now, random: systemRandom, log, address, requestId: 'guess' };
    const outcome = await tryPassword(ctx, asker, `guess-number-${n}`, stored).catch(
      (error: unknown) => error,
    );
    if (outcome === false) looks += 1;
    else if (!(outcome instanceof Refusal)) throw outcome;
  }
  return looks;
}

const BUSY_MS = 60_000;
const hash = () => hashPassword('not-any-of-the-guesses', 'known');

test(
  '10,000 guesses at once get three looks, and as many for a number without member',
  async () => {
    expect(await looksOf(0, await hash())).toBe(3);
    expect(await looksOf(0, undefined)).toBe(3);
  },
  BUSY_MS,
);

test(
  '10,000 guesses, one a second for nearly three hours, get 60 looks at most',
  async () => {
    const looks = await looksOf(1_000, await hash());
    expect(looks).toBeGreaterThan(3);
    expect(looks).toBeLessThanOrEqual(MOST_LOOKS);
  },
  BUSY_MS,
);
