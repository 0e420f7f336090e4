import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { linkShown } from '#backend/areas/payment/slips/link-shown.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { lineOf, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { openWorld } from '#backend/testing/world.ts';
import { claimTransfer } from './claim-transfer.ts';

const ROUNDS = 20;
const world = await openWorld();
afterAll(() => closeAudited(world));

interface Shown {
  readonly memberId: string;
  readonly depositRef: string;
  readonly transRef: string;
}
/** What a slip says once its picture was read. */
const claim = (shown: Shown) => {
  const facts = { ...shown, agentId: 31, kind: 'bank', bankCode: '004', pictureHash: 'x' } as const;
  return world.db.transact((tx) => claimTransfer(tx, { ...facts, shownAt: world.clock.now() }));
};
const pay = (transRef: string, amount: number, payer = {}) =>
  sendEvent(world, { amount, line: lineOf(transRef), payer });
/** What a bank tells of who paid: the end of the registered account. */
const payerOf = async (memberId: string) => {
  const [row] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  return { account_tail: row?.bankAccountNo.slice(-4) };
};
const match = (event: string, deposit: string) =>
  runOps(world.services, {
    command: 'payment match',
    options: { event, deposit },
    who: 'nok',
    why: 'slip',
    yes: true,
  });
const isDone = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled';

test('a slip and the bank’s word of its transfer at once credit the deposit once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { token, memberId } = await buildMember(world);
    const { ref: depositRef, amount } = await makeTransfer(world, token);
    const transRef = `RACE${round}ONE`.padEnd(16, '0');
    const slip = { memberId, depositRef, transRef };
    const [first, second, ...told] = await Promise.all([
      claim(slip),
      claim(slip),
      ...Array.from({ length: 4 }, () => pay(transRef, amount)),
    ]);
    for (const { body } of told) expect(body.data).toEqual({ outcome: 'credited', status: 'paid' });
    for (const { status } of [first, second]) expect(['waiting', 'credited']).toContain(status);
    expect(await balanceOf(world, token)).toBe(amount);
    expect(await claim(slip)).toEqual({ status: 'credited', why: null, amount });
  }
});

test('one slip shown for two deposits at once while its money comes is of one of them, and credited once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const members = [await buildMember(world), await buildMember(world)] as const;
    const [mine, theirs] = [
      await makeTransfer(world, members[0].token),
      await makeTransfer(world, members[1].token, 300),
    ];
    const payer = await payerOf(members[0].memberId);
    const transRef = `RACE${round}TWO`.padEnd(16, '0');
    const [one, other] = await Promise.allSettled([
      claim({ memberId: members[0].memberId, depositRef: mine.ref, transRef }),
      claim({ memberId: members[1].memberId, depositRef: theirs.ref, transRef }),
      pay(transRef, mine.amount, payer),
      pay(transRef, mine.amount, payer),
    ]);
    expect([one, other].filter(isDone).length).toBeLessThanOrEqual(1);
    expect(await balanceOf(world, members[0].token)).toBe(mine.amount);
    expect(await balanceOf(world, members[1].token)).toBe(0);
  }
});

test('money of another amount, its slip, the job that ties them and two operators at once: credited once, to whom it was shown for', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { token, memberId } = await buildMember(world);
    const { ref: depositRef } = await makeTransfer(world, token);
    const transRef = `RACE${round}TRI`.padEnd(16, '0');
    const event = `event-${transRef}`;
    await Promise.all([
      claim({ memberId, depositRef, transRef }),
      sendEvent(world, { amount: 450, line: lineOf(transRef), event_id: event }),
    ]);
    const [, , ...acts] = await Promise.all([
      linkShown(world.services),
      claim({ memberId, depositRef, transRef }),
      match(event, depositRef),
      match(event, depositRef),
    ]);
    expect(acts.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await balanceOf(world, token)).toBe(450);
  }
});

test('two slips of each other’s money, and both sums at once: whoever is held first, each is kept or credited once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const members = [await buildMember(world), await buildMember(world)] as const;
    const [mine, theirs] = [
      await makeTransfer(world, members[0].token),
      await makeTransfer(world, members[1].token, 300),
    ];
    const [first, second] = [`RACE${round}FOURA`, `RACE${round}FOURB`].map((ref) => ref.padEnd(16, '0'));
    await claim({ memberId: members[1].memberId, depositRef: theirs.ref, transRef: first ?? '' });
    await claim({ memberId: members[0].memberId, depositRef: mine.ref, transRef: second ?? '' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2 ? pay(first ?? '', mine.amount) : pay(second ?? '', theirs.amount),
      ),
    );
    for (const { body } of answers) expect(body.data).toMatchObject({ outcome: 'unmatched' });
    expect(await balanceOf(world, members[0].token)).toBe(0);
  }
});
