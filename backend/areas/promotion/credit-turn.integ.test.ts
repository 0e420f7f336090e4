import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, payIn, TEST_PASSWORD } from '#backend/testing/members.ts';
import { claim, openPlayer } from '#backend/testing/promotion/promotions.ts';
import { EVENING } from '#backend/testing/world.ts';

// Turn by credit: a deposit of 100 brings 10, and has to come to (100 + 10) × 7 = 770 by what is won and lost.
const world = await openGameWorld([]);
let member: BuiltMember;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world);
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const pay = (baht: number) => payIn(world.services, member.memberId, BigInt(baht) * 100n);
/** The clock goes on between rounds: credit is reckoned in the order of their ends. */
const later = () => world.clock.set(new Date(world.clock.now().getTime() + 1_000).toISOString());
const take = () => claim(world, member.token, 'credit');
const mine = async () => (await world.call('GET /api/promotion/mine', {}, member.token)).body.data;
const played = async () => (await mine())?.running?.played;
const withdraw = (amount: number) =>
  world.call(
    'POST /api/member/withdraw/create',
    { amount, password: TEST_PASSWORD, idempotency_key: world.services.random.uuid() },
    member.token,
  );

test('it begins with the deposit, rises by what is won, and its highest stays', async () => {
  await pay(100);
  expect((await mine())?.offers.at(-1)?.terms).toMatchObject({
    ...{ bonus: 10, target: 770, average_cost_from: 3.62, average_cost: 100 },
  });
  expect((await take()).body.data).toMatchObject({ turn: 'credit', target: 770, played: 100, bonus: 10 });
  const { play } = await openPlayer(world, member);
  await play(50, 0);
  expect(await played()).toBe(100);
  later();
  await play(50, 400);
  expect(await played()).toBe(400);
  later();
  await play(100, 0);
  expect(await played()).toBe(400);
  const progress = (await world.call('GET /api/promotion/progress', {}, member.token)).body.data;
  expect(progress).toMatchObject({ turn: 'credit', target: 770, played: 400, lotto_words: null });
});

test('as soon as the credit was there the bonus is earned, once, though what was won is lost again', async () => {
  await pay(100);
  await take();
  const { play } = await openPlayer(world, member);
  await play(100, 770);
  later();
  await play(200, 0);
  expect(await settlePromotions(world.services)).toBe(1);
  expect(await settlePromotions(world.services)).toBe(0);
  expect(await balanceOf(world, member.token)).toBe(580);
  expect((await mine())?.ended).toMatchObject([{ status: 'done', turn: 'credit', played: 770 }]);
  expect((await withdraw(580)).body.error).toBe(0);
});

test('a satang less earns nothing; what is missing is said where money goes out', async () => {
  await pay(100);
  await take();
  const { play } = await openPlayer(world, member);
  await play(100, 769.99);
  expect(await settlePromotions(world.services)).toBe(0);
  expect((await withdraw(100)).body).toMatchObject({
    ...{ error: 4304, data: { left: 0.01 } },
    message: 'เทิร์นเครดิตของโปรโมชันยังขาด 0.01 บาท ทำให้ครบหรือยกเลิกโปรโมชันก่อน จึงจะถอนได้',
  });
  const info = (await world.call('GET /api/member/withdraw/info', {}, member.token)).body.data;
  expect(info).toMatchObject({ turnover_left: 0.01, turnover_target: 770, turnover_of: 'credit' });
});

test('money that is deposited later is no credit, nor is what lottery or a pending round may bring', async () => {
  await pay(100);
  await take();
  await pay(5_000);
  const { bet } = await openPlayer(world, member);
  await bet(100);
  await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 100 }]);
  expect(await played()).toBe(100);
  expect(await settlePromotions(world.services)).toBe(0);
});

test('a win that is put right before the bonus was paid takes the credit back; after that it stays paid', async () => {
  await pay(100);
  await take();
  const { play, correct } = await openPlayer(world, member);
  await play(100, 770);
  expect((await correct(300)).body.error).toBe(0);
  expect(await played()).toBe(300);
  expect(await settlePromotions(world.services)).toBe(0);
  expect((await correct(770)).body.error).toBe(0);
  expect(await settlePromotions(world.services)).toBe(1);
  expect((await correct(300)).body.error).toBe(0);
  expect(await balanceOf(world, member.token)).toBe(310);
});

test('given up with the credit reached it is earned, as the job would say', async () => {
  await pay(100);
  const { body } = await take();
  const { play } = await openPlayer(world, member);
  await play(100, 770);
  const asked = { claim_id: body.data?.id ?? '' };
  const { data } = (await world.call('POST /api/promotion/cancel', asked, member.token)).body;
  expect(data).toMatchObject({ status: 'done' });
  expect(await balanceOf(world, member.token)).toBe(780);
});

test('a game that counts for no turnover neither raises nor lowers the credit', async () => {
  await pay(100);
  await take();
  const silent = await openPlayer(world, member, { turnover: false });
  await silent.play(50, 700);
  expect(await played()).toBe(100);
  later();
  await silent.play(200, 0);
  later();
  const { play } = await openPlayer(world, member);
  await play(50, 200);
  expect(await played()).toBe(250);
});

test('stakes of one round count with its end together: what they win and cost at once is no credit in between', async () => {
  // Ids decide nothing, so none of several members is luckier.
  for (let one = 0; one < 5; one += 1) {
    member = await buildMember(world);
    await pay(100);
    await take();
    await pay(3_000);
    const { openRound } = await openPlayer(world, member);
    const round = await openRound(200);
    for (let more = 0; more < 4; more += 1) expect((await round.bet(200)).body.error).toBe(0);
    expect((await round.win(1_100, true)).body.error).toBe(0);
    expect(await played()).toBe(200);
    expect(await settlePromotions(world.services)).toBe(0);
    later();
  }
});
