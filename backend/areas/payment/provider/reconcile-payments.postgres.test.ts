import { afterAll, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { eventBody, signedHeaders } from '#backend/testing/payment/webhook.ts';
import { openWorld } from '#backend/testing/world.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { noteSandboxEvent } from './sandbox-book.ts';

const ROUNDS = 10;
const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

test('the job in several processes and the webhook at once credit a payment once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { token } = await buildMember(world);
    const ref = await makeQr(world, token);
    const body = eventBody(world, { ref, amount: 500 });
    const event = JSON.parse(body);
    await world.db.transact((tx) => noteSandboxEvent(tx, event.event_id, event, world.clock.now()));
    const tell = () => world.send('POST /api/payment/webhook', body, signedHeaders(world, body));
    const told = await Promise.all([
      ...Array.from({ length: 4 }, () => reconcilePayments(world.services)),
      ...Array.from({ length: 4 }, tell),
    ]);
    for (const answer of told)
      if (typeof answer === 'object')
        expect(answer.body.data).toEqual({ outcome: 'credited', status: 'paid' });
    expect(await balanceOf(world, token)).toBe(500);
  }
  await expectCleanAudit(world);
});
