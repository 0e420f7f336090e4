import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseHeld } from '#backend/areas/coupon/deposits/release-held.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { makeCoupons, makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const AT_ONCE = 64;
let world: World;

beforeEach(async () => {
  world = await openWorld({ connections: 16 });
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const bonus = { prize: 'bonus', stake: '20000', amount: '10' };
const order = ({ token }: BuiltMember, coupon_code: string) =>
  world.call(
    'POST /api/member/payment/generate_qr',
    { channel_id: 1, sub_channel_id: 1, amount: 100, coupon_code },
    token,
  );
const build = (count: number) => Promise.all(Array.from({ length: count }, () => buildMember(world)));

test('64 members who deposit for the last of a budget get exactly what there is, and all their money', async () => {
  const members = await build(AT_ONCE);
  const [code = ''] = await makeCoupons(world, { ...bonus, uses: '3', code: 'LASTOFALL' });
  const answers = await Promise.all(members.map((one) => order(one, code)));
  const held = answers.flatMap(({ body }, at) =>
    body.error === 0 ? [{ at, ref: body.data?.ref ?? '' }] : [],
  );
  expect(held).toHaveLength(3);
  const others = answers.filter(({ body }) => body.error !== 0);
  // All come from one address.
  const { COUPON_REFUSED, COUPON_WAIT } = errorCodes;
  for (const { body } of others) expect([COUPON_REFUSED, COUPON_WAIT]).toContain(body.error);
  await Promise.all(held.map(({ ref }) => sendEvent(world, { ref, amount: 100 })));
  for (const { at } of held) {
    const { token } = members[at] ?? { token: '' };
    expect(await balanceOf(world, token)).toBe(100);
    expect((await world.call('GET /api/member/coupon/history', {}, token)).body.data?.rows).toHaveLength(1);
  }
});

test('one single code that is deposited for and redeemed at once is given to one', async () => {
  const members = await build(16);
  const [code = ''] = await makeCoupons(world, { ...bonus, kind: 'single', uses: '', count: '1' });
  const answers = await Promise.all(
    members.map(async (one, at) => (at % 2 ? redeem(world, one.token, code) : order(one, code))),
  );
  expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(1);
});

test('money that comes while its code is cancelled, let go and redeemed elsewhere brings its prize once', async () => {
  const member = await buildMember(world);
  const code = await makePersonal(world, member, { amount: '20' });
  const ref = (await order(member, code)).body.data?.ref ?? '';
  await Promise.all([
    ...Array.from({ length: 8 }, () => sendEvent(world, { ref, amount: 100, event_id: 'the-one-event' })),
    ...Array.from({ length: 8 }, () => redeem(world, member.token, code)),
    world.call('POST /api/member/payment/cancel', { ref }, member.token),
    releaseHeld(world.services),
  ]);
  const after = await redeem(world, member.token, code);
  const { COUPON_REFUSED, COUPON_WAIT } = errorCodes;
  expect([0, COUPON_REFUSED, COUPON_WAIT]).toContain(after.body.error);
  const { body } = await world.call('GET /api/member/coupon/history', {}, member.token);
  expect(body.data?.rows).toHaveLength(1);
});
