import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { wager } from '#backend/core/wagers/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import {
  ACME,
  ACME_GAME,
  type GameWorld,
  openAcme,
  openGameWorld,
} from '#backend/testing/games/game-world.ts';
import { frameParameter, HOUSE_GAME, openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, mobileOf, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { askForLimit } from '#backend/testing/protection.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
const HOUR_MS = 3_600_000;
let member: BuiltMember;

beforeEach(async () => {
  member = await buildMember(world, { balance: 100 });
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const balance = () => balanceOf(world, member.token);
const own = async () =>
  (await world.call('GET /api/member/game/rounds', {}, member.token)).body.data?.free_rounds ?? [];

async function grant(options: Readonly<Partial<Record<string, string>>> = {}) {
  const username = await mobileOf(world, member.memberId);
  const asked = { username, game: HOUSE_GAME, stake: '10', count: '3', 'valid-days': '7' };
  return runOps(world.services, {
    command: 'games grant-free-rounds',
    options: { ...asked, ...options },
    ...{ who: 'nok', why: 'a test', yes: true },
  });
}

test('free rounds cost nothing, pay what they win as money, are no wager, and end when they are used up', async () => {
  expect((await grant()).code).toBe(0);
  expect(await own()).toMatchObject([{ game_id: HOUSE_GAME, game_name: 'ตลาดนำโชค', stake: 10, left: 3 }]);
  const { frame, sessionId } = await openHouseGame(world, member.token);
  const table = (await world.call('POST /api/house/open', { token: frame })).body.data;
  expect(table?.free_rounds).toMatchObject([{ stake: 10, left: 3 }]);
  let won = 0n;
  for (let at = 0; at < 3; at += 1) {
    const { body } = await spin(world, frame, { isFree: true });
    expect(body).toMatchObject({ error: 0, data: { round: { is_free: true, status: 'done', stake: 10 } } });
    won += toSatang(body.data?.round.win ?? 0);
  }
  expect(await balance()).toBe(100 + toBaht(won));
  expect(await own()).toEqual([]);
  const session = await world.call(
    'GET /api/member/game/session',
    { game_session_id: sessionId },
    member.token,
  );
  expect(session.body.data).toMatchObject({ rounds: 3, staked: 0, won: toBaht(won), net: toBaht(won) });
  const wagers = await world.db.orm.select().from(wager).where(eq(wager.memberId, member.memberId));
  expect(wagers).toEqual([]);
  expect((await spin(world, frame, { isFree: true })).body.error).toBe(errorCodes.NO_FREE_ROUND);
  expect(await balance()).toBe(100 + toBaht(won));
});

test('a free round is shown again like any other, and the same key plays it once', async () => {
  await grant({ count: '2' });
  const { frame } = await openHouseGame(world, member.token);
  const first = await spin(world, frame, { isFree: true, key: 'one-press-of-it' });
  const again = await spin(world, frame, { isFree: true, key: 'one-press-of-it' });
  expect(again.body.data?.round).toEqual(first.body.data?.round);
  expect(await own()).toMatchObject([{ left: 1 }]);
  expect((await spin(world, frame, { key: 'one-press-of-it' })).body.error).toBe(
    errorCodes.TRANSACTION_MISMATCH,
  );
  const [round] = (await world.call('GET /api/member/game/rounds', {}, member.token)).body.data?.rounds ?? [];
  const link = (await world.call('GET /api/member/game/replay', { id: round?.id ?? '' }, member.token)).body
    .data?.link;
  const replay = await world.call('POST /api/house/replay', { replay: frameParameter(link ?? '', 'replay') });
  expect(replay.body.data?.round).toMatchObject({ is_free: true, round_id: first.body.data?.round.round_id });
});

test('they are of one game, one stake, one member, and no demo has them', async () => {
  await grant();
  const { frame } = await openHouseGame(world, member.token);
  expect((await spin(world, frame, { isFree: true, stake: 20 })).body.error).toBe(errorCodes.NO_FREE_ROUND);
  const stranger = await buildMember(world, { balance: 5 });
  expect(
    (await world.call('GET /api/member/game/rounds', {}, stranger.token)).body.data?.free_rounds,
  ).toEqual([]);
  const other = await openHouseGame(world, stranger.token);
  expect((await spin(world, other.frame, { isFree: true })).body.error).toBe(errorCodes.NO_FREE_ROUND);
  const demo = await world.call('POST /api/game/demo', {
    ...{
      game_id: HOUSE_GAME,
      provider_id: 'house',
      agent_code: 'pwin',
      agent_id: 31,
      is_mobile: true,
      source: 'test',
    },
  });
  const demoFrame = frameParameter(demo.body.data?.link ?? '', 'token');
  expect((await spin(world, demoFrame, { isFree: true })).body.error).toBe(errorCodes.NO_FREE_ROUND);
  expect(await own()).toMatchObject([{ left: 3 }]);
});

test('what has ended cannot be used, and an answer that was lost uses one up at most', async () => {
  await grant({ 'valid-days': '1' });
  const { frame } = await openHouseGame(world, member.token);
  let lost = 0;
  world.between((handle) => async (request) => {
    const answer = await handle(request);
    if (!request.url.includes('/api/provider/free_win')) return answer;
    lost += 1;
    return new Response(null, { status: 503 });
  });
  const pressed = await spin(world, frame, { isFree: true, key: 'one-press-of-it' });
  expect(pressed.body.error).toBe(errorCodes.OUTCOME_UNKNOWN);
  expect(lost).toBeGreaterThan(0);
  world.between((handle) => handle);
  expect((await spin(world, frame, { isFree: true, key: 'one-press-of-it' })).body.error).toBe(0);
  expect(await own()).toMatchObject([{ left: 2 }]);
  world.clock.set(new Date(world.clock.now().getTime() + 25 * HOUR_MS).toISOString());
  const token = await openSession(world, member.memberId);
  const later = await world.call('GET /api/member/game/rounds', {}, token);
  expect(later.body).toMatchObject({ error: 0, data: { free_rounds: [] } });
  const reopened = await openHouseGame(world, token);
  expect((await spin(world, reopened.frame, { isFree: true })).body.error).toBe(errorCodes.NO_FREE_ROUND);
});

test('another provider uses them by its own messages, once per id', async () => {
  await grant({ provider: ACME, game: ACME_GAME, count: '1' });
  const play = await openAcme(world, member);
  const message = {
    ...{
      player_id: play.player_id,
      game_id: ACME_GAME,
      round_id: randomUUID(),
      transaction_id: randomUUID(),
    },
    ...{ currency: 'THB' as const, amount: 12.5, free_round: { token: play.token, stake: 10 } },
  };
  const known = await world.tell('POST /api/provider/balance', { token: play.token });
  expect(known.body.data).toMatchObject({ balance: 100, free_rounds: [{ stake: 10, left: 1 }] });
  const paid = await world.tell('POST /api/provider/free_win', message);
  expect(paid.body).toMatchObject({ error: 0, data: { balance: 112.5, repeated: false } });
  const again = await world.tell('POST /api/provider/free_win', message);
  expect(again.body).toMatchObject({ error: 0, data: { balance: 112.5, repeated: true } });
  const more = await world.tell('POST /api/provider/free_win', { ...message, amount: 1_000 });
  expect(more.body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  const next = { ...message, transaction_id: randomUUID(), round_id: randomUUID() };
  expect((await world.tell('POST /api/provider/free_win', next)).body.error).toBe(errorCodes.NO_FREE_ROUND);
  await world.call('POST /api/logout', {}, member.token);
  const late = { ...next, transaction_id: randomUUID() };
  expect((await world.tell('POST /api/provider/free_win', late)).body.error).toBe(
    errorCodes.GAME_SESSION_OVER,
  );
  expect((await world.tell('POST /api/provider/free_win', message)).body).toMatchObject({
    error: 0,
    data: { repeated: true },
  });
});

test('a member without money opens the game that free rounds are of, and no other', async () => {
  member = await buildMember(world, { balance: 0 });
  await grant();
  const { frame } = await openHouseGame(world, member.token);
  expect((await spin(world, frame, { isFree: true })).body.error).toBe(0);
});

test('an operator gives whole numbers of them, of a stake that the game takes', async () => {
  for (const wrong of [
    { count: '0' },
    { count: '101' },
    { count: '1.5' },
    { 'valid-days': '91' },
    { stake: '0.5' },
    { game: 'no-such-game' },
  ])
    expect((await grant(wrong)).code, JSON.stringify(wrong)).toBe(1);
  expect(await own()).toEqual([]);
});

test('a free round is play: it is refused when its time is used up, or play is excluded, and stays', async () => {
  await grant();
  await askForLimit(world, member.token, { kind: 'time', window: 'day', amount: 0 });
  const { frame } = await openHouseGame(world, member.token);
  expect((await spin(world, frame, { isFree: true })).body.error).toBe(errorCodes.TIME_LIMIT);
  expect(await own()).toMatchObject([{ left: 3 }]);
});

test('a limit of what may be lost holds no free round back, also where it is passed already', async () => {
  await grant();
  const { frame } = await openHouseGame(world, member.token);
  for (let played = 0; played < 3; played += 1) await spin(world, frame);
  await askForLimit(world, member.token, { kind: 'stake', window: 'day', amount: 10 });
  expect((await spin(world, frame)).body.error).not.toBe(0);
  expect((await spin(world, frame, { isFree: true })).body.error).toBe(0);
});
