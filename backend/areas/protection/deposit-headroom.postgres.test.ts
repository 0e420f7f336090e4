import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { expireDeposits } from '#backend/areas/payment/expire-deposits.ts';
import { deposit } from '#backend/areas/payment/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { ACCOUNT_NO } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { askForLimit } from '#backend/testing/protection.ts';
import { openWorld } from '#backend/testing/world.ts';
import { countsSince, type LimitWindow } from '#rules/protection/limit-window.ts';

const MINUTE_MS = 60_000;
/** Satang, of each window. */
const limits = { day: 100_050n, week: 150_025n, month: 180_000n } as const satisfies Record<
  LimitWindow,
  bigint
>;
const windows: readonly LimitWindow[] = ['day', 'week', 'month'];
const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

interface Made {
  readonly ref: string;
  readonly amount: number;
  readonly isTransfer: boolean;
}

const ask = fc.record({
  way: fc.constantFrom(
    { channel_id: 1, sub_channel_id: 1 },
    { channel_id: 2, sub_channel_id: 1 },
    { channel_id: 4, sub_channel_id: 1 },
  ),
  amount: fc.integer({ min: 10_000, max: 60_000 }).map((satang) => satang / 100),
});
/** What happens at once: deposits that are asked for, and by their places what is given up and what is paid. */
const batch = fc.record({
  asked: fc.array(ask, { minLength: 2, maxLength: 6 }),
  givenUp: fc.array(fc.nat({ max: 30 }), { maxLength: 3 }),
  paid: fc.array(fc.nat({ max: 30 }), { maxLength: 6 }),
  minutes: fc.constantFrom(0, 1, 14, 16, 300, 1_440, 4_000),
});

/** What a member had credited in a window, and may still get for what is open. */
async function heldBy(memberId: string, window: LimitWindow): Promise<bigint> {
  const now = world.clock.now();
  const own = await world.db.orm.select().from(deposit).where(eq(deposit.memberId, memberId));
  return own.reduce((sum, { status, endedAt, expiresAt, satang }) => {
    const isCredited = status === 'paid' && endedAt !== null && endedAt >= countsSince(window, now);
    return isCredited || (status === 'pending' && expiresAt > now) ? sum + satang : sum;
  }, 0n);
}

test('deposits made, given up and paid at once, also over a month’s end, never pass a limit', async () => {
  let credited = 0;
  let waits = 0;
  for (const [run, batches] of fc
    .sample(fc.array(batch, { minLength: 8, maxLength: 8 }), { numRuns: 6, seed: 20_250_615 })
    .entries()) {
    let ms = Date.parse('2025-06-28T23:40:00+07:00');
    world.clock.set(new Date(ms).toISOString());
    const { memberId, token: first } = await buildMember(world);
    for (const window of windows)
      await askForLimit(world, first, { kind: 'deposit', window, amount: Number(limits[window]) / 100 });
    const made: Made[] = [];
    for (const [turn, { asked, givenUp, paid, minutes }] of batches.entries()) {
      ms += minutes * MINUTE_MS;
      world.clock.set(new Date(ms).toISOString());
      const token = await openSession(world, memberId);
      const pick = (places: readonly number[]) =>
        places.flatMap((place) => made[place % Math.max(1, made.length)] ?? []);
      const pay = ({ ref, amount, isTransfer }: Made) =>
        sendEvent(
          world,
          isTransfer
            ? { amount, line: { account_no: ACCOUNT_NO, trans_ref: `PAID${ref}` } }
            : { ref, amount, event_id: `paid-${ref}` },
        );
      const answers = await Promise.all([
        ...asked.map(async ({ way, amount }, n) => {
          const order = { ...way, amount, idempotency_key: `headroom-${run}-${turn}-${n}` };
          const { body } = await world.call('POST /api/member/payment/generate_qr', order, token);
          if (body.data)
            made.push({ ref: body.data.ref, amount: body.data.amount, isTransfer: way.channel_id === 2 });
        }),
        ...pick(givenUp).map(({ ref }) => world.call('POST /api/member/payment/cancel', { ref }, token)),
        ...pick(paid).map(async (one) => {
          const outcome = Object((await pay(one)).body.data).outcome;
          if (outcome === 'credited') credited += 1;
          if (outcome === 'unmatched') waits += 1;
        }),
        expireDeposits(world.services),
      ]);
      expect(answers.length).toBeGreaterThan(2);
      for (const window of windows)
        expect(await heldBy(memberId, window), `${run}/${turn} ${window}`).toBeLessThanOrEqual(
          limits[window],
        );
    }
  }
  expect(credited).toBeGreaterThan(10);
  expect(waits).toBeGreaterThan(3);
  await expectCleanAudit(world);
});
