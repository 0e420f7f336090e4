import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { KNOWN_DEVICE_KINDS } from '#backend/areas/account/known-devices/known-devices.ts';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { knownDevice, member, resetCode } from '#backend/areas/account/tables.ts';
import { limitUse } from '#backend/core/limits/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { catchLog } from '#backend/testing/caught-log.ts';
import { buildMember, mobileOf, NEWCOMER, TEST_PASSWORD } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const from = (n: number) => ({ 'x-client-address': `198.18.${Math.floor(n / 200)}.${n % 200}` });
const many = <Result>(count: number, of: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => of(n)));

test('one number in all its writings, registered at once from many devices, is one member', async () => {
  const writings = [
    '0834567890',
    '+66834567890',
    '66 83 456 7890',
    '๐๘๓๔๕๖๗๘๙๐',
    '０８３-456-7890',
    '0066834567890',
  ];
  const answers = await many(18, (n) =>
    world.send(
      'POST /api/register',
      {
        ...NEWCOMER,
        username: writings[n % writings.length],
        bank_account_no: `77700000${String(n).padStart(2, '0')}`,
      },
      from(n),
    ),
  );
  expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error === 4006)).toHaveLength(17);
  expect(await world.db.orm.$count(member, eq(member.username, '0834567890'))).toBe(1);
});

test('logins of a member at once from many devices leave the newest ten of a kind, and all work', async () => {
  const { memberId } = await buildMember(world);
  const username = await mobileOf(world, memberId);
  const answers = await many(30, (n) =>
    world.send(
      'POST /api/login',
      { username, password: TEST_PASSWORD },
      { ...from(100 + n), 'x-device-id': `browser-number-${n}-of-the-member` },
    ),
  );
  expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(30);
  // The next login sees what all of them wrote.
  await world.send('POST /api/login', { username, password: TEST_PASSWORD }, from(100));
  const kept = await world.db.orm.select().from(knownDevice).where(eq(knownDevice.memberId, memberId));
  for (const of of KNOWN_DEVICE_KINDS) expect(kept.filter(({ kind }) => kind === of)).toHaveLength(10);
});

test('of twenty browsers of one address that ask at once, exactly one is sent a code, and a message', async () => {
  const log = catchLog(world);
  const { memberId } = await buildMember(world);
  const username = await mobileOf(world, memberId);
  const asked = await many(20, (n) =>
    world.send(
      'POST /api/reset_password',
      { username },
      { ...from(250), 'x-device-id': `browser-number-${n}-at-an-address` },
    ),
  );
  expect(asked.map(({ body }) => body.error).toSorted()).toEqual([0, ...Array(19).fill(4005)]);
  expect(await world.db.orm.$count(resetCode, eq(resetCode.memberId, memberId))).toBe(1);
  expect([...log.text.matchAll(/"code":"\d{6}"/g)]).toHaveLength(1);
});

test('while strangers use up a number, twenty who give its bank account at once are sent as many codes as that account has', async () => {
  const log = catchLog(world);
  const { memberId } = await buildMember(world);
  const username = await mobileOf(world, memberId);
  const [own] = await world.db.orm.select().from(member).where(eq(member.id, memberId));
  const ask = (bank_account_no: string | undefined, n: number) =>
    world.send('POST /api/reset_password', { username, bank_account_no }, from(n));
  const [right, wrong] = await Promise.all([
    many(20, (n) => ask(own?.bankAccountNo, 400 + n)),
    many(20, (n) => ask('5550001234', 440 + n)),
    many(20, (n) => ask(undefined, 480 + n)),
  ]);
  const { codeByBankAccount, codeOfNumber } = accountLimits;
  for (const answers of [right, wrong])
    expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(codeByBankAccount.count);
  expect([...log.text.matchAll(/"code":"\d{6}"/g)]).toHaveLength(
    codeByBankAccount.count + codeOfNumber.count,
  );
  expect(await world.db.orm.$count(resetCode, eq(resetCode.memberId, memberId))).toBe(
    codeByBankAccount.count + codeOfNumber.count,
  );
});

test('codes asked for at once from many devices are as many as the number’s limit, and one sets one password', async () => {
  const log = catchLog(world);
  const { memberId } = await buildMember(world);
  const username = await mobileOf(world, memberId);
  const before = await world.db.orm.$count(limitUse);
  const asked = await many(60, (n) => world.send('POST /api/reset_password', { username }, from(300 + n)));
  const sent = asked.filter(({ body }) => body.error === 0);
  expect(sent).toHaveLength(accountLimits.codeOfNumber.count);
  expect(await world.db.orm.$count(resetCode, eq(resetCode.memberId, memberId))).toBe(sent.length);
  // Of address, address at the number (and its wait), and the number: what was refused left none.
  expect((await world.db.orm.$count(limitUse)) - before).toBe(3 * sent.length + 1);
  const codes = [...log.text.matchAll(/"ref":"(\w+)","code":"(\d{6})"/g)];
  expect(codes).toHaveLength(sent.length);
  const resets = await many(codes.length, (n) =>
    world.send(
      'POST /api/reset_password_v2',
      { username, ref: codes[n]?.[1], otp: codes[n]?.[2], password: `brand-new-word-${n}` },
      from(300 + n),
    ),
  );
  expect(resets.filter(({ body }) => body.error === 0)).toHaveLength(1);
});
