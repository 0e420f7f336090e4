import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { type BuiltMember, buildMember, payIn } from '#backend/testing/members.ts';
import { limited, offer } from '#backend/testing/promotion/promotions.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
let member: BuiltMember;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world);
});
afterAll(() => closeAudited(world));

const claim = (offer_id: string, version: number, idempotency_key: string) =>
  world.call('POST /api/promotion/claim', { offer_id, version, idempotency_key }, member.token);

test('a key that took a version answers it again, and takes no other version or offer', async () => {
  await offer(world, { ...limited, id: 'keyed', number: 31 });
  await payIn(world.services, member.memberId, 500_00n);
  const first = await claim('keyed', 1, 'one-and-the-same');
  expect(first.body.error).toBe(0);
  expect((await claim('keyed', 1, 'one-and-the-same')).body.data).toEqual(first.body.data);
  await offer(world, { ...limited, id: 'keyed', number: 31, version: 2, percent: 5 });
  // The version that was taken is over for others, and answers its own key all the same.
  expect((await claim('keyed', 1, 'one-and-the-same')).body.data).toEqual(first.body.data);
  for (const [id, version] of [['keyed', 2] as const, ['daily', 1] as const])
    expect((await claim(id, version, 'one-and-the-same')).body.error).toBe(4111);
});

test('with a deposit that is only asked for, deposits are told as they were made', async () => {
  const order = { channel_id: 1, sub_channel_id: 1, amount: 300, promotion_id: 4 };
  const asked = await world.call('POST /api/member/payment/generate_qr', order, member.token);
  expect(asked.body).toMatchObject({
    error: 4314,
    data: { why: 'too_few_deposits' },
    message: 'ต้องเป็นการฝากครั้งที่ 2 ของวันขึ้นไป ตอนนี้ฝากแล้ว 0 ครั้ง',
  });
});
