import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createSummaryReader } from '#backend/areas/account/session/read-session-summary.ts';
import { member, session } from '#backend/areas/account/tables.ts';
import { areas } from '#backend/areas.ts';
import { createPageReads, type PageReads } from '#backend/core/http/page-reads.ts';
import { createShares } from '#backend/core/limits/member-share.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { hearStatements } from '#backend/testing/statements.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import type { UserInfo } from '#contract/account.ts';
import type { Wallet } from '#contract/wallet.ts';

const world = await openWorld();
let pages: PageReads;
afterEach(() => world.clock.set(EVENING));
beforeAll(async () => {
  const routes = areas.flatMap(({ calls }) => calls);
  const shares = createShares(world.db.connections);
  pages = createPageReads(world.services, { routes, shares, createSummaryReader });
});
afterAll(() => world[Symbol.asyncDispose]());

interface Body {
  readonly error: number;
  readonly data?: { readonly user: UserInfo; readonly wallets: Wallet[]; readonly visit: object };
}
async function summary(token: string, isUse = true) {
  const { status, body } = await pages.summary(token, isUse);
  return { status, body: body as Body };
}
const visitOf = async (token: string) => (await summary(token)).body.data?.visit;

test('a session summary says what the calls say, in one statement', async () => {
  const { memberId, token: first } = await buildMember(world, { balance: 250.5 });
  world.clock.set('2025-06-15T19:10:00+07:00');
  const token = await openSession(world, memberId);
  await world.db.orm
    .update(member)
    .set({ subBankCode: '014', subBankAccountNo: '1112223334' })
    .where(eq(member.id, memberId));
  for (const one of [token, first]) {
    const { texts } = hearStatements();
    const { body } = await summary(one);
    // The older session is also written down as used.
    expect(texts).toHaveLength(one === token ? 1 : 2);
    vi.restoreAllMocks();
    expect(body.data?.user).toEqual((await world.call('GET /api/get_user_info', {}, one)).body.data);
    expect(body.data?.wallets).toEqual((await world.call('POST /api/member/wallets', {}, one)).body.data);
  }
  const { body } = await summary(token);
  expect(body.data?.user).toMatchObject({
    member_id: memberId,
    previous_login: { at: new Date(EVENING).toISOString(), device: 'test' },
    sub_bank: { bank_code: '014', account_masked: 'xxx-x-x2333-x' },
  });
  expect(body.data?.wallets).toMatchObject([{ balance: 250.5, wallet_type_id: 1 }]);
});

test('members who come at once share a statement and see their own', async () => {
  const members = await Promise.all([11, 22, 33].map((balance) => buildMember(world, { balance })));
  const tokens = [...members, ...members].map(({ token }) => token);
  const { texts } = hearStatements();
  const summaries = await Promise.all([...tokens, 'a'.repeat(43)].map((token) => summary(token)));
  // One for all of them, and one that asks why nobody's token opens none.
  expect(texts).toHaveLength(2);
  vi.restoreAllMocks();
  expect(summaries.pop()).toMatchObject({ status: 401 });
  expect(summaries.map(({ body }) => [body.data?.user.member_id, body.data?.wallets[0]?.balance])).toEqual(
    [...members, ...members].map(({ memberId }, at) => [memberId, [11, 22, 33][at % 3]]),
  );
});

test("a session that is over, revoked, of a locked member or nobody's is refused as the calls refuse it", async () => {
  const over = (token: string) =>
    expect(summary(token)).resolves.toMatchObject({ status: 401, body: { error: 401 } });
  for (const token of ['', 'x', `${'a'.repeat(43)}'; --`, 'a'.repeat(43)]) await over(token);
  const revoked = await buildMember(world);
  await world.call('POST /api/logout', {}, revoked.token);
  await over(revoked.token);
  const locked = await buildMember(world);
  await world.db.orm.update(member).set({ status: 'locked' }).where(eq(member.id, locked.memberId));
  await over(locked.token);
  const idle = await buildMember(world);
  world.clock.set('2025-06-15T19:30:01+07:00');
  await over(idle.token);
  world.clock.set('2025-06-15T18:58:00+07:00');
  await over(idle.token);
});

test('a page keeps its session alive, and writes it down once a minute at most', async () => {
  const { token, memberId } = await buildMember(world);
  const lastSeen = async () =>
    (await world.db.orm.select().from(session).where(eq(session.memberId, memberId)))[0]?.lastSeenAt;
  world.clock.set('2025-06-15T19:00:50+07:00');
  await summary(token);
  expect(await lastSeen()).toEqual(new Date(EVENING));
  world.clock.set('2025-06-15T19:29:00+07:00');
  await summary(token);
  expect(await lastSeen()).toEqual(new Date('2025-06-15T19:29:00+07:00'));
  world.clock.set('2025-06-15T19:58:00+07:00');
  expect((await summary(token)).status).toBe(200);
});

test('reads of a page go under its visit alone', async () => {
  const mine = await buildMember(world, { balance: 100 });
  const other = await buildMember(world, { balance: 100 });
  const { bill_id: billId } = await placeBill(world, mine.token, [
    { type: 'top_2', number: '56', amount: 10 },
  ]);
  const list = (visit: unknown) => pages.read('GET /api/lotto/bill/list', { limit: 5 }, async () => visit);
  expect(await list(await visitOf(mine.token))).toMatchObject({
    status: 200,
    body: { error: 0, data: [{ bill_id: billId }] },
  });
  expect(await list(await visitOf(other.token))).toMatchObject({ body: { data: [] } });
  const made = { memberId: mine.memberId, tokenHash: 'x', sessionStartedAt: new Date() };
  for (const visit of [undefined, null, mine.memberId, made, { ...(await visitOf(mine.token)) }])
    expect(await list(visit)).toMatchObject({ status: 401 });
});

test('a page reads as over HTTP: what it may not, what is not there, bad input, a public call', async () => {
  const { token } = await buildMember(world);
  const visit = await visitOf(token);
  const read = (key: string, input: object) => pages.read(key, input, async () => visit);
  const uuid = world.services.random.uuid();
  expect(await read('GET /api/lotto/bill/detail', { bill_id: uuid })).toMatchObject({ status: 404 });
  expect(await read('GET /api/lotto/bill/detail', { bill_id: 'x' })).toMatchObject({ status: 422 });
  expect(await read('POST /api/lotto/bill/create', {})).toMatchObject({ status: 404 });
  expect(await read('POST /api/payment/webhook', {})).toMatchObject({ status: 404 });
  expect(await read('GET /api/none', {})).toMatchObject({ status: 404 });
  const asked = vi.fn();
  const lobby = await pages.read('GET /api/lotto/lobby', { agent_id: 31 }, asked);
  expect(lobby).toMatchObject({ status: 200, body: { status: 0 } });
  expect(lobby.body).toEqual((await world.call('GET /api/lotto/lobby', { agent_id: 31 })).body);
  expect(asked).not.toHaveBeenCalled();
});
