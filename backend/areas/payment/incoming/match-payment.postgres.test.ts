import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { paymentEvent } from '#backend/areas/payment/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { openWorld } from '#backend/testing/world.ts';

const PARALLEL = 12;
const world = await openWorld();
afterAll(() => closeAudited(world));

const ops = (command: string, options: Record<string, string>) =>
  runOps(world.services, { command, options, who: 'nok', why: 'asked by phone', yes: true });

async function strayEvent(ref: string): Promise<string> {
  const event = world.services.random.uuid();
  await sendEvent(world, { ref, amount: 321, event_id: event });
  return event;
}

test('matched by many at once, to a deposit of one member and of another, money is credited once', async () => {
  const [one, two] = [await buildMember(world), await buildMember(world)];
  const [first, second] = [await makeQr(world, one.token), await makeQr(world, two.token)];
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
  const ref = await makeQr(world, token);
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
