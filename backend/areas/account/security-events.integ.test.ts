import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { noteCodeAsked, noteForMember } from '#backend/areas/account/send-message.ts';
import { securityEvent } from '#backend/areas/account/tables.ts';
import { buildMember } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { NOTICES_OF_A_KIND, securityEventKinds } from '#contract/constants.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

test('of every kind the newest five are kept and shown, newest first: a stranger who asks for codes pushes nothing out', async () => {
  const { memberId, token } = await buildMember(world);
  const other = await buildMember(world);
  let minutes = 0;
  const ctx = {
    ...world.services,
    device: 'test',
    now: () => new Date(Date.parse(EVENING) - 60 * 60_000 + minutes * 60_000),
  };
  await world.db.transact((tx) => noteForMember(ctx, tx, other.memberId, 'code_asked'));
  for (const kind of securityEventKinds) {
    for (let times = 0; times < NOTICES_OF_A_KIND + 2; times += 1) {
      minutes += 0.5;
      await world.db.transact((tx) =>
        kind === 'code_asked' ? noteCodeAsked(ctx, tx, memberId) : noteForMember(ctx, tx, memberId, kind),
      );
    }
  }
  const most = NOTICES_OF_A_KIND * securityEventKinds.length;
  expect(await world.db.orm.$count(securityEvent, eq(securityEvent.memberId, memberId))).toBe(most);
  expect(await world.db.orm.$count(securityEvent, eq(securityEvent.memberId, other.memberId))).toBe(1);
  const told = (await world.call('GET /api/member/security_events', {}, token)).body.data ?? [];
  for (const kind of securityEventKinds)
    expect(told.filter((one) => one.kind === kind)).toHaveLength(NOTICES_OF_A_KIND);
  const times = told.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
  expect(times[0]).toBe(ctx.now().toISOString());
});

test('rows from before that are more than five of a kind are not shown', async () => {
  const { memberId, token } = await buildMember(world);
  const at = (n: number) => new Date(world.clock.now().getTime() - n * 60_000);
  const rows = Array.from({ length: 40 }, (_, n) => ({
    id: world.services.random.uuid(),
    memberId,
    kind: n === 39 ? ('password_changed' as const) : ('code_asked' as const),
    device: 'test',
    at: at(n),
  }));
  await world.db.orm.insert(securityEvent).values(rows);
  const told = (await world.call('GET /api/member/security_events', {}, token)).body.data ?? [];
  expect(told.map(({ kind }) => kind)).toEqual([
    ...Array<string>(NOTICES_OF_A_KIND).fill('code_asked'),
    'password_changed',
  ]);
});
