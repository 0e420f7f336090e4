import { afterEach, beforeEach, expect, test } from 'vitest';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { askForCoupons, makeCoupons, makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { buildMember, mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const by = { who: 'nok', why: 'a test', yes: true };
const list = async () => (await runOps(world.services, { command: 'coupon list', options: {}, ...by })).lines;
const single = { kind: 'single', uses: '', count: '3', batch: 'letters' };

test('a dry run shows no code and makes none; what is made is shown once and kept nowhere', async () => {
  const dry = await askForCoupons(world, single, false);
  expect(dry).toMatchObject({
    code: 0,
    lines: ['letters: 3 codes, 3 uses, at most 3.00 baht', expect.stringMatching(/Dry run/)],
  });
  expect(await list()).toEqual(['There is no batch']);
  const codes = await makeCoupons(world, single);
  expect(codes).toHaveLength(3);
  for (const code of codes) expect(code).toMatch(/^([A-HJKMNP-Z2-9]{4}-){2}[A-HJKMNP-Z2-9]{4}$/);
  expect(await makeCoupons(world, { code: 'SPRINGWORD', stake: '2000' })).toEqual(['SPRINGWORD']);
  const tables = ['coupon', 'coupon_batch', 'ops_log'] as const;
  for (const table of tables) {
    const rows = await world.db.query(
      { name: `test_${table}`, text: `SELECT to_jsonb(own)::text AS row FROM ${table} own` },
      [],
    );
    for (const code of [...codes, 'SPRINGWORD'])
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', '').slice(0, 8));
  }
  expect((await list())[0]).toMatch(/^letters: single, 100 satang as credit, 0 of 3 used/);
  const acts = await world.services.db.orm.select().from(opsLog);
  expect(acts.filter(({ command }) => command === 'coupon make')).toHaveLength(2);
});

test('coupons for anybody give back no more of a stake than they may, all batches of a time together', async () => {
  expect(await askForCoupons(world, { amount: '1.51' })).toMatchObject({
    code: 1,
    lines: [expect.stringMatching(/15\.1 where 15/)],
  });
  expect((await askForCoupons(world, { amount: '1' })).code).toBe(0);
  const next = { batch: 'next', from: '2025-07-05', until: '2025-07-09', amount: '0.51' };
  expect(await askForCoupons(world, next)).toMatchObject({ code: 1 });
  expect((await askForCoupons(world, { ...next, amount: '0.50' })).code).toBe(0);
  expect(
    (await askForCoupons(world, { ...next, batch: 'far', from: '2025-08-01', until: '2025-08-09' })).code,
  ).toBe(0);
  const voided = { command: 'coupon void', options: { batch: 'summer' }, ...by };
  expect(await runOps(world.services, voided)).toMatchObject({
    code: 0,
    lines: [expect.stringMatching(/100 uses that were left/)],
  });
  expect(await runOps(world.services, voided)).toMatchObject({ code: 1 });
  expect((await askForCoupons(world, { ...next, batch: 'more', amount: '1' })).code).toBe(0);
});

test('fifty accounts that stake nothing get nothing', async () => {
  const codes = await makeCoupons(world, { ...single, count: '50' });
  for (const code of codes) {
    const { token } = await buildMember(world, { balance: 1_000 });
    expect((await redeem(world, token, code)).body.error).toBe(errorCodes.COUPON_NEEDS_PLAY);
  }
});

test('what is not certainly understood is refused', async () => {
  const member = await buildMember(world);
  const username = await mobileOf(world, member.memberId);
  for (const wrong of [
    { batch: 'With Blanks' },
    { title: ' ' },
    { title: '\u200b\u2060' },
    { title: 'คูปอง\nหน้าร้อน' },
    { from: '2568-06-01' },
    { until: '๒๐๒๕-๐๖-๓๐' },
    { kind: 'many' },
    { prize: 'car' },
    { amount: '0' },
    { amount: 'x' },
    { 'valid-days': '7' },
    { prize: 'point' },
    { from: '2025-13-01' },
    { from: '16/06/2568' },
    { from: '2052-06-16', until: '2052-06-30' },
    { until: '2052-06-30' },
    { until: '2025-06-01T00:00' },
    { from: '2025-05-01', until: '2025-05-31' },
    { stake: '' },
    { 'stake-days': '32' },
    { uses: '0' },
    { count: '5' },
    { code: 'SHORT' },
    { code: 'โค้ดภาษาไทย' },
    { ...single, code: 'SPRINGWORD' },
    { ...single, count: '1001' },
    { kind: 'personal', uses: '', username: '0899999999', stake: '', 'stake-days': '' },
    { kind: 'personal', uses: '', username, amount: '5000.01', stake: '', 'stake-days': '' },
    { kind: 'personal', uses: '', username, stake: '' },
  ])
    expect([wrong, (await askForCoupons(world, wrong)).code]).toEqual([wrong, 1]);
  expect(await list()).toEqual(['There is no batch']);
  await makeCoupons(world, { code: 'SPRINGWORD' });
  for (const again of [{ code: 'OTHERWORD' }, { batch: 'other', code: 'spring-word', stake: '9000' }])
    expect((await askForCoupons(world, again)).code).toBe(1);
  expect(await makePersonal(world, member, { amount: '5000' })).toHaveLength(14);
});
