import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { type ProcessEnv, startBackend } from '#backend/testing/backend-process.ts';
import { logInBettor } from '#tests/faults/bettor.ts';
import { expectNothingLost, noteAcknowledged, placeBill } from '#tests/faults/witness.ts';

const BETTORS = 8;

const LOAD_MS = 250;

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

/** Kills the backend at a random moment of its load, `rounds` times, and demands afterwards that nothing is lost. */
export async function killRounds(env: ProcessEnv, witness: string, rounds: number): Promise<void> {
  let backend = await startBackend(env);
  const token = await logInBettor(backend.origin, env);
  for (let round = 0; round < rounds; round += 1) {
    const { promise: loaded, resolve: began } = Promise.withResolvers<void>();
    const betting = { origin: backend.origin, token, witness };
    const bettors = Array.from({ length: BETTORS }, (_, bettor) =>
      betUntilGone(betting, `kill-${round}-${bettor}`, began),
    );
    await loaded;
    await wait(Math.random() * LOAD_MS);
    await backend.stop('SIGKILL');
    await Promise.all(bettors);
    backend = await startBackend(env);
  }
  await using last = backend;
  expect(await expectNothingLost(last.origin, token, witness, env)).toBeGreaterThan(rounds);
}
