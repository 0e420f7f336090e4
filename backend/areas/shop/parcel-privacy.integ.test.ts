import { expect, test } from 'vitest';
import { deleteAddresses } from '#backend/areas/shop/orders/delete-addresses.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { catchLog } from '#backend/testing/caught-log.ts';
import { buildMember } from '#backend/testing/members.ts';
import { redeemReward, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

/** As somebody pastes it out of a chat: two lines, Thai digits, a picture, and signs that nobody sees. */
const typed = {
  ...{ name: '🎁\u200bวรรณวิไล  ละออง', mobile: '+๖๖ ๘๙-๘๘๘-๗๗๖๖' },
  ...{ line: '๑๒/๓ ซอยหมอกจาง\r\nหมู่ ๔\u202e\u001b[2J' },
  ...{ subdistrict: 'ต. ในเมือง', district: 'อำเภอเมืองขอนแก่น', province: 'จ.ขอนแก่น', postcode: '๔๐ ๐๐๐' },
};
const secrets = ['วรรณวิไล', 'ละออง', '0898887766', '๘๘๘-๗๗๖๖', '888-7766', 'หมอกจาง'];

const tables = {
  name: 'test_tables',
  text: `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
};

/** Tables in which a row holds something of the address. */
async function tablesWithIt({ db }: World): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await db.query<{ name: string }>(tables, [])) {
    const search = {
      name: `test_search_${name.replace(/\W/g, '_')}`,
      text: `SELECT 1 FROM ${name} AS own WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) AS secret WHERE strpos(own::text, secret) > 0) LIMIT 1`,
    };
    if ((await db.query(search, [secrets])).length > 0) found.push(name);
  }
  return found;
}

test('an address is read as it was meant, stands in one table alone, and nowhere once it is deleted', async () => {
  await using world = await openWorld();
  const log = catchLog(world);
  const member = await buildMember(world);
  await grantPoints(world, member.memberId, 5_000);
  const asked = { reward_id: 'cup', address: typed, idempotency_key: 'one-press' };
  const done = await redeemReward(world, member.token, asked);
  const order = done.data?.order.order_id ?? '';
  const again = await redeemReward(world, member.token, {
    ...asked,
    address: { ...typed, postcode: '40000' },
  });
  expect(again.data?.order.order_id).toBe(order);
  expect((await shopOps(world, 'address', { order })).lines).toEqual([
    '🎁วรรณวิไล ละออง 089-888-7766',
    '12/3 ซอยหมอกจาง หมู่ 4 [2J',
    'ต.ในเมือง อ.เมืองขอนแก่น',
    'ขอนแก่น 40000',
  ]);
  const shown = [
    ...(await shopOps(world, 'orders', {})).lines,
    ...(await shopOps(world, 'send', { order, carrier: 'other', tracking: 'AB123456' })).lines,
    ...(await shopOps(world, 'deliver', { order })).lines,
    JSON.stringify((await world.call('GET /api/redemption/history', {}, member.token)).body),
    log.text,
  ].join('\n');
  for (const secret of secrets) expect(shown).not.toContain(secret);
  expect(await tablesWithIt(world)).toEqual(['public.shop_address']);
  world.clock.set(new Date(world.clock.now().getTime() + 90 * 86_400_000).toISOString());
  await deleteAddresses(world.services);
  expect(await tablesWithIt(world)).toEqual([]);
  await expectCleanAudit(world);
});

test('until then nobody leads a parcel elsewhere by changing a row', async () => {
  await using world = await openWorld();
  const member = await buildMember(world);
  await grantPoints(world, member.memberId, 5_000);
  await redeemReward(world, member.token, { reward_id: 'cup', address: typed });
  const change = { name: 'test_lead_elsewhere', text: `UPDATE shop_address SET line = 'elsewhere'` };
  await expect(world.db.query(change, [])).rejects.toThrow();
  await expectCleanAudit(world);
});
