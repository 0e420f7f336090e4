import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { resumeRounds } from '#backend/areas/house/rounds/resume-rounds.ts';
import { houseRound } from '#backend/areas/house/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ACME_GAME, type GameWorld, openAcme, openGameWorld } from '#backend/testing/games/game-world.ts';
import { openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { EVENING } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { toBaht } from '#rules/money/baht.ts';

const AFTER_A_MINUTE = '2025-06-15T19:01:00+07:00';
const world: GameWorld<readonly []> = await openGameWorld([]);
let token: string;
let frame: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  world.between((handle) => handle);
  ({ token } = await buildMember(world, { balance: 1_000 }));
  ({ frame } = await openHouseGame(world, token));
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const balance = () => balanceOf(world, token);
const isBet = (request: Request) => request.url.endsWith('/api/provider/bet_win');
const broken = (status: number) => Response.json({ error: status, message: '' }, { status });

async function lastRound() {
  const [round] = await world.db.orm.select().from(houseRound).orderBy(desc(houseRound.number)).limit(1);
  if (!round) throw new Error('No round was drawn');
  return round;
}

/** What the wallet holds once the stake of a round for 10 baht was taken and its win paid. */
const afterRound = async () => toBaht(99_000n + (await lastRound()).winSatang);

/** The wallet carries every stake out, and no answer comes back. */
function loseAnswers(status = 500): void {
  world.between((handle) => async (request) => {
    if (!isBet(request)) return handle(request);
    await handle(request);
    return broken(status);
  });
}

/** No stake reaches the wallet; they are kept. */
function loseStakes(): Request[] {
  const kept: Request[] = [];
  world.between((handle) => async (request) => {
    if (!isBet(request)) return handle(request);
    kept.push(request.clone());
    return broken(503);
  });
  return kept;
}

const resumeAfterAMinute = async () => {
  world.clock.set(AFTER_A_MINUTE);
  await resumeRounds(world.services);
};

// A busy or refusing front of the wallet says nothing of an earlier try that was carried out.
test.each([500, 503, 429, 403])(
  'an answer that was lost (%d) is no refusal: the same key has the result later',
  async (status) => {
    loseAnswers(status);
    const first = await spin(world, frame, { key: 'pressed-once' });
    expect(first.body).toMatchObject({
      error: errorCodes.OUTCOME_UNKNOWN,
      data: { round_id: (await lastRound()).id },
    });
    expect(await balance()).toBe(await afterRound());
    world.between((handle) => handle);
    const again = await spin(world, frame, { key: 'pressed-once' });
    expect(again.body).toMatchObject({
      error: 0,
      data: { round: { status: 'done' }, balance: await afterRound() },
    });
    expect(await balance()).toBe(await afterRound());
  },
);

test('a round whose player never came back ends with its result, once, and no sooner than it may', async () => {
  loseAnswers();
  await spin(world, frame);
  await resumeRounds(world.services);
  expect((await lastRound()).status).toBe('pending');
  await resumeAfterAMinute();
  await resumeRounds(world.services);
  expect(await lastRound()).toMatchObject({ status: 'done', reason: 'จบรอบหลังการเชื่อมต่อขาดหาย' });
  expect(await balance()).toBe(await afterRound());
});

test('a round whose stake was never taken is called off, and the stake is refused when it comes late', async () => {
  const kept = loseStakes();
  await spin(world, frame, { key: 'never-taken' });
  const change = { token: frame, client_seed: 'a-seed-of-mine' };
  expect((await world.call('POST /api/house/seed', change)).body.error).toBe(errorCodes.OUTCOME_UNKNOWN);
  await resumeAfterAMinute();
  expect((await lastRound()).status).toBe('cancelled');
  expect((await world.call('POST /api/house/seed', change)).body.error).toBe(0);
  world.clock.set(EVENING);
  const [late] = kept;
  const answer = late && (await world.handle(late).then((response) => response.json()));
  expect(answer).toMatchObject({ error: errorCodes.BET_ROLLED_BACK });
  world.between((handle) => handle);
  const again = await spin(world, frame, { key: 'never-taken' });
  expect(again.body.error).toBe(errorCodes.ROUND_FINISHED);
  expect(await balance()).toBe(1_000);
});

test('a stake that is refused while an earlier try is on its way is called off, so that it takes nothing late', async () => {
  const player = await buildMember(world, { balance: 1_000 });
  ({ token } = player);
  ({ frame } = await openHouseGame(world, token));
  const play = await openAcme(world, player);
  const all = { player_id: play.player_id, round_id: 'all-that-there-is' };
  const counts = { turnover: true, cashback: true, commission: true };
  const stake = { ...all, game_id: ACME_GAME, transaction_id: 'stake-of-all', currency: 'THB' as const };
  const kept: Request[] = [];
  world.between((handle) => async (request) => {
    if (!isBet(request) || kept.length > 0) return handle(request);
    kept.push(request.clone());
    await world.tell('POST /api/provider/bet', { ...stake, token: play.token, amount: 1_000, counts });
    return broken(503);
  });
  expect((await spin(world, frame)).body.error).toBe(errorCodes.INSUFFICIENT_BALANCE);
  expect((await lastRound()).status).toBe('cancelled');
  const back = { ...all, original_id: 'stake-of-all', transaction_id: 'back-of-all' };
  await world.tell('POST /api/provider/rollback', back);
  const [late] = kept;
  const answer = late && (await world.handle(late).then((response) => response.json()));
  expect(answer).toMatchObject({ error: errorCodes.BET_ROLLED_BACK });
  expect(await balance()).toBe(1_000);
});

test('a press that comes again and is refused ends nothing that the wallet may still carry out', async () => {
  const kept = loseStakes();
  await spin(world, frame, { key: 'pressed-twice' });
  world.between((handle) => handle);
  await world.call('POST /api/logout', {}, token);
  const again = await spin(world, frame, { key: 'pressed-twice' });
  expect(again.body.error).toBe(errorCodes.GAME_SESSION_OVER);
  expect((await lastRound()).status).toBe('cancelled');
  const [late] = kept;
  const answer = late && (await world.handle(late).then((response) => response.json()));
  expect(answer).toMatchObject({ error: errorCodes.BET_ROLLED_BACK });
});

test('who opens the game again finds the round that was interrupted ended', async () => {
  loseAnswers();
  await spin(world, frame);
  world.between((handle) => handle);
  const again = await openHouseGame(world, token);
  const { data } = (await world.call('POST /api/house/open', { token: again.frame })).body;
  const round = await lastRound();
  expect(data).toMatchObject({ last: { round_id: round.id, status: 'done' }, balance: await afterRound() });
  const kept = await world.db.orm
    .select()
    .from(houseRound)
    .where(eq(houseRound.playerId, round.playerId ?? ''));
  expect(kept).toHaveLength(1);
});

test('a round stays open while the wallet cannot be asked what became of it', async () => {
  loseAnswers();
  await spin(world, frame);
  world.between(() => async () => broken(503));
  await resumeAfterAMinute();
  expect((await lastRound()).status).toBe('pending');
  world.between((handle) => handle);
  await resumeRounds(world.services);
  expect((await lastRound()).status).toBe('done');
  expect(await balance()).toBe(await afterRound());
});

test('a round that is ended by somebody else while its own press waits is told with its result', async () => {
  world.between((handle) => async (request) => {
    const answer = await handle(request);
    if (isBet(request)) await resumeAfterAMinute();
    return answer;
  });
  const { body } = await spin(world, frame);
  const { winSatang, events } = await lastRound();
  expect(body.data?.round).toMatchObject({ status: 'done', win: toBaht(winSatang), events });
});

test('once the wallet has said that the session is over, no stake is sent for it, and the seed can still be shown', async () => {
  await spin(world, frame, { key: 'while-it-was-open' });
  await world.call('POST /api/logout', {}, token);
  expect((await spin(world, frame)).body.error).toBe(errorCodes.GAME_SESSION_OVER);
  const kept = loseStakes();
  expect((await spin(world, frame)).body.error).toBe(errorCodes.GAME_SESSION_OVER);
  expect((await world.call('POST /api/house/open', { token: frame })).body.error).toBe(
    errorCodes.GAME_SESSION_OVER,
  );
  expect(kept).toEqual([]);
  const change = { token: frame, client_seed: 'a-seed-of-mine' };
  expect((await world.call('POST /api/house/seed', change)).body.error).toBe(0);
});
