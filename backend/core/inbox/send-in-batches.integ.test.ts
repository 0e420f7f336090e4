import { expect, test } from 'vitest';
import type { Database } from '#backend/core/db/database.ts';
import { sendInBatches } from '#backend/core/inbox/send-in-batches.ts';
import { inboxMessage } from '#backend/core/inbox/tables.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

test('many messages are written a few hundred at a time, and what failed is sent by the next run', async () => {
  await using world = await openWorld();
  const { memberId } = await buildMember(world);
  const count = () => world.db.orm.$count(inboxMessage);
  const before = await count();
  const messages = Array.from({ length: 1_200 }, (_, at) => ({
    ...{ memberId, kind: 'coupon_ending' as const, about: `batch-${at}`, at: world.clock.now() },
    facts: { name: 'AB' },
  }));
  let statements = 0;
  const query: Database['query'] = (statement, values) => {
    statements += 1;
    return statements === 2 ? Promise.reject(new Error('killed')) : world.db.query(statement, values);
  };
  await expect(sendInBatches({ query }, messages)).rejects.toThrow('killed');
  const sent = (await count()) - before;
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(500);
  await sendInBatches({ query }, messages);
  expect(await count()).toBe(before + 1_200);
});
