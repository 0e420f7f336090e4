import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member } from '#backend/areas/account/tables.ts';
import { writeProtectionAct } from '#backend/areas/protection/write-protection-act.ts';
import { excludeMember } from '#backend/core/session/exclude-member.ts';
import { closeAudited, expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember, NEWCOMER, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { askForLimit, limitOf } from '#backend/testing/protection.ts';
import { openWorld } from '#backend/testing/world.ts';
import { exclusionFrom } from '#rules/protection/exclusion.ts';
import { realityMinutes } from '#rules/protection/reality.ts';

const PARALLEL = 64;
// What is raced here begins after the password: looking at one takes longer than all else, one after the other.
const world = await openWorld({ ports: { askPassword: async () => {} } });
afterAll(() => closeAudited(world));

const many = <Result>(of: (n: number) => Promise<Result>, count = PARALLEL) =>
  Promise.all(Array.from({ length: count }, (_, n) => of(n)));
const bet = (token: string, n: number, amount: number) =>
  world.call(
    'POST /api/lotto/bill/create',
    {
      round_id: ROUND,
      lines: [{ type: 'top_2', number: String(n % 100).padStart(2, '0'), amount }],
      idempotency_key: `bet-number-${n}`,
    },
    token,
  );
const qr = (token: string, n: number, amount: number) =>
  world.call(
    'POST /api/member/payment/generate_qr',
    { channel_id: 1, sub_channel_id: 1, amount, idempotency_key: `qr-number-${n}` },
    token,
  );
const placed = (answers: readonly { body: { error?: number } }[]) =>
  answers.filter(({ body }) => body.error === 0).length;

test.each([
  ['stake', 4406],
  ['loss', 4402],
] as const)('64 bets at once of a member with a %s limit stop at the satang', async (kind, code) => {
  const { token } = await buildMember(world, { balance: 10_000 });
  await askForLimit(world, token, { kind, window: 'day', amount: 200.5 });
  const answers = await many((n) => bet(token, n, n === 0 ? 0.5 + 10 : 10));
  expect(placed(answers)).toBe(20);
  for (const { body } of answers) expect([0, code]).toContain(body.error);
  const { used, left } = await limitOf(world, token, kind);
  expect(used + (left ?? 0)).toBe(200.5);
  expect(await balanceOf(world, token)).toBe(10_000 - used);
});

test('64 QRs at once of a member with a deposit limit are asked for up to the satang', async () => {
  const { token } = await buildMember(world);
  await askForLimit(world, token, { kind: 'deposit', window: 'month', amount: 350.75 });
  const answers = await many((n) => qr(token, n, 100.25));
  expect(placed(answers)).toBe(3);
  for (const { body } of answers.filter((one) => one.body.error !== 0)) {
    expect(body).toMatchObject({ error: 4401, data: { left: 50 } });
  }
});

test('64 deposits at once over several channels stay within what the limits leave, to the satang', async () => {
  const { token } = await buildMember(world);
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 350.5 });
  await askForLimit(world, token, { kind: 'deposit', window: 'week', amount: 320 });
  const ways = [
    { channel_id: 1, sub_channel_id: 1, amount: 100.25 },
    { channel_id: 2, sub_channel_id: 1, amount: 110 },
    { channel_id: 2, sub_channel_id: 3, amount: 110 },
    { channel_id: 4, sub_channel_id: 1, amount: 50 },
  ];
  const answers = await many((n) =>
    world.call(
      'POST /api/member/payment/generate_qr',
      { channel_id: 1, sub_channel_id: 1, amount: 100, ...ways[n % 4], idempotency_key: `way-number-${n}` },
      token,
    ),
  );
  const sum = answers.reduce((all, { body }) => all + Math.round((body.data?.amount ?? 0) * 100), 0);
  expect(placed(answers)).toBeGreaterThan(2);
  expect(sum).toBeLessThanOrEqual(32_000);
  for (const { status, body } of answers) expect([200, 429]).toContain(status === 200 ? status : body.error);
  const { used, left } = await limitOf(world, token, 'deposit', 'week');
  expect([Math.round(used * 100), Math.round((left ?? 0) * 100)]).toEqual([sum, 32_000 - sum]);
  const refused = answers.filter(({ body }) => body.error === 4401);
  const lefts = refused.map(({ body }) => (body.data as unknown as { left: number }).left);
  expect(refused.length).toBeGreaterThan(0);
  // What the last was told is what is left now.
  expect(Math.min(...lefts)).toBe(left);
});

test('QRs that were given up and are paid at once with open ones are credited as far as the limit goes', async () => {
  const { token } = await buildMember(world);
  await askForLimit(world, token, { kind: 'deposit', window: 'day', amount: 350 });
  const refs: string[] = [];
  for (let n = 0; n < 16; n += 1) {
    const { body } = await qr(token, 500 + n, 100);
    const ref = body.data?.ref ?? '';
    refs.push(ref);
    if (n < 13) await world.call('POST /api/member/payment/cancel', { ref }, token);
  }
  const told = await Promise.all(refs.map((ref) => sendEvent(world, { ref, amount: 100 })));
  expect(await balanceOf(world, token)).toBe(300);
  expect(told.filter(({ body }) => Object(body.data).outcome === 'credited')).toHaveLength(3);
  expect(told.slice(13).map(({ body }) => Object(body.data).outcome)).toEqual(Array(3).fill('credited'));
});

test('a limit that is set while bets are on their way holds for every one that is answered after it', async () => {
  const { token } = await buildMember(world, { balance: 10_000 });
  let spentBefore = 0;
  const setting = Promise.all(Array.from({ length: 16 }, (_, n) => bet(token, n, 10))).then(async (first) => {
    spentBefore = 10 * placed(first);
  });
  const limited = askForLimit(world, token, { kind: 'stake', window: 'day', amount: 50 });
  await Promise.all([setting, limited]);
  const after = await many((n) => bet(token, 100 + n, 10), 32);
  expect(10 * placed(after) + spentBefore).toBeLessThanOrEqual(Math.max(50, spentBefore));
});

test('64 askings for one limit, with one key once; raises and lowers at once leave what the acts say', async () => {
  const { token } = await buildMember(world);
  const limit = { kind: 'deposit', window: 'day', amount: 500 } as const;
  const same = await many(() => askForLimit(world, token, limit, 'one-intent-of-mine'));
  expect(new Set(same.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const mixed = await many((n) =>
    n % 3 === 0
      ? world.call('POST /api/member/protection/cancel', { kind: 'deposit', window: 'day' }, token)
      : askForLimit(world, token, { ...limit, amount: 400 + n }),
  );
  expect(placed(mixed)).toBe(PARALLEL);
  const now = await limitOf(world, token, 'deposit');
  expect(now.amount).toBeLessThanOrEqual(500);
});

test('an exclusion between bets, QRs and logins: nothing is spent or asked for once it is answered', async () => {
  const { memberId, token } = await buildMember(world, { balance: 10_000 });
  const [excluded] = await Promise.all([
    world.call('POST /api/member/protection/bar', { length: 'one_year', password: 'any' }, token),
    many((n) => bet(token, n, 10), 32),
    many((n) => qr(token, n, 100), 4),
    many(() => openSession(world, memberId), 4),
  ]);
  expect(excluded.body.error).toBe(0);
  const again = await openSession(world, memberId);
  const before = await balanceOf(world, again);
  const after = await many((n) => bet(again, 200 + n, 10), 16);
  for (const { body } of after) expect(body.error).toBe(4405);
  for (const { body } of await many((n) => qr(again, 200 + n, 100), 4)) expect(body.error).toBe(4405);
  expect(await balanceOf(world, again)).toBe(before);
});

test('64 registrations at once with what an excluded member is known by open no account', async () => {
  const { token } = await buildMember(world);
  const account = { bank_code: '014', bank_account_no: '9990001112' };
  await world.call(
    'POST /api/member/update_sub_bank_account',
    { ...account, password: 'a-good-word-2569' },
    token,
  );
  await world.call('POST /api/member/protection/bar', { length: 'permanent', password: 'any' }, token);
  const answers = await many((n) =>
    world.send(
      'POST /api/register',
      {
        ...NEWCOMER,
        username: `08976543${String(n).padStart(2, '0')}`,
        ...account,
      },
      { 'x-client-address': `192.0.2.${n + 1}` },
    ),
  );
  expect(placed(answers)).toBe(0);
});

test('64 tabs that answer at once how long the session lasts put the next time off once', async () => {
  const { token } = await buildMember(world);
  await world.call('POST /api/member/protection/reality', { minutes: 15 }, token);
  world.clock.set(new Date(world.services.clock.now().getTime() + 16 * 60_000).toISOString());
  const seen = await many(() => world.call('POST /api/member/protection/reality/seen', {}, token));
  const at = world.services.clock.now().getTime();
  for (const { body } of seen) expect(Date.parse(body.data?.due_at ?? '')).toBe(at + 15 * 60_000);
});

test('reminders that many tabs choose at once end as one of them, which is the one that the log has', async () => {
  const { token } = await buildMember(world);
  const choose = (n: number) =>
    world.call(
      'POST /api/member/protection/reality',
      { minutes: realityMinutes[n % realityMinutes.length] ?? 60 },
      token,
    );
  expect(placed(await many(choose))).toBe(PARALLEL);
  await expectCleanAudit(world);
});

test('an offer that is taken and declined while the member is excluded holds nobody up', async () => {
  const { token } = await buildMember(world);
  const answers = await Promise.all([
    many(() => askForLimit(world, token, { kind: 'stake', window: 'day', amount: 100 }), 8),
    many(() => world.call('POST /api/member/protection/offer/decline', {}, token), 8),
    many(() => world.call('POST /api/member/protection/reality', { minutes: 15 }, token), 8),
    many(() => world.call('POST /api/member/protection/bar', { length: 'day', password: 'any' }, token), 1),
  ]);
  // Those that came after the exclusion find their session over.
  for (const { status } of answers.flat()) expect([200, 401]).toContain(status);
});

test('a raise that 64 tabs confirm at once holds as it was asked for, and waits no more', async () => {
  const { memberId, token } = await buildMember(world);
  const limit = { kind: 'deposit', window: 'day' } as const;
  await askForLimit(world, token, { ...limit, amount: 500 });
  await askForLimit(world, token, { ...limit, amount: 900 });
  world.clock.set(new Date(world.clock.now().getTime() + 25 * 3_600_000).toISOString());
  const later = await openSession(world, memberId);
  const answers = await many(() =>
    world.call('POST /api/member/protection/confirm', { ...limit, amount: 900 }, later),
  );
  expect(placed(answers)).toBeGreaterThan(0);
  expect(await limitOf(world, later, 'deposit')).toMatchObject({ amount: 900, pending: null });
});

const waiting = {
  name: 'test_waiting',
  text: `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
};

/** Asks while an exclusion of the member is written and not committed, and answers what is said once it is. */
async function askedDuringExclusion<Answer>(memberId: string, ask: () => Promise<Answer>): Promise<Answer> {
  const now = world.clock.now();
  const asked = await world.db.transact(async (tx) => {
    const exclusion = exclusionFrom('one_year', now);
    await excludeMember(tx, memberId, exclusion, now);
    const act = { memberId, at: now, what: 'barred', length: 'one_year', until: exclusion.until } as const;
    await writeProtectionAct(tx, world.services, act);
    const answer = ask();
    await expect.poll(() => world.db.query(waiting, []), { timeout: 60_000 }).toHaveLength(1);
    return { answer };
  });
  return asked.answer;
}

test('what waits for an exclusion to be committed meets it: no raise is confirmed, no second bank account noted', async () => {
  const { memberId, token } = await buildMember(world);
  const limit = { kind: 'deposit', window: 'day' } as const;
  await askForLimit(world, token, { ...limit, amount: 500 });
  await askForLimit(world, token, { ...limit, amount: 900_000 });
  world.clock.set(new Date(world.clock.now().getTime() + 25 * 3_600_000).toISOString());
  const later = await openSession(world, memberId);
  const confirmed = await askedDuringExclusion(memberId, () =>
    world.call('POST /api/member/protection/confirm', { ...limit, amount: 900_000 }, later),
  );
  expect(confirmed.body.error).toBe(4405);
  const again = await openSession(world, memberId);
  expect((await limitOf(world, again, 'deposit')).amount).toBe(500);

  const other = await buildMember(world);
  const account = { bank_code: '014', bank_account_no: '9990003334', password: TEST_PASSWORD };
  const noted = await askedDuringExclusion(other.memberId, () =>
    world.call('POST /api/member/update_sub_bank_account', account, other.token),
  );
  // The exclusion ends every session, that of the call too.
  expect(noted.status).toBe(401);
  const [kept] = await world.db.orm.select().from(member).where(eq(member.id, other.memberId));
  expect(kept?.subBankAccountNo).toBeNull();
});
