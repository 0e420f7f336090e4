import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { paymentEvent } from '#backend/payment/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf } from '#backend/testing/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { createPostgresWorld } from '#backend/testing/postgres-world.ts';
import { sendEvent } from '#backend/testing/webhook.ts';
import type { World } from '#backend/testing/world.ts';

const PARALLEL = 12;
let world: World;
beforeAll(async () => {
  world = await createPostgresWorld('2025-06-15T19:00:00+07:00');
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const ops = (command: string, options: Record<string, string>) =>
  runOps(world.services, { command, options, who: 'nok', why: 'asked by phone', yes: true });

async function strayEvent(ref: string): Promise<string> {
  const event = world.services.random.uuid();
  await sendEvent(world, { ref, amount: 321, event_id: event });
  return event;
}

async function openQr(token: string): Promise<string> {
  const order = { channel_id: 1, sub_channel_id: 1, amount: 500 };
  return (await world.call('POST /api/member/payment/generate_qr', order, token)).body.data?.ref ?? '';
}

test('matched by many at once, to a deposit of one member and of another, money is credited once', async () => {
  const [one, two] = [await buildMember(world), await buildMember(world)];
  const [first, second] = [await openQr(one.token), await openQr(two.token)];
  const event = await strayEvent(first);
  const answers = await Promise.all(
    Array.from({ length: PARALLEL }, (_, n) =>
      ops('payment match', { event, deposit: n % 2 ? first : second }),
    ),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  const balances = [await balanceOf(world, one.token), await balanceOf(world, two.token)];
  expect(balances.toSorted()).toEqual([0, 321]);
});

test('matched, returned and paid at once, each sum of money ends once', async () => {
  const { token } = await buildMember(world);
  const ref = await openQr(token);
  const event = await strayEvent(ref);
  const [paid, ...answers] = await Promise.all([
    sendEvent(world, { ref, amount: 500, event_id: 'the-right-amount' }),
    ...Array.from({ length: PARALLEL }, (_, n) =>
      n % 2 ? ops('payment return', { event }) : ops('payment match', { event, deposit: ref }),
    ),
  ]);
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  const [row] = await world.db.orm.select().from(paymentEvent).where(eq(paymentEvent.eventId, event));
  const { outcome } = paid.body.data as { outcome: string };
  const credited = (row?.resolution === 'matched' ? 321 : 0) + (outcome === 'credited' ? 500 : 0);
  expect(await balanceOf(world, token)).toBe(credited);
  expect(await houseBalance(world, 'house.suspense')).toBe(outcome === 'credited' ? 0n : 50_000n);
});
