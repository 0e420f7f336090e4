import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { adjust, makeAdjustment } from '#backend/testing/adjustments.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld({ connections: 10 });
afterAll(() => world[Symbol.asyncDispose]());

test('twenty who approve one adjustment at once move its money once, and every act has its number', async () => {
  const { memberId } = await buildMember(world, { balance: 100 });
  const ref = await makeAdjustment(world, memberId, { take: '60' });
  const acts = async () =>
    (await world.db.orm.select().from(opsLog)).filter(({ command }) => command !== 'seal');
  const before = await acts();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => adjust(world, `operator ${n}`, 'approve', { ref })),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  const wallets = await world.db.orm.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, memberId));
  expect(wallets.find(({ kind }) => kind === 'main')?.balance).toBe(4_000n);
  expect(await acts()).toHaveLength(before.length + 20);
  await expectCleanAudit(world);
});
