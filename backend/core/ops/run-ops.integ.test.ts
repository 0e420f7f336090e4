import { readFileSync } from 'node:fs';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { numberControl, roundRate } from '#backend/areas/lotto/tables.ts';
import { SEAL } from '#backend/core/evidence/seal-rows.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember, mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { openWorld } from '#backend/testing/world.ts';

const DRAWS = readFileSync('backend/areas/lotto/seed/glo-draws-2025.json', 'utf8');
const world = await openWorld();
let token: string;
let memberId: string;

beforeEach(async () => {
  ({ token, memberId } = await buildMember(world));
});
afterAll(() => closeAudited(world));

function ops(command: string, options: Record<string, string> = {}, yes = false) {
  return runOps(world.services, { command, options, who: 'nok', why: 'a test', yes });
}
const said = async (answer: ReturnType<typeof ops>) => (await answer).lines.join('\n');
const logOf = (command: string) =>
  world.db.orm.select().from(opsLog).where(eq(opsLog.command, command)).orderBy(opsLog.no);
const DRY = 'Dry run: nothing was changed. Add --yes to do it.';

const qr = (amount?: number) => makeQr(world, token, { amount });
async function balance(): Promise<bigint | null | undefined> {
  const rows = await world.db.orm.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, memberId));
  return rows.find(({ kind }) => kind === 'main')?.balance;
}

test('outside a sandbox simulated money is refused and the message names the setting; the rest works', async () => {
  const ref = await qr();
  const services = { ...world.services, sandbox: false };
  const member = { username: '0923456781', password: 'first-hour-1' };
  for (const yes of [false, true]) {
    const real = (command: string, options: Record<string, string>) =>
      runOps(services, { command, options, who: 'nok', why: 'a test', yes });
    for (const answer of [
      await real('payment pay', { ref }),
      await real('payment refuse', { ref, reason: 'x' }),
      await real('member create', { ...member, deposit: '1000' }),
    ]) {
      expect(answer).toEqual({ code: 1, lines: [expect.stringContaining('SANDBOX=yes')] });
    }
    expect(await real('member create', member)).toMatchObject({ code: 0 });
  }
  expect(await balance()).toBe(0n);
});

test('the sandbox bank pays once; the dry run before it changes nothing', async () => {
  const ref = await qr();
  expect(await ops('payment pay', { ref })).toEqual({
    code: 0,
    lines: [`Deposit ${ref}: 500.00 baht credited`, DRY],
  });
  expect(await balance()).toBe(0n);
  expect(await ops('payment pay', { ref }, true)).toEqual({
    code: 0,
    lines: [`Deposit ${ref}: 500.00 baht credited`],
  });
  expect(await said(ops('payment pay', { ref }, true))).toBe(
    `Deposit ${ref} of 500.00 baht was paid, 500.00 baht came: kept as unmatched`,
  );
  expect(await balance()).toBe(50_000n);
});

test('an earlier number pays nothing again, and the sandbox bank says so', async () => {
  const [one, two] = [await makeTransfer(world, token), await makeTransfer(world, token)];
  const paid = { 'trans-ref': 'TOLDBEFORE01', amount: String(one.amount) };
  expect(await said(ops('payment pay', { ref: one.ref, ...paid }, true))).toMatch(/credited$/);
  for (const { ref } of [one, two])
    expect(await said(ops('payment pay', { ref, ...paid }, true))).toBe(
      `Deposit ${ref} is unchanged: ${one.amount.toFixed(2)} baht paid another one, or was reported before`,
    );
  expect(await balance()).toBe(BigInt(Math.round(one.amount * 100)));
});

test('who read what is of members is in the log; what tells of nobody leaves no act', async () => {
  // What becomes of an act is sealed by an entry of its own.
  const acts = () => world.db.orm.$count(opsLog, ne(opsLog.command, SEAL));
  const before = await acts();
  await ops('export day', { day: '2025-06-15' });
  await ops('withdraw list');
  expect(await logOf('export day')).toMatchObject([
    { who: 'nok', facts: { day: '2025-06-15', outcome: 'done' } },
  ]);
  expect(await logOf('withdraw list')).toMatchObject([{ facts: { outcome: 'done' } }]);
  await ops('report day', { day: '2025-06-15' });
  expect(await acts()).toBe(before + 2);
});

test('another amount stays unmatched and is listed', async () => {
  const ref = await qr();
  expect(await said(ops('payment pay', { ref, amount: '499' }, true))).toContain('kept as unmatched');
  expect(await balance()).toBe(0n);
  expect(await said(ops('payment unmatched'))).toMatch(new RegExp(`ref ${ref}  499.00 baht`));
});

test('the sandbox bank refuses with a reason, and not what was paid', async () => {
  const ref = await qr();
  expect((await ops('payment refuse', { ref, reason: 'ชื่อไม่ตรง' }, true)).code).toBe(0);
  const asked = await world.call('GET /api/member/payment/inquiry_status', { ref }, token);
  expect(asked.body.data).toEqual({ status: 'cancelled', credited: null, reason: 'ชื่อไม่ตรง', arrivals: [] });
  const paid = await qr();
  await ops('payment pay', { ref: paid }, true);
  expect(await ops('payment refuse', { ref: paid, reason: 'late' }, true)).toMatchObject({ code: 1 });
  expect(await balance()).toBe(50_000n);
});

test('makes a member who can log in, with money; a taken number or a bad one is refused', async () => {
  const one = { username: '0912345678', password: 'first-hour-1', deposit: '1000.50' };
  const login = () => world.call('POST /api/login', { username: one.username, password: one.password });
  expect(await ops('member create', one)).toMatchObject({ code: 0 });
  expect((await login()).body.error).toBe(4001);
  expect((await ops('member create', one, true)).code).toBe(0);
  const session = (await login()).body.access_token ?? '';
  expect((await world.call('POST /api/member/wallets', {}, session)).body.data?.[0]?.balance).toBe(1_000.5);
  expect((await ops('member create', one, true)).code).toBe(1);
  for (const wrong of [{ username: '021234567' }, { password: 'short' }, { deposit: '-5' }]) {
    expect((await ops('member create', { ...one, username: '0998765432', ...wrong }, true)).code).toBe(1);
  }
  const kept = JSON.stringify(await logOf('member create'));
  expect(kept).toContain('xxx-xxx-5678');
  expect(kept).not.toMatch(/0912345678|first-hour-1/);

  expect((await ops('member lock', { username: one.username })).code).toBe(0);
  expect((await world.call('POST /api/member/wallets', {}, session)).status).toBe(200);
  expect((await ops('member lock', { username: one.username }, true)).code).toBe(0);
  expect((await world.call('POST /api/member/wallets', {}, session)).status).toBe(401);
  expect((await login()).body.error).toBe(4001);
  expect((await ops('member unlock', { username: one.username }, true)).code).toBe(0);
  const [[locked], [unlocked]] = [await logOf('member lock'), await logOf('member unlock')];
  const [own] = await world.db.orm.select().from(member).where(eq(member.username, one.username));
  expect([locked?.facts, unlocked?.facts]).toMatchObject([
    { username: expect.stringMatching(/^xxx-xxx-\d{4}$/), members: [`${own?.id}:locked`] },
    { members: [`${own?.id}:active`] },
  ]);
  expect((await world.call('POST /api/member/wallets', {}, session)).status).toBe(401);
  expect((await login()).body.error).toBe(0);
  expect((await ops('member lock', { username: '0900000000' }, true)).code).toBe(1);
});

test('an unknown deposit or a senseless amount is refused', async () => {
  expect(await ops('payment pay', { ref: 'AAAAAAAAAAAAAAAA' }, true)).toEqual({
    code: 1,
    lines: ['There is no deposit AAAAAAAAAAAAAAAA'],
  });
  expect((await ops('payment pay', { ref: await qr(), amount: '1.001' }, true)).code).toBe(1);
});

test('controls a number of an open round and lifts that', async () => {
  const one = { round: ROUND, type: 'top_2', number: '12' };
  const controls = () => world.db.orm.select().from(numberControl).where(eq(numberControl.roundId, ROUND));
  await ops('lotto number', { ...one, control: 'blocked' });
  expect(await controls()).toEqual([]);
  await ops('lotto number', { ...one, control: 'custom_limit', limit: '50' }, true);
  expect(await controls()).toMatchObject([{ number: '12', control: 'custom_limit', limitSatang: 5_000n }]);
  await ops('lotto number', { ...one, control: 'blocked' }, true);
  expect(await controls()).toMatchObject([{ control: 'blocked', limitSatang: null }]);
  await ops('lotto number', { ...one, control: 'clear' }, true);
  expect(await controls()).toEqual([]);
});

test.each([
  [{ type: 'top_9' }, '--type is one of'],
  [{ number: '123' }, 'A number of top_2 has 2 digits'],
  [{ number: '1๒' }, 'A number of top_2 has 2 digits'],
  [{ control: 'sold' }, '--control is one of'],
  [{ limit: '50' }, 'A limit belongs to custom_limit'],
  [{ round: 'glo-2031-01-01' }, 'unknown or not open'],
])('refuses to control with %j', async (wrong, message) => {
  const options = { round: ROUND, type: 'top_2', number: '12', control: 'blocked', ...wrong };
  const answer = await ops('lotto number', options, true);
  expect(answer.code).toBe(1);
  expect(answer.lines.join()).toContain(message);
});

test('changes a rate', async () => {
  const rates = () => world.db.orm.select().from(roundRate).where(eq(roundRate.roundId, ROUND));
  const rateOf = async (type: string) => (await rates()).find((row) => row.type === type)?.rateHundredths;
  await ops('lotto rate', { round: ROUND, type: 'run_top', rate: '3.1' });
  expect(await rateOf('run_top')).toBe(320);
  expect(await said(ops('lotto rate', { round: ROUND, type: 'run_top', rate: '3.1' }, true))).toBe(
    `${ROUND} run_top pays 3.1 per baht`,
  );
  expect(await rateOf('run_top')).toBe(310);
  expect((await ops('lotto rate', { round: ROUND, type: 'run_top', rate: '-1' }, true)).code).toBe(1);
});

test('publishes a draw; again it changes nothing; other figures are refused', async () => {
  const draw = { kind: 'glo', date: '2025-06-16', file: DRAWS };
  expect(await said(ops('lotto publish', draw))).toMatch(
    /first prize \d{6}, last two \d\d\n0 bills settled\nDry run/,
  );
  const lobby = async () => (await world.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status;
  expect(await lobby()).toBe('open');
  expect((await ops('lotto publish', draw, true)).code).toBe(0);
  expect(await lobby()).toBe('resulted');
  expect(await said(ops('lotto publish', draw, true))).toContain('was published before');
  const other = JSON.stringify(
    JSON.parse(DRAWS).map((one: { last_two: string }) => ({
      ...one,
      last_two: one.last_two === '00' ? '01' : '00',
    })),
  );
  expect((await ops('lotto publish', { ...draw, file: other }, true)).code).toBe(1);
  expect((await ops('lotto publish', { ...draw, date: '2025-06-17' }, true)).code).toBe(1);
  expect((await ops('lotto publish', { ...draw, file: 'no json' }, true)).lines).toEqual([
    'The file is not JSON',
  ]);
});

const END_OF_LOG = /^audit log ends with (\d+:[0-9a-f]{64})$/;

test('audit says clean, or what differs', async () => {
  const { code, lines } = await ops('audit');
  expect({ code, lines }).toEqual({ code: 0, lines: ['audit clean', expect.stringMatching(END_OF_LOG)] });
  const [, head = ''] = END_OF_LOG.exec(lines[1] ?? '') ?? [];
  await world.db.script(
    `UPDATE ledger_account SET seq = seq + 1 WHERE member_id = '${memberId}' AND kind = 'main'`,
  );
  const answer = await ops('audit');
  expect(answer.code).toBe(1);
  expect(answer.lines).toEqual([expect.stringMatching(/^sequence: account /)]);
  await world.db.script(
    `UPDATE ledger_account SET seq = seq - 1 WHERE member_id = '${memberId}' AND kind = 'main'`,
  );
  // An end that was noted is found again, however the log went on; one that never was is not.
  await ops('text publish', { kind: 'terms', version: '2030-01' }, true);
  expect((await ops('audit', { head })).code).toBe(0);
  const lost = await ops('audit', { head: head.replace(/.$/, (last) => (last === '0' ? '1' : '0')) });
  expect(lost.lines).toEqual([expect.stringMatching(/^log_head: act \d+ was noted with another hash/)]);
  expect((await ops('audit', { head: 'x' })).code).toBe(1);
});

test('every act is logged with who, why and its end; dry runs are not; a file is kept by its hash', async () => {
  const earlier = (await world.db.orm.select().from(opsLog)).map(({ id }) => id);
  const newOf = async (command: string) => (await logOf(command)).filter(({ id }) => !earlier.includes(id));
  await ops('lotto number', { round: ROUND, type: 'top_2', number: '12', control: 'blocked' });
  await ops('audit');
  await ops('payment pay', { ref: 'AAAAAAAAAAAAAAAA' }, true);
  await ops('lotto publish', { kind: 'glo', date: '2025-06-16', file: 'no json' }, true);
  expect(await newOf('lotto number')).toEqual([]);
  expect(await newOf('audit')).toEqual([]);
  expect(await newOf('payment pay')).toMatchObject([
    { who: 'nok', why: 'a test', facts: { ref: 'AAAAAAAAAAAAAAAA', outcome: 'refused' } },
  ]);
  const [publication] = await newOf('lotto publish');
  expect(publication?.facts).toMatchObject({
    date: '2025-06-16',
    file: expect.stringMatching(/^sha256 [0-9a-f]{64}$/),
  });
});

test('what takes a right of a member or gives one back says why, also on a dry run', async () => {
  const username = await mobileOf(world, memberId);
  const limit = { kind: 'deposit', window: 'day', amount: '100' };
  const commands = ['member lock', 'member unlock', 'protection limit'] as const;
  for (const command of commands) {
    const options = command === 'protection limit' ? { username, ...limit } : { username };
    for (const yes of [false, true])
      expect(await runOps(world.services, { command, options, who: 'nok', why: ' ', yes })).toEqual({
        code: 1,
        lines: [`${command} needs --why`],
      });
  }
});

test('a grant that is typed twice within minutes gives once, unless it is said to be meant', async () => {
  const username = await mobileOf(world, memberId);
  const grants = {
    'points grant': { points: '70' },
    'wheel grant': { spins: '3' },
    'games grant-free-rounds': { game: 'lucky-market', stake: '10', count: '2' },
  };
  for (const [command, what] of Object.entries(grants)) {
    const give = (more: Record<string, string> = {}) =>
      runOps(world.services, {
        ...{ command, who: 'nok', why: 'a test', yes: true },
        options: { username, 'valid-days': '7', ...what, ...more },
      });
    expect((await give()).code, command).toBe(0);
    expect(await give()).toEqual({
      code: 1,
      lines: ['nok gave this member as much of the same within 10 minutes; --again yes gives it once more'],
    });
    expect((await give({ again: 'yes' })).code).toBe(0);
    expect((await give({ again: 'no' })).lines).toEqual(['--again is yes']);
    const other = Object.fromEntries(Object.keys(what).map((one) => [one, '5']));
    expect(
      (await give({ ...what, ...(command === 'games grant-free-rounds' ? { count: '5' } : other) })).code,
    ).toBe(0);
  }
  world.clock.set(new Date(world.clock.now().getTime() + 600_000).toISOString());
  const options = { username, 'valid-days': '7', points: '70' };
  const order = { command: 'points grant', options, who: 'nok', why: 'a test', yes: true };
  expect((await runOps(world.services, order)).code).toBe(0);
});

test('money that is matched by hand says why, also on a dry run', async () => {
  for (const yes of [false, true])
    expect(
      await runOps(world.services, {
        ...{ command: 'payment match', who: 'nok', why: ' ', yes },
        options: { event: 'of-nobody', member: await mobileOf(world, memberId) },
      }),
    ).toEqual({ code: 1, lines: ['payment match needs --why'] });
});
