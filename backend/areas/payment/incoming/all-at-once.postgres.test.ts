import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { expireDeposits } from '#backend/areas/payment/expire-deposits.ts';
import { reconcilePayments } from '#backend/areas/payment/provider/reconcile-payments.ts';
import { noteSandboxEvent } from '#backend/areas/payment/provider/sandbox-book.ts';
import { claimTransfer } from '#backend/areas/payment/slips/claim-transfer.ts';
import { linkShown } from '#backend/areas/payment/slips/link-shown.ts';
import { paymentEvent } from '#backend/areas/payment/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { lineOf, makeQr, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { eventBody, sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { toSatang } from '#rules/money/baht.ts';

const ROUNDS = 12;
const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

const ops = (command: string, options: Record<string, string>) =>
  runOps(world.services, { command, options, who: 'nok', why: 'by phone', yes: true });
const claim = ({ memberId }: BuiltMember, depositRef: string, transRef: string) =>
  world.db.transact((tx) =>
    claimTransfer(tx, {
      ...{ memberId, depositRef, transRef, agentId: 31, kind: 'bank', bankCode: '004', pictureHash: 'x' },
      shownAt: world.clock.now(),
    } as Parameters<typeof claimTransfer>[1]),
  );

/** A chance of its own, the same at each run. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What both members are told of a deposit. */
async function told({ token }: BuiltMember, ref: string) {
  const { body } = await world.call('GET /api/member/payment/inquiry_status', { ref }, token);
  if (!body.data) throw new Error('Nothing is told');
  return body.data;
}

test('webhooks, reconciliation, slips, operators, jobs and the member at once: each payment ends once and is shown where it is', async () => {
  const chance = chanceOf(20_250_615);
  for (let round = 0; round < ROUNDS; round += 1) {
    world.clock.set(EVENING);
    const [one, other] = [await buildMember(world), await buildMember(world)];
    const before = await houseBalance(world, 'house.suspense');
    const [first, second] = [
      await makeTransfer(world, one.token),
      await makeTransfer(world, other.token, 300),
    ];
    const qr = await makeQr(world, one.token, { amount: 700 });
    const id = (word: string) => `${word}${String(round).padStart(7, '0')}`;
    const sums = [
      { line: lineOf(id('EXACT')), amount: first.amount, event_id: id('exact') },
      { line: lineOf(id('SHORT')), amount: 123.45, event_id: id('short') },
      { line: lineOf(id('AGAIN')), amount: second.amount, event_id: id('again') },
      { line: lineOf(id('TWICE')), amount: second.amount, event_id: id('twice') },
      { ref: qr, amount: 700, event_id: id('qr700') },
      { ref: qr, amount: 699, event_id: id('qr699') },
    ];
    const bodies = sums.map((sum) => JSON.parse(eventBody(world, sum)));
    await world.db.transact(async (tx) => {
      for (const body of bodies) await noteSandboxEvent(tx, body.event_id, body, world.clock.now());
    });
    world.clock.set('2025-06-15T19:14:59+07:00');
    const acts: (() => Promise<unknown>)[] = [
      ...sums.flatMap((sum, n) =>
        Array.from({ length: 8 }, () => () => sendEvent(world, { ...sum, paid_at: bodies[n].paid_at })),
      ),
      ...Array.from({ length: 3 }, () => () => reconcilePayments(world.services)),
      ...Array.from({ length: 3 }, () => () => linkShown(world.services)),
      ...Array.from({ length: 3 }, () => () => expireDeposits(world.services)),
      ...[first, { ref: qr }].map(
        ({ ref }) =>
          () =>
            world.call('POST /api/member/payment/cancel', { ref }, one.token),
      ),
      () => sendEvent(world, { ref: qr, amount: 700, type: 'payment.cancelled', event_id: id('given') }),
      ...[one, one, other].flatMap((who) =>
        ['SHORT', 'EXACT'].map((word) => async () => {
          // Whoever was first has the slip.
          await claim(who, who === one ? first.ref : second.ref, id(word)).catch((error: unknown) => {
            if (!String(error).includes('สลิปนี้ใช้กับรายการอื่นไปแล้ว')) throw error;
          });
        }),
      ),
      ...['short', 'qr699', 'twice', 'exact'].flatMap((word) => [
        () => ops('payment match', { event: id(word), deposit: first.ref }),
        () => ops('payment match', { event: id(word), deposit: second.ref }),
        () => ops('payment return', { event: id(word) }),
      ]),
    ];
    const shuffled = acts.map((act) => [chance(), act] as const).toSorted(([a], [b]) => a - b);
    const answers = await Promise.all(shuffled.map(([, act]) => act()));
    for (const answer of answers)
      if (answer && typeof answer === 'object' && 'status' in answer)
        expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
    await linkShown(world.services);

    const events = await world.db.orm
      .select()
      .from(paymentEvent)
      .where(
        inArray(
          paymentEvent.eventId,
          sums.map(({ event_id }) => event_id),
        ),
      );
    expect(events).toHaveLength(sums.length);
    const all = sums.reduce((sum, { amount }) => sum + toSatang(amount), 0n);
    const returned = events.reduce(
      (sum, row) => sum + (row.resolution === 'returned' ? (row.satang ?? 0n) : 0n),
      0n,
    );
    const wallets =
      toSatang((await balanceOf(world, one.token)) ?? 0) +
      toSatang((await balanceOf(world, other.token)) ?? 0);
    const waiting = (await houseBalance(world, 'house.suspense')) - before;
    expect(wallets + waiting + returned, `round ${round}`).toBe(all);
    for (const [who, ref] of [
      [one, first.ref],
      [other, second.ref],
      [one, qr],
    ] as const) {
      const { arrivals } = await told(who, ref);
      const rows = events.filter((row) => row.ref === ref && row.outcome === 'unmatched');
      expect(arrivals.map(({ status }) => status).toSorted()).toEqual(
        rows
          .map((row) => {
            if (row.resolution === null) return 'waiting';
            if (row.resolution === 'returned') return 'returned';
            return row.memberId === who.memberId ? 'credited' : 'other';
          })
          .toSorted(),
      );
    }
    const [untied] = await world.db.orm
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.eventId, id('short')));
    if (untied?.resolution === null) expect([first.ref, second.ref]).toContain(untied.ref);
  }
  world.clock.set(EVENING);
  await expectCleanAudit(world);
});
