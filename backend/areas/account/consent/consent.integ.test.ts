import { afterAll, beforeEach, expect, test } from 'vitest';
import { consent } from '#backend/areas/account/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import {
  type BuiltMember,
  buildMember,
  mobileOf,
  NEWCOMER,
  payIn,
  TEST_PASSWORD,
} from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { makeWithdrawal } from '#backend/testing/payment/withdrawals.ts';
import { openWorld } from '#backend/testing/world.ts';

const READ = 'GET /api/member/consents';
const AGREE = 'POST /api/member/consents/agree';
const LINES = [{ type: 'top_2', number: '12', amount: 10 }] as const;

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

let published = 0;
const versions = { terms: '2026-11', privacy: '2026-11' };
/** Lets a new version of a text hold; answers it. */
async function publish(kind: 'terms' | 'privacy'): Promise<string> {
  published += 1;
  const version = `test-${published}`;
  const options = { kind, version };
  const { code } = await runOps(world.services, {
    command: 'text publish',
    options,
    who: 'nok',
    why: 'a test',
    yes: true,
  });
  expect(code).toBe(0);
  versions[kind] = version;
  return version;
}

let member: BuiltMember;
beforeEach(async () => {
  member = await buildMember(world, { balance: 1_000 });
});
const agree = (kind: 'terms' | 'privacy', version: string) =>
  world.call(AGREE, { consents: [{ kind, version }] }, member.token);
const due = async () => {
  const { body } = await world.call('GET /api/get_user_info', {}, member.token);
  return body.data?.consents_due;
};
const bill = () =>
  world.call(
    'POST /api/lotto/bill/create',
    {
      round_id: 'glo-2025-06-16',
      pack: 'full',
      lines: [...LINES],
      idempotency_key: world.services.random.uuid(),
    },
    member.token,
  );
const qr = () =>
  world.call(
    'POST /api/member/payment/generate_qr',
    { channel_id: 1, sub_channel_id: 1, amount: 500 },
    member.token,
  );

test('no session, bad input', async () => {
  expect((await world.call(READ, {})).status).toBe(401);
  expect((await world.call(AGREE, { consents: [{ kind: 'terms', version: '1' }] })).status).toBe(401);
  for (const consents of [[], [{ kind: 'all', version: '1' }], [{ kind: 'terms', version: '' }]]) {
    const { status } = await world.call(AGREE, { consents } as never, member.token);
    expect(status).toBe(422);
  }
});

test('who registers agrees to the texts that hold, each in its version', async () => {
  const at = world.services.clock.now().toISOString();
  expect((await world.call(READ, {}, member.token)).body.data).toEqual([
    { kind: 'terms', version: versions.terms, agreed: { version: versions.terms, at } },
    { kind: 'privacy', version: versions.privacy, agreed: { version: versions.privacy, at } },
  ]);
  expect(await due()).toEqual([]);
});

test('a new version stops bets and deposits until it is agreed to, and no withdrawal', async () => {
  const pending = await makeTransfer(world, member.token);
  const before = versions.terms;
  const version = await publish('terms');
  expect(await due()).toEqual(['terms']);
  for (const refused of [await bill(), await qr()])
    expect(refused.body).toMatchObject({ error: 4016, data: { kinds: ['terms'] } });
  await makeWithdrawal(world, member.token);
  // What has been asked for, or has come, is not held back.
  await payIn(world.services, member.memberId, 5_000n);
  expect(pending.ref).not.toBe('');

  expect((await agree('terms', before)).body.error).toBe(4017);
  expect(await due()).toEqual(['terms']);
  const { body } = await agree('terms', version);
  expect(body.data?.[0]).toMatchObject({ kind: 'terms', version, agreed: { version } });
  expect(await due()).toEqual([]);
  await placeBill(world, member.token, [...LINES]);
  expect(await makeQr(world, member.token)).not.toBe('');
});

test('agreed to twice it is written once, with the time of the first', async () => {
  const version = await publish('privacy');
  const [first, second] = [await agree('privacy', version), await agree('privacy', version)];
  expect(second.body.data).toEqual(first.body.data);
  const rows = await world.services.db.orm.select().from(consent);
  expect(rows.filter((row) => row.memberId === member.memberId && row.version === version)).toHaveLength(1);
});

test('all or none: one that holds no more leaves the other', async () => {
  const old = versions.privacy;
  await publish('privacy');
  const version = await publish('terms');
  const consents = [{ kind: 'terms', version } as const, { kind: 'privacy', version: old } as const];
  expect((await world.call(AGREE, { consents }, member.token)).body.error).toBe(4017);
  expect(await due()).toEqual(['terms', 'privacy']);
});

test('what a member agreed to is never changed or taken away', async () => {
  for (const change of ["UPDATE consent SET version = 'x'", 'DELETE FROM consent', 'TRUNCATE consent'])
    await expect(world.services.db.script(change)).rejects.toThrow();
});

test('a text is published once, under a name that can be one', async () => {
  const ops = (options: Record<string, string>) =>
    runOps(world.services, { command: 'text publish', options, who: 'nok', why: 'a test', yes: true });
  for (const options of [
    { kind: 'terms', version: versions.terms },
    { kind: 'rules', version: '1' },
    { kind: 'terms', version: 'no spaces' },
  ])
    expect((await ops(options)).code, JSON.stringify(options)).not.toBe(0);
});

test('who registers agrees to what was read: not to a version that came meanwhile, nor to one text alone', async () => {
  const read = (terms: string) => [
    { kind: 'terms' as const, version: terms },
    { kind: 'privacy' as const, version: versions.privacy },
  ];
  const before = versions.terms;
  const version = await publish('terms');
  const register = (consents: ReturnType<typeof read>) =>
    world.call('POST /api/register', { ...NEWCOMER, consents });
  expect((await register(read(before))).body.error).toBe(4017);
  expect((await register(read(version).slice(0, 1))).status).toBe(422);
  expect((await register(read(version))).body.error).toBe(0);
});

test('who registers after a new version has agreed to that one', async () => {
  const version = await publish('terms');
  const later = await buildMember(world);
  const { body } = await world.call(READ, {}, later.token);
  expect(body.data?.[0]?.agreed?.version).toBe(version);
  const username = await mobileOf(world, later.memberId);
  expect((await world.call('POST /api/login', { username, password: TEST_PASSWORD })).body.error).toBe(0);
});
