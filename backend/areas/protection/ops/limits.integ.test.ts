import { afterAll, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { askForLimit, limitOf } from '#backend/testing/protection.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld({ members: [100] });
const [{ token }] = world.members;
afterAll(() => closeAudited(world));

async function run(command: string, options: Record<string, string> = {}) {
  const [row] = await world.db.orm.select().from(member);
  const username = row?.username ?? '';
  const given = command === 'protection barred' ? options : { username, ...options };
  return runOps(world.services, {
    command,
    options: given,
    who: 'nok',
    why: 'asked by the member',
    yes: true,
  });
}
const limit = (amount: string, kind = 'deposit') => run('protection limit', { kind, window: 'day', amount });

test("the operator's limit holds where it is stricter, and is no way around the member's", async () => {
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 500 });
  expect((await limit('300.50')).code).toBe(0);
  expect(await limitOf(world, token, 'deposit')).toMatchObject({
    amount: 500,
    operator_amount: 300.5,
    left: 200.5,
  });
  const shown = await run('protection show');
  expect(shown.lines).toEqual(['deposit in a day: member 500.00 baht; operator 300.50 baht']);
  expect((await limit('9000')).code).toBe(0);
  expect((await limitOf(world, token, 'deposit')).left).toBe(400);
  expect((await limit('none')).code).toBe(0);
  expect((await limit('90', 'time')).code).toBe(0);
  expect(await limitOf(world, token, 'time')).toMatchObject({ operator_amount: 90, left: 90 });
  for (const bad of ['-1', '1.5', 'much']) expect((await limit(bad, 'time')).code).toBe(1);
  expect((await limit('10', 'game')).code).toBe(1);
});

test('who is excluded is listed', async () => {
  expect((await run('protection barred')).lines).toEqual(['nobody is barred']);
  await world.call(
    'POST /api/member/protection/bar',
    { length: 'permanent', password: TEST_PASSWORD },
    token,
  );
  expect((await run('protection barred')).lines[0]).toMatch(/exclusion {2}until for good$/);
});
