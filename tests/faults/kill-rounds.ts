import { appendFileSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { z } from 'zod';
import {
  type BackendProcess,
  type ProcessEnv,
  runToEnd,
  startBackend,
} from '#backend/testing/backend-process.ts';
import { allBills, ask, billOf, DEPOSIT, logInBettor, Placed } from '#tests/faults/bettor.ts';

const BETTORS = 8;

const Wallets = z.object({ data: z.array(z.object({ balance: z.number() })) });
const Witness = z.object({ key: z.string(), billId: z.string() });

function placeBill(backend: BackendProcess, token: string, key: string): Promise<unknown> {
  return ask(backend.origin, 'POST /api/lotto/bill/create', billOf(key), token);
}

/** Bets until the backend is gone; what it acknowledged goes to the witness, a file outside the database. */
async function betUntilGone(
  backend: BackendProcess,
  token: string,
  name: string,
  witness: string,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const key = `${name}-${String(count).padStart(4, '0')}`;
    const answer = await placeBill(backend, token, key).catch(() => undefined);
    if (answer === undefined) return;
    const placed = Placed.safeParse(answer);
    if (placed.success)
      appendFileSync(witness, `${JSON.stringify({ key, billId: placed.data.data.bill_id })}\n`);
  }
}

/**
 * Kills the backend at a random moment of its load, `rounds` times, and demands afterwards that every acknowledged bill
 * is there once, a repeated key answers the first bill, the wallet agrees to the satang and the audit is clean.
 */
export async function killRounds(env: ProcessEnv, witness: string, rounds: number): Promise<void> {
  let backend = await startBackend(env);
  const token = await logInBettor(backend.origin, env);

  for (let round = 0; round < rounds; round += 1) {
    const bettors = Array.from({ length: BETTORS }, (_, bettor) =>
      betUntilGone(backend, token, `kill-${round}-${bettor}`, witness),
    );
    await wait(150 + Math.random() * 700);
    await backend.stop('SIGKILL');
    await Promise.all(bettors);
    backend = await startBackend(env);
  }

  await using last = backend;
  const seen = readFileSync(witness, 'utf8')
    .trim()
    .split('\n')
    .map((line) => Witness.parse(JSON.parse(line)));
  expect(seen.length).toBeGreaterThan(rounds);
  const bills = await allBills(last.origin, token);
  expect(seen.filter(({ billId }) => !bills.has(billId))).toEqual([]);
  for (const { key, billId } of seen.slice(0, 25)) {
    expect(Placed.parse(await placeBill(last, token, key)).data.bill_id).toBe(billId);
  }
  const staked = [...bills.values()].reduce((sum, stake) => sum + stake, 0);
  const wallets = Wallets.parse(await ask(last.origin, 'POST /api/member/wallets', {}, token));
  expect(wallets.data[0]?.balance).toBe(DEPOSIT - staked);
  const audited = await runToEnd('backend/ops/main.ts', ['audit'], env);
  expect(audited.output).toContain('audit clean');
}
