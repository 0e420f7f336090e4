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

const BETTORS = 8;
const DEPOSIT = 1_000_000;
const STAKE = 1;
const ROUND = 'glo-2025-06-16';
const MEMBER = { username: '0812345678', password: 'sabai-dee-99' };

const Placed = z.object({ error: z.literal(0), data: z.object({ bill_id: z.string() }) });
const Session = z.object({ error: z.literal(0), access_token: z.string() });
const Bills = z.object({ data: z.array(z.object({ bill_id: z.string(), total_stake: z.number() })) });
const Wallets = z.object({ data: z.array(z.object({ balance: z.number() })) });
const Witness = z.object({ key: z.string(), billId: z.string() });

async function ask(backend: BackendProcess, call: string, body: unknown, token = ''): Promise<unknown> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const response = await fetch(`${backend.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

function placeBill(backend: BackendProcess, token: string, key: string): Promise<unknown> {
  const lines = [{ type: 'top_2', number: key.slice(-2), amount: STAKE }];
  return ask(backend, 'POST /api/lotto/bill/create', { round_id: ROUND, lines, idempotency_key: key }, token);
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

async function allBills(backend: BackendProcess, token: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let before = ''; ; ) {
    const page = Bills.parse(
      await ask(backend, `GET /api/lotto/bill/list?limit=100${before && `&before=${before}`}`, null, token),
    );
    for (const { bill_id, total_stake } of page.data) {
      expect(found.has(bill_id)).toBe(false);
      found.set(bill_id, total_stake);
    }
    const last = page.data.at(-1);
    if (!last) return found;
    before = last.bill_id;
  }
}

/**
 * Kills the backend at a random moment of its load, `rounds` times, and demands afterwards that every acknowledged bill
 * is there once, a repeated key answers the first bill, the wallet agrees to the satang and the audit is clean.
 */
export async function killRounds(env: ProcessEnv, witness: string, rounds: number): Promise<void> {
  let backend = await startBackend(env);
  const command = ['member', 'create', '--username', MEMBER.username, '--password', MEMBER.password];
  const created = await runToEnd(
    'backend/ops/main.ts',
    [...command, '--deposit', String(DEPOSIT), '--yes'],
    env,
  );
  expect(created.code, created.output).toBe(0);
  const token = Session.parse(await ask(backend, 'POST /api/login', MEMBER)).access_token;

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
  const bills = await allBills(last, token);
  expect(seen.filter(({ billId }) => !bills.has(billId))).toEqual([]);
  for (const { key, billId } of seen.slice(0, 25)) {
    expect(Placed.parse(await placeBill(last, token, key)).data.bill_id).toBe(billId);
  }
  const staked = [...bills.values()].reduce((sum, stake) => sum + stake, 0);
  const wallets = Wallets.parse(await ask(last, 'POST /api/member/wallets', {}, token));
  expect(wallets.data[0]?.balance).toBe(DEPOSIT - staked);
  const audited = await runToEnd('backend/ops/main.ts', ['audit'], env);
  expect(audited.output).toContain('audit clean');
}
