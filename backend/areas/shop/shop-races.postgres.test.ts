import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeProtectionAct } from '#backend/areas/protection/write-protection-act.ts';
import { excludeMember } from '#backend/core/session/exclude-member.ts';
import { AT_ONCE, atOnce } from '#backend/testing/at-once.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { waitForLock } from '#backend/testing/beside.ts';
import { type BuiltMember, buildMember, TEST_PASSWORD } from '#backend/testing/members.ts';
import { redeemReward, shopAddress, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { exclusionFrom } from '#rules/protection/exclusion.ts';

let world: World;
let member: BuiltMember;

beforeEach(async () => {
  world = await openWorld({ connections: 16 });
  member = await buildMember(world);
  await grantPoints(world, member.memberId, 5_000);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const cup = (key: string) =>
  redeemReward(world, member.token, { reward_id: 'cup', address: shopAddress, idempotency_key: key });
const points = async () =>
  (await world.call('GET /api/redemption/list', {}, member.token)).body.data?.point ?? 0;

/** Asks while an exclusion of the member is written and not committed. */
async function duringExclusion(key: string): ReturnType<typeof cup> {
  const { memberId } = member;
  const asked = await world.db.transact(async (tx) => {
    const at = world.clock.now();
    const exclusion = exclusionFrom('day', at);
    await excludeMember(tx, memberId, exclusion, at);
    const act = { memberId, at, what: 'barred', length: 'day', until: exclusion.until } as const;
    await writeProtectionAct(tx, world.services, act);
    const answer = cup(key);
    await waitForLock(world);
    return { answer };
  });
  return asked.answer;
}

test('the same press again, that waits while its member is excluded, answers the order that was made before', async () => {
  const first = await cup('the-one-key');
  const again = await duringExclusion('the-one-key');
  expect(again.error).toBe(0);
  expect(again.data?.order.order_id).toBe(first.data?.order.order_id);
});

test('a first press that waits while its member is excluded orders nothing', async () => {
  expect((await duringExclusion('the-one-key')).error).toBe(errorCodes.TIMED_OUT);
});

test('an account that is closed beside orders is closed without one, or stays open with it', async () => {
  const answers = await atOnce(async (at) => {
    if (at !== AT_ONCE / 2) return cup(at % 2 ? 'one-key' : 'another');
    return (await world.call('POST /api/member/account/close', { password: TEST_PASSWORD }, member.token))
      .body;
  });
  const closed = answers[AT_ONCE / 2]?.error === 0;
  const made = answers.filter((one, at) => at !== AT_ONCE / 2 && one.error === 0);
  expect(made.length > 0).toBe(!closed);
});

test('an order that operators send, refuse and deliver at once has one end, and gives its points back once or never', async () => {
  const order = (await cup('the-one-key')).data?.order.order_id ?? '';
  const left = await points();
  const acts = [
    ['send', { order, carrier: 'thailand_post', tracking: 'EX123456789TH' }],
    ['refuse', { order, reason: 'other' }],
    ['deliver', { order }],
  ] as const;
  const done = await Promise.all(
    Array.from({ length: 24 }, async (_, at) => {
      const [verb, options] = acts[at % acts.length] ?? acts[0];
      return { verb, code: (await shopOps(world, verb, options)).code };
    }),
  );
  const times = (verb: string) => done.filter((one) => one.verb === verb && one.code === 0).length;
  expect(times('send')).toBeLessThanOrEqual(1);
  expect(times('refuse') + times('deliver')).toBeLessThanOrEqual(1);
  expect(await points()).toBe(left + (times('refuse') === 1 ? 2_400 : 0));
});

test('orders while operators put other prices in place each pay the price that they name', async () => {
  const file = (cost: number) =>
    JSON.stringify([
      {
        ...{ id: 'credit-5', category: 'credit', art: 'coin', position: 0, kind: 'credit' },
        ...{
          title: 'เงิน 5 บาท',
          detail: '',
          points: cost,
          amount: 500,
          valid_days: null,
          limit: null,
          stock: null,
        },
      },
    ]);
  const answers = await atOnce(async (at) => {
    if (at % 16 === 0) return { error: (await shopOps(world, 'import', { file: file(100 + at) })).code };
    return redeemReward(world, member.token, { version: 1 + (at % 3) });
  });
  for (const { error } of answers)
    expect([0, errorCodes.SHOP_CHANGED, errorCodes.SHOP_LIMIT]).toContain(error);
});
