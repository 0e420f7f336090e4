import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import {
  type BuiltMember,
  buildMember,
  openSession,
  payIn,
  TEST_PASSWORD,
} from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { claim, limited, offer, openPlayer } from '#backend/testing/promotion/promotions.ts';
import { EVENING } from '#backend/testing/world.ts';

const INFO = 'GET /api/member/withdraw/info';
const CREATE = 'POST /api/member/withdraw/create';
const world = await openGameWorld([]);
let member: BuiltMember;
let player: Awaited<ReturnType<typeof openPlayer>>;
let minutes = 0;

beforeAll(() => offer(world, limited));
beforeEach(async () => {
  minutes = 0;
  world.clock.set(EVENING);
  member = await buildMember(world);
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

/** What counts for a bonus came after it, so time goes on between two steps. */
const goOn = () => {
  minutes += 1;
  world.clock.set(new Date(Date.parse(EVENING) + minutes * 60_000).toISOString());
};
const pay = (baht: number) => payIn(world.services, member.memberId, BigInt(baht) * 100n);
const balance = () => balanceOf(world, member.token);
const info = async () => (await world.call(INFO, {}, member.token)).body.data;
const withdraw = (
  amount: number,
  bonus_goes?: number,
  key = world.services.random.uuid(),
  token = member.token,
) => world.call(CREATE, { amount, password: TEST_PASSWORD, bonus_goes, idempotency_key: key }, token);
const decide = (word: string, ref: string, more: Record<string, string> = {}) =>
  runOps(world.services, {
    ...{ command: `withdraw ${word}`, options: { ref, ...more }, who: 'nok', why: 'a test', yes: true },
  });

/** A deposit of 100 and its bonus of 10, played and paid: 110 in the wallet. */
async function earnBonus(): Promise<void> {
  await pay(100);
  const { body } = await claim(world, member.token, limited.id);
  expect(body.data).toMatchObject({ bonus: 10, target: 660, largest_withdrawal: 400 });
  player = await openPlayer(world, member);
  for (let played = 0; played < 600; played += 100) await player.play(100);
  await player.play(60);
  goOn();
  expect(await settlePromotions(world.services)).toBe(1);
  expect(await balance()).toBe(110);
  goOn();
}

/** The wallet of the example of the rules: 900, of which 800 came of the bonus. */
async function win(): Promise<void> {
  await earnBonus();
  await player.play(100, 890);
  goOn();
  expect(await balance()).toBe(900);
}

test('the largest withdrawal stands in the offer, before anything is accepted', async () => {
  const { body } = await world.call('GET /api/promotion/list', {});
  expect(body.data?.find(({ id }) => id === limited.id)?.largest_withdrawal).toBe(400);
  expect(body.data?.find(({ id }) => id === 'daily')?.largest_withdrawal).toBeNull();
});

test('900 in the wallet and 400 at the most: 400 is paid, 500 goes, and it was shown before (the worked example)', async () => {
  const before = await houseBalance(world, 'house.promotion');
  await win();
  expect((await withdraw(400, 500, 'a-key-of-nobody', '')).status).toBe(401);
  expect((await withdraw(400, -1)).status).toBe(422);
  expect(await info()).toMatchObject({
    available: 900,
    bonus_limit: { title: limited.title, largest: 400, stays: 400, goes: 500 },
  });
  const told = { error: 4316, data: { goes: 500, stays: 400 } };
  expect((await withdraw(400)).body).toMatchObject(told);
  expect((await withdraw(900, 0)).body).toMatchObject(told);
  expect((await withdraw(400, 499.99)).body).toMatchObject(told);
  expect((await withdraw(400.01, 500)).body).toMatchObject({ error: 4110, data: { available: 400 } });
  expect(await balance()).toBe(900);

  const made = await withdraw(400, 500, 'the-same-key');
  expect(made.body).toMatchObject({ error: 0, data: { amount: 400, bonus_removed: 500 } });
  expect((await withdraw(400, 500, 'the-same-key')).body.data?.ref).toBe(made.body.data?.ref);
  expect(await balance()).toBe(0);
  expect((await houseBalance(world, 'house.promotion')) - before).toBe(490_00n);
  const ref = made.body.data?.ref ?? '';
  expect((await decide('approve', ref)).code).toBe(0);
  expect((await decide('pay', ref)).code).toBe(0);
  expect(await info()).toMatchObject({ available: 0, bonus_limit: null });
  const { body } = await world.call('GET /api/member/statement', {}, member.token);
  const gone = body.data?.rows.find(({ amount }) => amount === -500);
  expect(gone).toMatchObject({ label: 'ส่วนเกินยอดถอนสูงสุดของโบนัส', reference: ref });
  // What goes is no loss that a rebate is given for.
  expect((await world.call('GET /api/cashback/today', {}, member.token)).body.data?.loss.rebate).toBe(0);
});

test('the limit ends with the first withdrawal, however little it takes', async () => {
  await earnBonus();
  expect((await info())?.bonus_limit).toMatchObject({ stays: 110, goes: 0 });
  const ref = (await withdraw(100)).body.data?.ref ?? '';
  await decide('approve', ref);
  await decide('pay', ref);
  await pay(1_000);
  goOn();
  await player.play(1_000, 5_000);
  expect((await info())?.bonus_limit).toBeNull();
  expect((await withdraw(5_000)).body.error).toBe(0);
});

test('own money stays: what was there before, and what is deposited after it', async () => {
  await win();
  await pay(1_000);
  expect((await info())?.bonus_limit).toMatchObject({ stays: 1_100, goes: 800 });
});

test('what waits for a result counts as if it were in the wallet, and is not taken', async () => {
  await win();
  await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 300 }]);
  expect((await info())?.bonus_limit).toMatchObject({ stays: 100, goes: 500 });
});

test('what a round has paid before its provider ends it was won all the same', async () => {
  await earnBonus();
  const round = await player.openRound(100);
  goOn();
  await round.win(60);
  expect(await balance()).toBe(70);
  // The stake may still come back but for what was paid.
  expect((await info())?.bonus_limit).toMatchObject({ stays: 70, goes: 0 });
  await round.win(830);
  expect(await balance()).toBe(900);
  const told = { largest: 400, stays: 400, goes: 500 };
  expect((await info())?.bonus_limit).toMatchObject(told);
  expect((await withdraw(900, 0)).body).toMatchObject({ error: 4316, data: { goes: 500, stays: 400 } });
  await round.win(0, true);
  expect((await info())?.bonus_limit).toMatchObject(told);
  expect((await withdraw(400, 500)).body.error).toBe(0);
});

test('what a round of before the bonus has paid is own money', async () => {
  await pay(100);
  await claim(world, member.token, limited.id);
  player = await openPlayer(world, member);
  for (let played = 0; played < 600; played += 100) await player.play(100);
  const round = await player.openRound(60);
  await player.play(40);
  await player.play(40);
  goOn();
  expect(await settlePromotions(world.services)).toBe(1);
  goOn();
  await round.win(860);
  expect(await balance()).toBe(910);
  expect((await info())?.bonus_limit).toMatchObject({ stays: 900, goes: 10 });
});

/** The bonus of 10.10 earned beside a round of 1 baht that goes on, into which 99 more are put then. */
async function earnBesideRound() {
  await pay(101);
  await claim(world, member.token, limited.id);
  player = await openPlayer(world, member);
  const round = await player.openRound(1);
  for (let played = 0; played < 600; played += 100) await player.play(100);
  await player.play(66.6);
  goOn();
  expect(await settlePromotions(world.services)).toBe(1);
  expect(await balance()).toBe(110.1);
  goOn();
  await round.bet(99);
  return round;
}

test('what later stakes won in a round that was begun before the bonus is no own money', async () => {
  const round = await earnBesideRound();
  await round.win(900);
  expect(await balance()).toBe(911.1);
  // 891 of 900 were won by the 99, which came back with it.
  const told = { stays: 400, goes: 511.1 };
  expect((await info())?.bonus_limit).toMatchObject(told);
  await round.win(0, true);
  expect((await info())?.bonus_limit).toMatchObject(told);
});

test('nor where the first stake of that round was called off: the wins count once', async () => {
  const round = await earnBesideRound();
  expect((await round.callOff()).body.error).toBe(0);
  await round.win(900);
  // Of 912.10 own money is 101, and 811.10 are the bonus and what the 99 won.
  await pay(500);
  const told = { stays: 601, goes: 811.1 };
  expect((await info())?.bonus_limit).toMatchObject(told);
  await round.win(0, true);
  expect((await info())?.bonus_limit).toMatchObject(told);
});

test('a bonus that was lost asks for nothing of what is deposited after it', async () => {
  await earnBonus();
  await player.play(110, 0);
  goOn();
  await pay(500);
  goOn();
  await player.play(500, 3_000);
  expect((await info())?.bonus_limit).toBeNull();
});

test('a win that comes before the confirmation is told and not taken', async () => {
  await win();
  const shown = (await info())?.bonus_limit?.goes ?? 0;
  await player.play(100, 150);
  expect((await withdraw(400, shown)).body).toMatchObject({ error: 4316, data: { goes: 550, stays: 400 } });
  expect((await withdraw(400, 550)).body.error).toBe(0);
});

test('refused, all of it comes back once, and the limit holds again as far as it had taken', async () => {
  await win();
  const first = (await withdraw(400, 500)).body.data?.ref ?? '';
  goOn();
  expect((await decide('refuse', first, { reason: 'ชื่อบัญชีไม่ตรง' })).code).toBe(0);
  await decide('refuse', first, { reason: 'ชื่อบัญชีไม่ตรง' });
  expect(await balance()).toBe(900);
  expect((await info())?.bonus_limit).toMatchObject({ stays: 400, goes: 500 });
  goOn();
  const second = (await withdraw(400, 500)).body.data?.ref ?? '';
  await decide('approve', second);
  await decide('pay', second);
  expect(await balance()).toBe(0);
  expect((await info())?.bonus_limit).toBeNull();
});

test('what is won while a withdrawal is open is nothing of the bonus, also when it is refused later', async () => {
  await win();
  const ref = (await withdraw(100, 500)).body.data?.ref ?? '';
  goOn();
  await player.play(300, 2_300);
  goOn();
  expect((await decide('refuse', ref, { reason: 'ชื่อบัญชีไม่ตรง' })).code).toBe(0);
  expect(await balance()).toBe(2_900);
  expect((await info())?.bonus_limit).toMatchObject({ stays: 2_400, goes: 500 });
});

test('who is excluded is paid what stays', async () => {
  await win();
  const asked = { length: 'day', password: TEST_PASSWORD } as const;
  expect((await world.call('POST /api/member/protection/bar', asked, member.token)).body.error).toBe(0);
  member = { ...member, token: await openSession(world, member.memberId) };
  expect((await withdraw(400, 500)).body).toMatchObject({ error: 0, data: { bonus_removed: 500 } });
  expect(await balance()).toBe(0);
});

test('closing the account pays what stays', async () => {
  await win();
  const close = { password: TEST_PASSWORD };
  expect((await world.call('POST /api/member/account/close', close, member.token)).body).toMatchObject({
    error: 0,
    data: { paid_out: 400 },
  });
});
