import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteAddresses } from '#backend/areas/shop/orders/delete-addresses.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { redeemReward, shopAddress, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

let world: World;
let member: BuiltMember;
let token: string;
beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world);
  token = member.token;
  await grantPoints(world, member.memberId, 5_000);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const list = async (of = token) => (await world.call('GET /api/redemption/list', {}, of)).body.data;
const reward = async (id: string) => (await list())?.rewards.find(({ reward_id: own }) => own === id);
const history = async (asked = {}, of = token) =>
  (await world.call('GET /api/redemption/history', asked, of)).body.data?.rows ?? [];
const point = async () => (await list())?.point;
const calc = async (reward_id: string, version = 1) =>
  (await world.call('POST /api/redemption/calc', { reward_id, version }, token)).body;
const cup = (more = {}) => redeemReward(world, token, { reward_id: 'cup', address: shopAddress, ...more });

test('rewards are listed with price, stock and limit, all or those of a category', async () => {
  expect((await list())?.rewards).toHaveLength(10);
  const goods = (await world.call('GET /api/redemption/list', { category: 'goods' }, token)).body.data;
  expect(goods?.rewards.map(({ kind }) => kind)).toEqual(['goods', 'goods', 'goods', 'goods']);
  expect(await reward('cup')).toMatchObject({
    ...{ points: 2_400, stock: 40, amount: 1, version: 1 },
    limit: { times: 1, days: 30, left: 1, next_at: null },
  });
  expect(await reward('credit-20')).toMatchObject({ points: 400, stock: null, amount: 20 });
});

test('money and spins come at once, and are what the calculation said', async () => {
  expect((await calc('credit-20')).data).toMatchObject({
    point: 5_000,
    point_after: 4_600,
    needs_address: false,
  });
  const done = await redeemReward(world, token, { reward_id: 'credit-20' });
  expect(done.data).toMatchObject({ point: 4_600, order: { state: 'delivered', amount: 20, address: null } });
  expect(await balanceOf(world, token)).toBe(20);
  const spins = await redeemReward(world, token, { reward_id: 'spin-5' });
  expect(spins.data?.order.until).not.toBeNull();
  const wheel = (await world.call('GET /api/wheel/config', {}, token)).body.data;
  expect(wheel?.free_spins).toBe(5);
  expect((await history()).map(({ reward_id }) => reward_id)).toEqual(['spin-5', 'credit-20']);
});

test('a key redeems once; another reward or address under it is refused', async () => {
  const key = { idempotency_key: 'one-key-for-all' };
  const first = await cup(key);
  const again = await cup({ ...key, address: { ...shopAddress, mobile: '+66 81 234 5678' } });
  expect(again.data?.order).toEqual(first.data?.order);
  expect(await point()).toBe(2_600);
  const other = await redeemReward(world, token, key);
  const elsewhere = await cup({ ...key, address: { ...shopAddress, line: '100' } });
  for (const { error } of [other, elsewhere]) expect(error).toBe(errorCodes.DUPLICATE_REQUEST);
  expect(await history(key)).toHaveLength(1);
  expect(await history({ idempotency_key: 'some-other-key' })).toEqual([]);
});

test('a changed price, a closed reward, the limit and too few points are refused and cost nothing', async () => {
  const file = (points: number) =>
    JSON.stringify([
      {
        ...{
          id: 'credit-5',
          category: 'credit',
          art: 'coin',
          position: 0,
          kind: 'credit',
          title: 'เงิน 5 บาท',
        },
        ...{ detail: '', points, amount: 500, valid_days: null, limit: { times: 2, days: 1 }, stock: null },
      },
    ]);
  expect(await shopOps(world, 'import', { file: file(99) })).toMatchObject({
    code: 1,
    lines: [expect.stringMatching(/100 is the least/)],
  });
  expect((await shopOps(world, 'import', { file: file(120) })).code).toBe(0);
  expect((await shopOps(world, 'import', { file: file(120) })).lines).toEqual([
    'credit-5: as it was, version 2',
  ]);
  expect(await redeemReward(world, token)).toMatchObject({ error: errorCodes.SHOP_CHANGED });
  expect((await calc('credit-5')).error).toBe(errorCodes.SHOP_CHANGED);
  for (const left of [4_880, 4_760])
    expect((await redeemReward(world, token, { version: 2 })).data?.point).toBe(left);
  expect(await redeemReward(world, token, { version: 2 })).toMatchObject({
    error: errorCodes.SHOP_LIMIT,
    data: { times: 2, days: 1, next_at: expect.stringMatching(/Z$/) },
  });
  world.clock.set(new Date(world.clock.now().getTime() + 86_400_000).toISOString());
  token = await openSession(world, member.memberId);
  expect((await calc('credit-5', 2)).error).toBe(0);
  await shopOps(world, 'switch', { reward: 'credit-5', to: 'closed' });
  expect((await redeemReward(world, token, { version: 2 })).error).toBe(errorCodes.SHOP_CLOSED);
  const poor = await buildMember(world);
  const short = await redeemReward(world, poor.token, { reward_id: 'spin-1' });
  expect(short.error).toBe(errorCodes.POINTS_SHORT);
  expect(await point()).toBe(4_760);
});

test('a thing asks for an address, keeps it masked and deletes it 90 days after it came', async () => {
  const { error, data } = await cup({ address: undefined });
  expect([error, data]).toEqual([errorCodes.SHOP_ADDRESS, { fields: {} }]);
  expect(await cup({ address: { ...shopAddress, postcode: '10110', mobile: '12' } })).toMatchObject({
    error: errorCodes.SHOP_ADDRESS,
    data: { fields: { mobile: 'mobile', postcode: 'elsewhere' } },
  });
  const done = await cup();
  const order = done.data?.order.order_id ?? '';
  expect(done.data?.order).toMatchObject({ state: 'new', address: 'ส••• · 081-xxx-5678 · ขอนแก่น 40000' });
  expect((await shopOps(world, 'address', { order })).lines).toContain('ต.ในเมือง อ.เมืองขอนแก่น');
  await shopOps(world, 'send', { order, carrier: 'thailand_post', tracking: 'eg 1234-56789 th' });
  expect((await history())[0]).toMatchObject({
    state: 'sent',
    parcel: { carrier: 'thailand_post', tracking: 'EG123456789TH' },
  });
  expect((await shopOps(world, 'deliver', { order })).code).toBe(0);
  expect((await shopOps(world, 'refuse', { order, reason: 'other' })).lines).toEqual([
    `${order} is delivered`,
  ]);
  const days = (count: number) =>
    world.clock.set(new Date(world.clock.now().getTime() + count * 86_400_000).toISOString());
  days(89);
  await deleteAddresses(world.services);
  const still = await world.db.query({ name: 'test_addresses', text: 'SELECT 1 FROM shop_address' }, []);
  expect(still).toHaveLength(1);
  days(1);
  await deleteAddresses(world.services);
  expect(await world.db.query({ name: 'test_addresses', text: 'SELECT 1 FROM shop_address' }, [])).toEqual(
    [],
  );
});

test('a refused order gives its points back to where they came from, and counts for no limit', async () => {
  const order = (await cup()).data?.order.order_id ?? '';
  expect(await point()).toBe(2_600);
  expect((await cup()).error).toBe(errorCodes.SHOP_LIMIT);
  const refused = await shopOps(world, 'refuse', { order, reason: 'out_of_stock' });
  expect(refused.lines[0]).toMatch(/2400 points given back/);
  expect(await point()).toBe(5_000);
  expect((await shopOps(world, 'refuse', { order, reason: 'other' })).code).toBe(1);
  expect((await history())[0]).toMatchObject({ state: 'refused', reason: 'out_of_stock' });
  expect((await reward('cup'))?.stock).toBe(39);
  expect((await cup()).error).toBe(0);
});

test('stock is counted: what is lost leaves it, and nothing is sold that is not there', async () => {
  expect((await shopOps(world, 'stock', { reward: 'cup', change: '-41' })).code).toBe(1);
  expect((await shopOps(world, 'stock', { reward: 'cup', change: '-40' })).lines).toEqual(['cup: 0 left']);
  expect((await cup()).error).toBe(errorCodes.SHOP_SOLD_OUT);
  await shopOps(world, 'stock', { reward: 'cup', change: '+1' });
  expect((await cup()).error).toBe(0);
  expect((await shopOps(world, 'stock', { reward: 'credit-5', change: '1' })).code).toBe(1);
});

test('nobody sees or opens orders of somebody else; an account with a thing to be sent is not closed', async () => {
  const order = (await cup()).data?.order.order_id;
  const other = await buildMember(world);
  expect(await history({ before: order }, other.token)).toEqual([]);
  const asked = { password: TEST_PASSWORD };
  const closing = (await world.call('POST /api/member/account/close', asked, token)).body;
  expect(closing).toMatchObject({ error: errorCodes.ACCOUNT_HAS_OPEN });
});
