import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { claimTransfer } from '#backend/areas/payment/slips/claim-transfer.ts';
import { linkShown } from '#backend/areas/payment/slips/link-shown.ts';
import { payerNotice, paymentEvent } from '#backend/areas/payment/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { lineOf, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { openWorld } from '#backend/testing/world.ts';

const ROUNDS = 6;
const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

/** Answers what went wrong, where it did. */
const shown = (who: BuiltMember, depositRef: string, transRef: string) =>
  world.db
    .transact((tx) =>
      claimTransfer(tx, {
        ...{ memberId: who.memberId, depositRef, transRef, agentId: 31, kind: 'bank', bankCode: '004' },
        ...{ pictureHash: 'x', shownAt: world.clock.now() },
      }),
    )
    .catch((error: unknown) => String(error));

test('one transfer reported many times at once, with slips and an operator, is shown with one deposit of its payer at most', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [own, other] = [await buildMember(world), await buildMember(world)];
    const [row] = await world.db.orm.select().from(member).where(eq(member.id, own.memberId));
    const payer = {
      ...{ name: `${row?.firstName} ${row?.lastName}`, bank_code: row?.bankCode ?? '' },
      account_tail: `xxx-x-x${row?.bankAccountNo.slice(-5)}`,
    };
    const [mine, theirs] = [await makeTransfer(world, own.token), await makeTransfer(world, other.token)];
    const transRef = `ATONCE${String(round).padStart(10, '0')}`;
    const event = (n: number) =>
      sendEvent(world, { line: lineOf(transRef), amount: 500, payer, event_id: `at-once-${round}-${n}` });
    await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => event(n)),
      ...(round % 3 === 0 ? [] : [shown(other, theirs.ref, transRef)]),
      ...(round % 3 === 2 ? [shown(own, mine.ref, transRef)] : []),
      world.call('POST /api/member/payment/cancel', { ref: mine.ref }, own.token),
      runOps(world.services, {
        ...{ command: 'payment match', options: { event: `at-once-${round}-0`, deposit: mine.ref } },
        ...{ who: 'nok', why: 'at once', yes: true },
      }),
    ]);
    await linkShown(world.services);
    const events = await world.db.orm.select().from(paymentEvent).where(eq(paymentEvent.transRef, transRef));
    expect(events).toHaveLength(1);
    const [kept] = events;
    const told = await world.db.orm
      .select()
      .from(payerNotice)
      .where(eq(payerNotice.eventId, kept?.eventId ?? ''));
    // Whoever showed the slip before the money came has it with that deposit.
    if (told.length === 0) expect(round % 3).not.toBe(0);
    expect(told.every(({ depositRef }) => depositRef === mine.ref)).toBe(true);
    if (told.length > 0) expect([transRef, mine.ref]).toContain(kept?.ref);
    const { body } = await world.call('GET /api/member/payment/inquiry_status', { ref: mine.ref }, own.token);
    expect(body.data?.arrivals.length).toBeLessThanOrEqual(1);
  }
});
