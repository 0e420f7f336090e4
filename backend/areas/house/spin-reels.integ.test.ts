import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { houseSession } from '#backend/areas/house/tables.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type GameWorld, openGameWorld } from '#backend/testing/games/game-world.ts';
import { frameParameter, HOUSE_GAME, openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { errorCodes } from '#contract/error-codes.ts';
import type { HouseRound } from '#contract/house.ts';
import { verifyOwnRound } from '#rules/games/verify-own-round.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
let token: string;

beforeEach(async () => {
  ({ token } = await buildMember(world, { balance: 1_000 }));
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const balance = () => balanceOf(world, token);

async function playRounds(frame: string, count: number): Promise<HouseRound[]> {
  const rounds: HouseRound[] = [];
  for (let at = 0; at < count; at += 1) {
    const { body } = await spin(world, frame);
    expect(body).toMatchObject({ error: 0, data: { round: { status: 'done', stake: 10, nonce: at } } });
    if (body.data) rounds.push(body.data.round);
  }
  return rounds;
}

const sumOfWins = (rounds: readonly HouseRound[]) => rounds.reduce((sum, { win }) => sum + toSatang(win), 0n);

test('a member opens a game, plays twenty rounds, and wallet, statement and session agree', async () => {
  const { frame, sessionId } = await openHouseGame(world, token);
  const table = (await world.call('POST /api/house/open', { token: frame })).body.data;
  expect(table).toMatchObject({ balance: 1_000, is_demo: false, last: null });
  const rounds = await playRounds(frame, 20);
  const won = sumOfWins(rounds);
  expect(await balance()).toBe(800 + toBaht(won));
  const session = await world.call('GET /api/member/game/session', { game_session_id: sessionId }, token);
  expect(session.body.data).toMatchObject({
    ...{ rounds: 20, staked: 200, won: toBaht(won), net: toBaht(won - 20_000n) },
  });
  const listed = await world.call('GET /api/member/game/rounds', { limit: 100 }, token);
  expect(listed.body.data?.rounds.map((round) => round.round_id)).toEqual(
    rounds.map((round) => round.round_id).reverse(),
  );
});

test('what is no game, no stake or more than there is, is refused and costs nothing', async () => {
  const nobody = await spin(world, 'a-token-that-nobody-was-ever-given');
  expect(nobody.body.error).toBe(errorCodes.GAME_SESSION_OVER);
  const { frame } = await openHouseGame(world, token);
  expect((await spin(world, frame, { stake: 10.005 })).status).toBe(422);
  expect((await spin(world, frame, { stake: 3 })).body.error).toBe(errorCodes.BAD_STAKE);
  const poor = await buildMember(world, { balance: 5 });
  const game = await openHouseGame(world, poor.token);
  const tooMuch = () => spin(world, game.frame, { key: 'more-than-there-is' });
  const { body } = await tooMuch();
  expect(body.error).toBe(errorCodes.INSUFFICIENT_BALANCE);
  // What would have happened is not told.
  expect(Object(body.data)).not.toHaveProperty('round');
  expect((await tooMuch()).body.error).toBe(errorCodes.ROUND_FINISHED);
  expect(await balanceOf(world, poor.token)).toBe(5);
  expect(await balance()).toBe(1_000);
});

test('a key is one round, and no other stake', async () => {
  const { frame } = await openHouseGame(world, token);
  const first = await spin(world, frame, { key: 'pressed-once' });
  const after = await balance();
  const again = await spin(world, frame, { key: 'pressed-once' });
  expect(again.body.data?.round).toEqual(first.body.data?.round);
  expect(again.body.data?.balance).toBe(after);
  expect(await balance()).toBe(after);
  const other = await spin(world, frame, { key: 'pressed-once', stake: 20 });
  expect(other.body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
});

test('the seed is shown once another one has taken its place, and every round follows from it', async () => {
  const { frame } = await openHouseGame(world, token);
  const rounds = await playRounds(frame, 5);
  expect(rounds.every(({ seed }) => seed === null)).toBe(true);
  const change = { token: frame, client_seed: 'a-seed-of-mine' };
  const { next_commit: promised } =
    (await world.call('POST /api/house/open', { token: frame })).body.data?.seed ?? {};
  const { data } = (await world.call('POST /api/house/seed', change)).body;
  expect(data?.seed.commit).toBe(promised);
  expect(data).toMatchObject({ seed: { client_seed: 'a-seed-of-mine', next_nonce: 0 } });
  for (const {
    commit,
    client_seed: clientSeed,
    nonce,
    machine,
    version,
    events,
    bets,
    stake,
    win,
  } of rounds) {
    expect(data?.shown.commit).toBe(commit);
    const record = {
      seed: data?.shown.seed ?? '',
      commit,
      clientSeed,
      nonce,
      machine,
      version,
      events,
      bets,
      stakeSatang: toSatang(stake),
      wonSatang: toSatang(win),
    };
    expect(await verifyOwnRound(nodeHashing, record)).toBeNull();
  }
  expect((await spin(world, frame)).body.data?.round).toMatchObject({
    nonce: 0,
    client_seed: 'a-seed-of-mine',
  });
});

test('a round is shown again to whoever has its newest link, and its link only given to its player', async () => {
  const { frame } = await openHouseGame(world, token);
  const [round] = await playRounds(frame, 1);
  const [{ id = '' } = {}] =
    (await world.call('GET /api/member/game/rounds', { limit: 1 }, token)).body.data?.rounds ?? [];
  const linkOf = async (by: string) => world.call('GET /api/member/game/replay', { id }, by);
  const stranger = await buildMember(world, { balance: 0 });
  expect((await linkOf(stranger.token)).status).toBe(404);
  const [older, newer] = [await linkOf(token), await linkOf(token)].map(({ body }) =>
    frameParameter(body.data?.link ?? '', 'replay'),
  );
  expect((await world.call('POST /api/house/replay', { replay: older ?? '' })).status).toBe(404);
  const shown = await world.call('POST /api/house/replay', { replay: newer ?? '' });
  expect(shown.body.data?.round).toEqual(round);
});

test('a demo without play money refuses, and its rounds can be checked all the same', async () => {
  const game = { game_id: HOUSE_GAME, provider_id: 'house', agent_code: 'pwin' } as const;
  const { data } = (await world.call('POST /api/game/demo', { ...game, is_mobile: true, source: 'lobby' }))
    .body;
  const frame = frameParameter(data?.link ?? '', 'token');
  expect((await spin(world, frame)).body.data?.balance).toBeGreaterThan(9_000);
  const own = eq(houseSession.tokenHash, hashToken(frame));
  await world.db.orm.update(houseSession).set({ demoSatang: 500n }).where(own);
  expect((await spin(world, frame)).body.error).toBe(errorCodes.INSUFFICIENT_BALANCE);
  const change = { token: frame, client_seed: 'a-seed-of-mine' };
  expect((await world.call('POST /api/house/seed', change)).body.error).toBe(0);
  expect(await balance()).toBe(1_000);
});

test('a round that is there is told again also when no more rounds may be played for a minute', async () => {
  const { frame } = await openHouseGame(world, token);
  const first = await spin(world, frame, { stake: 1, key: 'an-answer-that-was-lost' });
  for (let played = 1; played < 60; played += 1) await spin(world, frame, { stake: 1 });
  expect((await spin(world, frame, { stake: 1 })).status).toBe(429);
  const again = () => spin(world, frame, { stake: 1, key: 'an-answer-that-was-lost' });
  expect((await again()).body.data?.round).toEqual(first.body.data?.round);
  // The two looks above count for the limit of repetitions too.
  for (let asked = 2; asked < 60; asked += 1) expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(429);
});
