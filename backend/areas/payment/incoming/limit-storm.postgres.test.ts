import { afterAll, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';

import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { askForLimit } from '#backend/testing/protection.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const PARALLEL = 64;
const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

test('QRs that were given up and are paid all at once, beside new ones, limits and operators, stay within the limit', async () => {
  world.clock.set(EVENING);
  const { token } = await buildMember(world);
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 900 });
  const refs: string[] = [];
  for (let n = 0; n < 16; n += 1) {
    const ref = await makeQr(world, token, { amount: 300 });
    await world.call('POST /api/member/payment/cancel', { ref }, token);
    refs.push(ref);
  }
  const kinds = [
    (ref: string) => sendEvent(world, { ref, amount: 300, event_id: `storm-${ref}` }),
    (ref: string) => world.call('POST /api/member/payment/cancel', { ref }, token),
    () =>
      world.call(
        'POST /api/member/payment/generate_qr',
        { channel_id: 2, sub_channel_id: 1, amount: 300 },
        token,
      ),
    (ref: string) =>
      runOps(world.services, {
        command: 'payment match',
        options: { event: `storm-${ref}`, deposit: ref },
        ...{ who: 'nok', why: 'asked by phone', yes: true },
      }),
  ];
  const answers = await Promise.all(
    Array.from({ length: PARALLEL }, (_, n) => kinds[n % 4]?.(refs[Math.floor(n / 4)] ?? '')),
  );
  for (const answer of answers)
    if (answer && 'status' in answer) expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  expect(await balanceOf(world, token)).toBeLessThanOrEqual(900);
  for (const ref of refs) await sendEvent(world, { ref, amount: 300, event_id: `storm-${ref}` });
  expect(await balanceOf(world, token)).toBeLessThanOrEqual(900);
  await expectCleanAudit(world);
});
