import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { type ProcessEnv, startBackend } from '#backend/testing/backend-process.ts';
import {
  type CashFigures,
  cash,
  DECIDED_EVERY,
  decideWithdrawals,
  expectAllCashKept,
  makeCashier,
  PROVIDER_SECRET,
} from '#tests/faults/cashier.ts';
import { logInBettor } from '#tests/faults/make-member.ts';
import { expectNothingLost, noteAcknowledged, placeBill } from '#tests/faults/witness.ts';

const BETTORS = 6;
/** Members beside them who pay in and take out. */
const CASHIERS = ['0811111111', '0822222222'];

const LOAD_MS = 250;
/** Longer than a password that was being looked at when the backend was killed keeps the next one waiting. */
const AWAY_MS = 20_000;

/** The sandbox's clock begins again with each start; here it goes on. */
function laterBy(env: ProcessEnv, ms: number): ProcessEnv {
  const at = Date.parse(env.BACKEND_CLOCK ?? '') + ms;
  return { ...env, BACKEND_CLOCK: new Date(at).toISOString() };
}

/** Bets until the backend is gone; `began` is told of every answer. */
async function betUntilGone(
  { origin, token, witness }: Bettor,
  name: string,
  began: () => void,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const key = `${name}-${String(count).padStart(4, '0')}`;
    const answer = await placeBill(origin, token, key).catch(() => undefined);
    if (answer === undefined) return;
    noteAcknowledged(witness, key, answer);
    began();
  }
}

interface Bettor {
  readonly origin: string;
  readonly token: string;
  readonly witness: string;
}

/**
 * Kills the backend at a random moment of bills, deposits and withdrawals, `rounds` times, and demands afterwards that nothing
 * acknowledged is lost or there twice. Answers how many operations were acknowledged.
 */
export async function killRounds(
  given: ProcessEnv,
  witness: string,
  rounds: number,
): Promise<CashFigures & { readonly bills: number }> {
  const env = { ...given, PAYMENT_WEBHOOK_SECRETS: PROVIDER_SECRET };
  let backend = await startBackend(env);
  const token = await logInBettor(backend.origin, env);
  const cashiers = [];
  for (const username of CASHIERS) cashiers.push(await makeCashier(backend.origin, env, username));
  for (let round = 0; round < rounds; round += 1) {
    const { promise: loaded, resolve: began } = Promise.withResolvers<void>();
    const paying = cashiers.map(() => Promise.withResolvers<void>());
    const betting = { origin: backend.origin, token, witness };
    let isGone = false;
    const busy = [
      ...Array.from({ length: BETTORS }, (_, bettor) =>
        betUntilGone(betting, `kill-${round}-${bettor}`, began),
      ),
      ...cashiers.map((cashier, n) => cash(betting.origin, cashier, () => isGone, paying[n]?.resolve)),
    ];
    await Promise.all([loaded, ...paying.map(({ promise }) => promise)]);
    await wait(Math.random() * LOAD_MS);
    await backend.stop('SIGKILL');
    isGone = true;
    await Promise.all(busy);
    backend = await startBackend(laterBy(env, (round + 1) * AWAY_MS));
    if (round % DECIDED_EVERY === DECIDED_EVERY - 1) await decideWithdrawals(backend.origin, cashiers, env);
  }
  await using last = backend;
  const kept = await expectAllCashKept(last.origin, cashiers);
  const bills = await expectNothingLost(last.origin, token, witness, env);
  expect(bills).toBeGreaterThan(rounds);
  return { bills, ...kept };
}
