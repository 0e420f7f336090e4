import { afterAll, expect, test, vi } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { makeCoupons, makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { buildMember } from '#backend/testing/members.ts';
import { hearStatements } from '#backend/testing/statements.ts';
import { openWorld } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

test('a code that exists and does not work costs the same as one that does not exist', async () => {
  const [member, other] = [await buildMember(world), await buildMember(world)];
  const theirs = await makePersonal(world, other);
  const used = await makePersonal(world, member);
  const early = await makePersonal(world, member, { from: '2025-06-20' });
  const [soon = ''] = await makeCoupons(world, { code: 'NOTYETWORD', from: '2025-06-20' });
  expect((await redeem(world, member.token, used)).body.error).toBe(0);
  const { texts } = hearStatements();
  /** What is asked of the database for a code that does not work. */
  const statementsFor = async (code: string) => {
    const before = texts.length;
    expect((await redeem(world, member.token, code)).body.error).toBe(errorCodes.COUPON_REFUSED);
    return texts.slice(before);
  };
  await statementsFor('ABCD-EFGH-JKMN');
  const unknown = await statementsFor('ABCD-EFGH-JKMP');
  expect(unknown.length).toBeGreaterThan(3);
  for (const code of ['ไม่ใช่โค้ด', theirs, used, early, soon])
    expect(await statementsFor(code)).toEqual(unknown);
  vi.restoreAllMocks();
});
