import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { type ProcessEnv, startBackend } from '#backend/testing/backend-process.ts';
import { logInBettor } from '#tests/faults/bettor.ts';
import { expectNothingLost, noteAcknowledged, placeBill } from '#tests/faults/witness.ts';

const BETTORS = 8;

/** Bets until the backend is gone. */
async function betUntilGone(origin: string, token: string, name: string, witness: string): Promise<void> {
  for (let count = 0; ; count += 1) {
    const key = `${name}-${String(count).padStart(4, '0')}`;
    const answer = await placeBill(origin, token, key).catch(() => undefined);
    if (answer === undefined) return;
    noteAcknowledged(witness, key, answer);
  }
}

/** Kills the backend at a random moment of its load, `rounds` times, and demands afterwards that nothing is lost. */
export async function killRounds(env: ProcessEnv, witness: string, rounds: number): Promise<void> {
  let backend = await startBackend(env);
  const token = await logInBettor(backend.origin, env);
  for (let round = 0; round < rounds; round += 1) {
    const bettors = Array.from({ length: BETTORS }, (_, bettor) =>
      betUntilGone(backend.origin, token, `kill-${round}-${bettor}`, witness),
    );
    await wait(150 + Math.random() * 700);
    await backend.stop('SIGKILL');
    await Promise.all(bettors);
    backend = await startBackend(env);
  }
  await using last = backend;
  expect(await expectNothingLost(last.origin, token, witness, env)).toBeGreaterThan(rounds);
}
