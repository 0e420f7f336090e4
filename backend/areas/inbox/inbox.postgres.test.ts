import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import { inboxMessage } from '#backend/core/inbox/tables.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

let world: World;

beforeEach(async () => {
  world = await openWorld({ connections: 8 });
});
afterEach(async () => {
  await world[Symbol.asyncDispose]();
});

test('told by many at once in any order, and read meanwhile, everything is there once', async () => {
  const { memberId, token } = await buildMember(world, { balance: 0 });
  const news = Array.from({ length: 50 }, (_, at) => ({
    ...{ memberId, kind: 'deposit' as const, about: `D${at}`, at: world.clock.now() },
  }));
  await Promise.all(
    Array.from({ length: 32 }, (_, at) =>
      at % 4 === 3
        ? world.call('POST /api/member/inbox/read', {}, token)
        : world.db.transact((tx) => sendMessages(tx, at % 2 === 0 ? news : news.toReversed())),
    ),
  );
  await world.call('POST /api/member/inbox/read', {}, token);
  expect((await world.call('GET /api/member/inbox/unread', {}, token)).body.data).toEqual({ unread: 0 });
  expect(await world.db.orm.select().from(inboxMessage)).toHaveLength(50);
});
