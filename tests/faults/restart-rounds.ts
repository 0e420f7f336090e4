import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import type { ProcessEnv } from '#backend/testing/backend-process.ts';
import { type Cluster, controlCluster } from '#scripts/postgres/cluster.ts';
import {
  type CashFigures,
  type Cashier,
  cash,
  DECIDED_EVERY,
  decideWithdrawals,
  expectAllCashKept,
  hasCashed,
  makeCashier,
} from '#tests/faults/cashier.ts';
import { logInBettor } from '#tests/faults/make-member.ts';
import { expectNothingLost, noteAcknowledged, placeBill } from '#tests/faults/witness.ts';

const BETTORS = 8;
/** Members beside them who pay in and take out. */
const CASHIERS = ['0811111111', '0822222222'];
const Answer = z.object({ error: z.number() });

export interface RestartFigures extends CashFigures {
  /** Bills that were acknowledged. */
  readonly bills: number;
  /** How often each `error` was answered: 0 for a bill, 503 for not now. */
  readonly answers: Readonly<Record<number, number>>;
}

/**
 * Restarts PostgreSQL under load, in turns by ending every connection and as after a crash. Demands that every call is
 * answered, by a bill or 503, that the server serves again after each restart and that nothing is lost.
 */
export async function restartRounds(
  origin: string,
  cluster: Cluster,
  env: ProcessEnv,
  witness: string,
  rounds: number,
): Promise<RestartFigures> {
  const token = await logInBettor(origin, env);
  const cashiers: Cashier[] = [];
  for (const username of CASHIERS) cashiers.push(await makeCashier(origin, env, username));
  const answers: Record<number, number> = {};
  let over = false;

  async function bet(name: string): Promise<void> {
    for (let count = 0; !over; count += 1) {
      const key = `${name}-${String(count).padStart(4, '0')}`;
      const answer = await placeBill(origin, token, key);
      noteAcknowledged(witness, key, answer);
      const { error } = Answer.parse(answer);
      answers[error] = (answers[error] ?? 0) + 1;
      if (error !== 0) await wait(20);
    }
  }

  const bettors = Promise.all([
    ...Array.from({ length: BETTORS }, (_, bettor) => bet(`restart-${bettor}`)),
    ...cashiers.map((cashier) => cash(origin, cashier, () => over)),
  ]);
  for (let round = 0; round < rounds; round += 1) {
    await wait(300 + Math.random() * 700);
    // `fast` ends its connections, `immediate` is a crash.
    const mode = round % 2 === 0 ? 'fast' : 'immediate';
    await controlCluster(cluster.dir, ['restart', '--mode', mode, '--log', 'server.log']);
    const serves = async () =>
      expect(await placeBill(origin, token, `restart-round-${round}-00`)).toMatchObject({ error: 0 });
    await vi.waitFor(serves, { timeout: 60_000, interval: 100 });
    if (round % DECIDED_EVERY === DECIDED_EVERY - 1) await decideWithdrawals(origin, cashiers, env);
  }
  // Each kind at least once, however slow the machine is.
  await vi.waitFor(() => expect(cashiers.every(hasCashed)).toBe(true), { timeout: 60_000, interval: 50 });
  over = true;
  await bettors;
  expect(Object.keys(answers).filter((error) => error !== '0' && error !== '503')).toEqual([]);
  const kept = await expectAllCashKept(origin, cashiers);
  return { bills: await expectNothingLost(origin, token, witness, env), ...kept, answers };
}
