import type { BuiltMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import type { World } from '#backend/testing/world.ts';

/** Somebody's address as it was typed. */
export const shopAddress = {
  ...{ name: 'สมชาย ใจดี', mobile: '081-234-5678', line: '99/1 หมู่ 4 ถ.มิตรภาพ' },
  ...{ subdistrict: 'ต.ในเมือง', district: 'อ.เมืองขอนแก่น', province: 'จ.ขอนแก่น', postcode: '๔๐๐๐๐' },
};

interface Asked {
  readonly reward_id?: string;
  readonly version?: number;
  readonly idempotency_key?: string;
  readonly address?: typeof shopAddress;
}

/** Asks for a reward, by a new key where none is given. */
export async function redeemReward(world: World, token: string, asked: Asked = {}) {
  const usual = { reward_id: 'credit-5', version: 1, idempotency_key: world.services.random.uuid() };
  return (await world.call('POST /api/redemption/redeem', { ...usual, ...asked }, token)).body;
}

/** A thing that a member with enough points redeemed; answers the id of the order. */
export async function orderedThing(world: World, { memberId, token }: BuiltMember): Promise<string> {
  await grantPoints(world, memberId, 5_000);
  const done = await redeemReward(world, token, { reward_id: 'cup', address: shopAddress });
  if (!done.data) throw new Error(`A thing was not redeemed: ${done.message}`);
  return done.data.order.order_id;
}

/** Does what an operator would; throws where that is refused. */
export async function shopOps(world: World, command: string, options: Readonly<Record<string, string>>) {
  const order = { command: `shop ${command}`, options, yes: true, who: 'nok', why: 'a test' };
  return runOps(world.services, order);
}
