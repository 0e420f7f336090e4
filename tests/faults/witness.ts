import { appendFileSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { z } from 'zod';
import type { ProcessEnv } from '#backend/testing/backend-process.ts';
import { operate } from '#backend/testing/ops.ts';
import { allBills, ask, billOf, DEPOSIT, Placed } from '#tests/faults/bettor.ts';

const Wallets = z.object({ data: z.array(z.object({ balance: z.number() })) });
const Witness = z.object({ key: z.string(), billId: z.string() });

/** Places the bill of a key and answers the JSON. Throws when nothing answers. */
export function placeBill(origin: string, token: string, key: string): Promise<unknown> {
  return ask(origin, 'POST /api/lotto/bill/create', billOf(key), token);
}

/** Writes what was acknowledged to the witness, a file outside the database. */
export function noteAcknowledged(witness: string, key: string, answer: unknown): void {
  const placed = Placed.safeParse(answer);
  if (placed.success)
    appendFileSync(witness, `${JSON.stringify({ key, billId: placed.data.data.bill_id })}\n`);
}

/**
 * Demands that every acknowledged bill is there once, a repeated key answers the first bill, the wallet agrees to the
 * satang and the audit is clean. Answers how many bills were acknowledged.
 */
export async function expectNothingLost(
  origin: string,
  token: string,
  witness: string,
  env: ProcessEnv,
): Promise<number> {
  const seen = readFileSync(witness, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Witness.parse(JSON.parse(line)));
  const bills = await allBills(origin, token);
  expect(seen.filter(({ billId }) => !bills.has(billId))).toEqual([]);
  for (const { key, billId } of seen.slice(0, 25)) {
    expect(Placed.parse(await placeBill(origin, token, key)).data.bill_id).toBe(billId);
  }
  const staked = [...bills.values()].reduce((sum, stake) => sum + stake, 0);
  const wallets = Wallets.parse(await ask(origin, 'POST /api/member/wallets', {}, token));
  expect(wallets.data[0]?.balance).toBe(DEPOSIT - staked);
  expect((await operate(['audit'], env)).lines).toContain('audit clean');
  return seen.length;
}
