import { expect, test } from 'vitest';
import { resumeSettlements } from '#backend/areas/lotto/settlement/resume-settlements.ts';
import { bill } from '#backend/areas/lotto/tables.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { drawOf, publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';

const MEMBERS = 12;
const BILLS = 4;

test('a round that is published, voided, bet on and cancelled at once has one end, and each bill with it', async () => {
  await using world = await openWorld({ connections: 16, members: Array<number>(MEMBERS).fill(1_000) });
  const line = { type: 'bottom_2', number: drawOf().last_two, amount: 10 } as const;
  const place = (token: string) =>
    world.call(
      'POST /api/lotto/bill/create',
      { round_id: ROUND, lines: [line], idempotency_key: world.services.random.uuid() },
      token,
    );
  const placed: { readonly token: string; readonly id: string }[] = [];
  for (const { token } of world.members)
    for (let at = 0; at < BILLS; at += 1)
      placed.push({ token, id: (await placeBill(world, token, [line])).bill_id });
  const done = async (act: Promise<unknown>) => {
    try {
      await act;
      return true;
    } catch (error) {
      if (error instanceof OperatorRefusal) return false;
      throw error;
    }
  };
  const voiding = async () => {
    const order = { command: 'lotto void', options: { round: ROUND }, who: 'nok', why: 'a test', yes: true };
    return (await runOps(world.services, order)).code === 0;
  };
  const [published, voided] = await Promise.all([
    Promise.all([done(publish(world)), done(publish(world))]),
    Promise.all([voiding(), voiding()]),
    Promise.all(world.members.map(({ token }) => place(token))),
    Promise.all(
      placed
        .filter((_, at) => at % BILLS === 0)
        .map(({ token, id }) => world.call('POST /api/lotto/bill/cancel', { bill_id: id }, token)),
    ),
    resumeSettlements(world.services),
  ]);
  await resumeSettlements(world.services);
  expect(published.some(Boolean)).toBe(!voided.some(Boolean));
  const ended = published.some(Boolean) ? 'won' : 'refunded';
  const rows = await world.db.orm.select().from(bill);
  for (const { status } of rows) expect([ended, 'cancelled']).toContain(status);
  for (const { memberId, token } of world.members) {
    const own = rows.filter((one) => one.memberId === memberId && one.status === 'won');
    expect(await balanceOf(world, token)).toBe(1_000 + own.length * (900 - 10));
  }
  await expectCleanAudit(world);
});
