import { afterAll, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { lineOf, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => closeAudited(world));

test('of 100 who want the same amount at once, 99 are told another one each, and one is told to change it', async () => {
  const members = await Promise.all(Array.from({ length: 25 }, () => buildMember(world)));
  const order = { channel_id: 2, sub_channel_id: 1, amount: 700 };
  const answers = await Promise.all(
    members.flatMap(({ token }) =>
      Array.from({ length: 4 }, () => world.call('POST /api/member/payment/generate_qr', order, token)),
    ),
  );
  const amounts = answers.flatMap(({ body }) => (body.data ? [body.data.amount] : []));
  expect(new Set(amounts).size).toBe(99);
  expect(amounts).toHaveLength(99);
  expect(answers.find(({ body }) => !body.data)?.body.error).toBe(4310);
});

test('one transfer told by 50 events at once is credited once', async () => {
  const { token } = await buildMember(world);
  const { amount } = await makeTransfer(world, token);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => sendEvent(world, { amount, line: lineOf('STORM0000001') })),
  );
  expect(answers.map(({ body }) => body.data)).toEqual(
    Array(50).fill({ outcome: 'credited', status: 'paid' }),
  );
  expect(await balanceOf(world, token)).toBe(amount);
});
