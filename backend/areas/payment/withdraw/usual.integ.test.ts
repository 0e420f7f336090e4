import { afterAll, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeWithdrawal } from '#backend/testing/payment/withdrawals.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const MINUTE_MS = 60_000;
const world = await openWorld();
beforeEach(() => world.clock.set(EVENING));
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const usual = async () => {
  const { token } = await buildMember(world);
  return (await world.call('GET /api/member/withdraw/info', {}, token)).body.data?.usual_minutes;
};

/** A withdrawal of another member, paid so many minutes after it was asked for. */
async function pay(minutes: number): Promise<void> {
  const { token } = await buildMember(world, { balance: 1_000 });
  const ref = await makeWithdrawal(world, token, {});
  world.clock.set(new Date(world.services.clock.now().getTime() + minutes * MINUTE_MS).toISOString());
  for (const command of ['withdraw approve', 'withdraw pay'])
    await runOps(world.services, { command, options: { ref }, who: 'nok', why: 'checked', yes: true });
}

test('says how long half of the newest took, rounded up, and nothing of too few or of long ago', async () => {
  expect(await usual()).toBeNull();
  for (const minutes of [2, 60, 3.2, 30]) await pay(minutes);
  expect(await usual()).toBeNull();
  await pay(10);
  expect(await usual()).toBe(10);
  // One more quick one does not make it quicker than half of them were.
  await pay(1);
  expect(await usual()).toBe(4);
  world.clock.set('2025-08-01T12:00:00+07:00');
  expect(await usual()).toBeNull();
});
