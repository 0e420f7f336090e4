import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { game } from '#backend/areas/games/tables.ts';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import { inviteMember } from '#backend/testing/affiliate/invitations.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ACME_GAME, openGameWorld } from '#backend/testing/games/game-world.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import {
  type BuiltMember,
  buildMember,
  openSession,
  payIn,
  TEST_PASSWORD,
} from '#backend/testing/members.ts';
import { claim, limited, offer, openPlayer } from '#backend/testing/promotion/promotions.ts';
import { EVENING } from '#backend/testing/world.ts';

const DAY_MS = 86_400_000;
const MINE = 'GET /api/promotion/mine';
const CANCEL = 'POST /api/promotion/cancel';
const world = await openGameWorld([]);
let member: BuiltMember;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world);
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const pay = (baht: number) => payIn(world.services, member.memberId, BigInt(baht) * 100n);
const mine = async () => (await world.call(MINE, {}, member.token)).body.data;
const take = (id = 'daily', key?: string) => claim(world, member.token, id, key);
const cancel = (id: string, token = member.token) => world.call(CANCEL, { claim_id: id }, token);
const withdraw = (amount: number) =>
  world.call(
    'POST /api/member/withdraw/create',
    { amount, password: TEST_PASSWORD, idempotency_key: world.services.random.uuid() },
    member.token,
  );
const laterBy = (ms: number) => world.clock.set(new Date(Date.parse(EVENING) + ms).toISOString());

test('anybody reads what is offered, what has to be played for it, and what that costs on average', async () => {
  const { body } = await world.call('GET /api/promotion/list', {});
  expect(body.data?.map(({ id }) => id)).toEqual([
    ...['first-deposit', 'daily', 'evening', 'reload', 'silver', 'invited', 'credit'],
  ]);
  expect(body.data?.[0]).toMatchObject({
    times: 20,
    example: { bonus: 50, target: 3_000, average_cost_from: 108.6, average_cost: 123.3 },
  });
});

test('without a session, with bad input, of a version that is not offered, without a deposit: nothing is taken', async () => {
  expect((await claim(world, '', 'daily')).status).toBe(401);
  const asked = { offer_id: 'daily', version: 1, idempotency_key: 'a-key-of-mine' };
  expect((await world.call('POST /api/promotion/claim', { ...asked, version: 0 }, member.token)).status).toBe(
    422,
  );
  const other = await world.call('POST /api/promotion/claim', { ...asked, version: 2 }, member.token);
  expect(other.body.error).toBe(4313);
  expect((await take()).body).toMatchObject({ error: 4314, data: { why: 'no_deposit' } });
  expect(await mine()).toMatchObject({ running: null, ended: [] });
});

test('a bonus is promised, played for and paid once; the same key answers the same claim', async () => {
  await pay(200);
  expect((await mine())?.offers[1]?.terms).toMatchObject({ bonus: 20, target: 1_320, average_cost: 54.26 });
  const first = await take('daily', 'the-same-key');
  expect(first.body).toMatchObject({ error: 0, data: { bonus: 20, target: 1_320, status: 'running' } });
  expect((await take('daily', 'the-same-key')).body.data?.id).toBe(first.body.data?.id);
  expect((await take('evening', 'the-same-key')).body.error).toBe(4111);
  expect((await take('evening')).body).toMatchObject({ error: 4314, data: { why: 'running' } });
  expect(await balanceOf(world, member.token)).toBe(200);

  const { play } = await openPlayer(world, member);
  for (let played = 0; played < 1_200; played += 200) await play(200);
  expect((await mine())?.running).toMatchObject({ played: 1_200, withdrawable: 0 });
  expect((await withdraw(100)).body).toMatchObject({ error: 4304, data: { left: 120 } });
  expect(await settlePromotions(world.services)).toBe(0);
  const progress = async () => (await world.call('GET /api/promotion/progress', {}, member.token)).body.data;
  expect(await progress()).toMatchObject({
    withdrawable: 0,
    counts: [{ of: 'games', percent: 100 }],
    lotto_words: null,
  });
  await play(120);
  // Played, and not settled yet: what is in the wallet can be withdrawn, the bonus not.
  expect((await mine())?.running).toMatchObject({ played: 1_320, withdrawable: 200 });
  expect(await progress()).toMatchObject({ withdrawable: 200 });
  expect(await settlePromotions(world.services)).toBe(1);
  expect(await settlePromotions(world.services)).toBe(0);
  expect(await balanceOf(world, member.token)).toBe(220);
  expect((await mine())?.ended).toMatchObject([{ status: 'done', played: 1_320, withdrawable: null }]);
  expect((await withdraw(220)).body.error).toBe(0);
});

test('a bet above the largest is refused when it is placed, one as large is not, and a larger one is taken after the end', async () => {
  await pay(1_000);
  const { body } = await take();
  const { bet } = await openPlayer(world, member);
  expect((await bet(200.01)).body.error).not.toBe(0);
  expect((await bet(200)).body.error).toBe(0);
  await cancel(body.data?.id ?? '');
  expect((await bet(500)).body.error).toBe(0);
});

test('450 in slots at 100 % and 300 in baccarat at 50 % fill 600 (D §7.11)', async () => {
  await offer(world, {
    ...limited,
    id: 'by-kind',
    number: 50,
    weights: { 'games/slot': 100, 'games/casino': 50 },
  });
  await pay(1_000);
  await take('by-kind');
  const { play } = await openPlayer(world, member);
  const setCategory = (category: 'slot' | 'casino') =>
    world.db.orm.update(game).set({ category }).where(eq(game.gameId, ACME_GAME));
  await play(450);
  await setCategory('casino');
  await play(300);
  await setCategory('slot');
  expect((await mine())?.running).toMatchObject({ played: 600 });
});

test('what is pending, or of lottery, fills nothing', async () => {
  await pay(1_000);
  await take();
  const { bet } = await openPlayer(world, member);
  await bet(200);
  await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 100 }]);
  expect((await mine())?.running?.played).toBe(0);
});

test('what has a result in lottery fills a promotion that says so by half, and Yeekee fills none', async () => {
  await inviteMember(world, await buildMember(world), member);
  await pay(1_000);
  expect((await take('invited')).body.error).toBe(0);
  const { bill_id } = await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 100 }]);
  const played = async () => (await mine())?.running?.played;
  expect(await played()).toBe(0);
  const settle = (kind: string) =>
    world.db.script(`
      UPDATE wager SET status = 'settled', ended_at = accepted_at, kind = '${kind}' WHERE reference = '${bill_id}'`);
  await world.db.script('BEGIN; SET LOCAL session_replication_role = replica');
  await settle('glo');
  expect(await played()).toBe(50);
  await settle('yeekee');
  expect(await played()).toBe(0);
  await world.db.script('ROLLBACK');
});

test('cancelled twice: the promise goes, the wallet stays, and what was asked for is not asked for any more', async () => {
  await pay(500);
  const { body } = await take();
  const id = body.data?.id ?? '';
  expect((await cancel(id)).body.data).toMatchObject({ status: 'cancelled' });
  expect((await cancel(id)).body.data).toMatchObject({ status: 'cancelled' });
  expect(await balanceOf(world, member.token)).toBe(500);
  expect((await withdraw(500)).body.error).toBe(0);
  expect((await take()).body).toMatchObject({ error: 4314, data: { why: 'taken' } });
});

test('of somebody else a claim is not found', async () => {
  await pay(500);
  const { body } = await take();
  const stranger = await buildMember(world);
  expect((await cancel(body.data?.id ?? '', stranger.token)).status).toBe(404);
  expect((await mine())?.running?.status).toBe('running');
});

test('each deposit brings one bonus, each offer one in its time, and none after a withdrawal', async () => {
  await pay(500);
  await cancel((await take('first-deposit')).body.data?.id ?? '');
  expect((await take()).body).toMatchObject({ error: 4314, data: { why: 'no_deposit' } });
  await pay(500);
  expect((await take('first-deposit')).body).toMatchObject({ error: 4314, data: { why: 'taken' } });
  await withdraw(500);
  expect((await take()).body).toMatchObject({ error: 4314, data: { why: 'no_deposit' } });
});

test('at midnight in Bangkok a deposit of the day before brings nothing', async () => {
  await pay(500);
  laterBy(5 * 3_600_000);
  member = { ...member, token: await openSession(world, member.memberId) };
  expect((await take()).body).toMatchObject({ error: 4314, data: { why: 'no_deposit' } });
});

const statusNow = async () => {
  member = { ...member, token: await openSession(world, member.memberId) };
  return (await mine())?.ended.map(({ status }) => status);
};

test('what is not played in time expires and brings nothing, and what is played after its time fills nothing', async () => {
  await pay(500);
  await take();
  const { play } = await openPlayer(world, member);
  await play(200);
  laterBy(7 * DAY_MS);
  await play(200);
  await settlePromotions(world.services);
  expect(await statusNow()).toEqual(['expired']);
  expect(await balanceOf(world, member.token)).toBe(500);
});

test('an exclusion ends it, whatever was played, and brings nothing', async () => {
  await pay(200);
  await take();
  const { play } = await openPlayer(world, member);
  for (let played = 0; played < 1_200; played += 200) await play(200);
  const asked = { length: 'day', password: TEST_PASSWORD } as const;
  expect((await world.call('POST /api/member/protection/bar', asked, member.token)).body.error).toBe(0);
  await settlePromotions(world.services);
  expect(await statusNow()).toEqual(['excluded']);
  expect(await balanceOf(world, member.token)).toBe(200);
});

test('who played it through, is excluded and cancels before the job gets nothing, as from the job', async () => {
  await pay(200);
  const id = (await take()).body.data?.id ?? '';
  const { play } = await openPlayer(world, member);
  for (let played = 0; played < 1_400; played += 200) await play(200);
  const asked = { length: 'day', password: TEST_PASSWORD } as const;
  expect((await world.call('POST /api/member/protection/bar', asked, member.token)).body.error).toBe(0);
  member = { ...member, token: await openSession(world, member.memberId) };
  expect((await cancel(id)).body.data).toMatchObject({ status: 'excluded' });
  expect(await settlePromotions(world.services)).toBe(0);
  expect(await balanceOf(world, member.token)).toBe(200);
});

test('cancelled after its time and before the job it has expired, as from the job', async () => {
  await pay(500);
  const id = (await take()).body.data?.id ?? '';
  laterBy(7 * DAY_MS);
  member = { ...member, token: await openSession(world, member.memberId) };
  expect((await cancel(id)).body.data).toMatchObject({ status: 'expired' });
});

test('a key of long ago answers its claim, however many came after it', async () => {
  const key = 'a-key-of-long-ago';
  for (let day = 0; day <= 22; day += 1) {
    laterBy(day * DAY_MS);
    member = { ...member, token: await openSession(world, member.memberId) };
    await pay(100);
    await cancel((await take('daily', day === 0 ? key : undefined)).body.data?.id ?? '');
  }
  await pay(100);
  expect((await take('evening', key)).body.error).toBe(4111);
  expect((await take('daily', key)).body).toMatchObject({
    error: 0,
    data: { at: new Date(EVENING).toISOString() },
  });
});

test('a second deposit of the day, a rank and an invitation: each is for whom it is for, and the page says what is missing', async () => {
  const why = async (id: string) =>
    (await mine())?.offers.find(({ promotion }) => promotion.id === id)?.problem ?? null;
  await pay(300);
  expect(await why('reload')).toBe('ต้องเป็นการฝากครั้งที่ 2 ของวันขึ้นไป ตอนนี้ฝากแล้ว 1 ครั้ง');
  expect(await why('silver')).toBe('ยอดเสี่ยง 30 วันล่าสุดครบ 50,000.00 บาท (ระดับซิลเวอร์) ตอนนี้ 0.00 บาท');
  expect(await why('invited')).toBe('โปรโมชันนี้สำหรับสมาชิกที่เพื่อนชวนมาเท่านั้น');
  for (const [id, problem] of [
    ['reload', 'too_few_deposits'],
    ['silver', 'rank_too_low'],
    ['invited', 'not_invited'],
  ] as const)
    expect((await take(id)).body).toMatchObject({ error: 4314, data: { why: problem } });

  await inviteMember(world, await buildMember(world), member);
  expect(await why('invited')).toBeNull();
  await pay(300);
  expect(await why('reload')).toBeNull();
  expect((await take('reload')).body.data).toMatchObject({ deposit: 300, bonus: 36, target: 2_352 });
});

test('the rank of an offer is read of what was played, and an offer of a week is taken once in it', async () => {
  await payIn(world.services, member.memberId, 60_000_00n);
  const { play } = await openPlayer(world, member);
  for (let round = 0; round < 50; round += 1) expect((await play(1_000)).body.error).toBe(0);
  await pay(500);
  const taken = await take('silver');
  expect(taken.body.data).toMatchObject({ bonus: 100, target: 6_000 });
  await cancel(taken.body.data?.id ?? '');
  await pay(500);
  expect((await take('silver')).body).toMatchObject({ error: 4314, data: { why: 'taken' } });
  // The fifteenth of June is a Sunday, the day after begins a week.
  laterBy(DAY_MS);
  member = { ...member, token: await openSession(world, member.memberId) };
  await pay(500);
  expect((await take('silver')).body.error).toBe(0);
});
