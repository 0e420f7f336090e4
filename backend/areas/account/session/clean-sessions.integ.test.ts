import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { loginGuard, resetCode, securityEvent, session } from '#backend/areas/account/tables.ts';
import { cleanLimits } from '#backend/core/limits/clean-limits.ts';
import { limitUse } from '#backend/core/limits/tables.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { cleanSessions } from './clean-sessions.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

test('cleaning keeps what a rule may still look at', async () => {
  const { memberId } = await buildMember(world);
  const orm = world.db.orm;
  await openSession(world, memberId);
  const code = (expiresAt: string) => ({
    ref: randomUUID(),
    agentId: 31,
    account: randomUUID(),
    originHash: 'here',
    fromKnownDevice: false,
    codeHash: 'x',
    createdAt: new Date(EVENING),
    expiresAt: new Date(expiresAt),
  });
  await orm.insert(resetCode).values([code('2025-06-13T18:00:00+07:00'), code('2025-06-15T18:00:00+07:00')]);
  const guard = (at: string) => ({ account: randomUUID(), origin: 'elsewhere', usedAt: new Date(at) });
  await orm
    .insert(loginGuard)
    .values([guard('2025-06-14T18:00:00+07:00'), guard('2025-06-15T18:30:00+07:00')]);
  const use = (wholeAt: string) => ({ key: randomUUID(), wholeAt: new Date(wholeAt), windowMs: 60_000 });
  const [whole, spent, ahead] = [
    '2025-06-15T19:00:00+07:00',
    '2025-06-15T19:00:01+07:00',
    '2026-06-15T19:00:00+07:00',
  ];
  await orm.insert(limitUse).values([use(whole), use(spent), use(ahead)]);
  const event = (at: string) => ({
    id: randomUUID(),
    memberId,
    kind: 'code_asked' as const,
    device: '',
    at: new Date(at),
  });
  await orm
    .insert(securityEvent)
    .values([event('2025-03-01T19:00:00+07:00'), event('2025-06-01T19:00:00+07:00')]);
  for (const run of [cleanSessions, cleanLimits]) await run(world.services);
  for (const table of [resetCode, loginGuard, limitUse, securityEvent])
    expect(await orm.$count(table)).toBe(1);
  expect(await orm.$count(session)).toBe(2);

  world.clock.set('2025-12-15T19:00:00+07:00');
  await openSession(world, memberId);
  for (const run of [cleanSessions, cleanLimits]) await run(world.services);
  const left = (await orm.select().from(session)).map(({ createdAt }) => createdAt.toISOString()).sort();
  expect(left).toEqual(['2025-06-15T12:00:00.000Z', '2025-12-15T12:00:00.000Z']);
});
