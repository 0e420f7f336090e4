import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const AT_ONCE = 64;
const TODAY = '2025-06-16';
let world: World;
let member: BuiltMember;
let token: string;

beforeEach(async () => {
  world = await openWorld({ connections: 16 });
  member = await buildMember(world, { balance: 20_000 });
  await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 1_200 }]);
  world.clock.set('2025-06-16T18:00:00+07:00');
  await publish(world);
  token = await openSession(world, member.memberId);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const atOnce = <Result>(work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => work(at)));
const points = async () => (await world.call('POST /api/member/points', {}, token)).body.data?.point;

test('64 redeems at once give one prize', async () => {
  const asked = { quest_id: 'stake-day', period: TODAY };
  const answers = await atOnce(() => world.call('POST /api/quest/redeem', asked, token));
  expect(answers.every(({ body }) => body.error === 0)).toBe(true);
  expect(await points()).toBe(10);
});

test('64 check-ins over midnight are one for each day', async () => {
  world.clock.set('2025-06-16T23:59:59.999+07:00');
  token = await openSession(world, member.memberId);
  const answers = await atOnce((at) => {
    if (at === AT_ONCE / 2) world.clock.set('2025-06-17T00:00:00+07:00');
    const day = at % 2 === 0 ? TODAY : '2025-06-17';
    return world.call('POST /api/quest/check_in', { day }, token);
  });
  for (const { body } of answers) expect([0, errorCodes.OTHER_DAY]).toContain(body.error);
  const days = new Set(answers.flatMap(({ body }) => (body.error === 0 ? [body.data?.day] : [])));
  expect(days.size).toBeGreaterThan(0);
  expect(await points()).toBe(5 * days.size);
});
