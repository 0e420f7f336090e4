import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { wager } from '#backend/core/wagers/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ACME_GAME, type GameWorld, openAcme, openGameWorld } from '#backend/testing/games/game-world.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { EVENING } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { games } from '#contract/games.ts';

const world: GameWorld<readonly []> = await openGameWorld([]);
const counts = { turnover: true, cashback: true, commission: true };
let member: BuiltMember;
let play: Awaited<ReturnType<typeof openAcme>>;
let made = 0;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world, { balance: 1_000 });
  play = await openAcme(world, member);
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const balance = () => balanceOf(world, member.token);

function newId(kind: string): string {
  made += 1;
  return `${kind}-${String(made).padStart(8, '0')}`;
}

const about = (round: string) => ({
  player_id: play.player_id,
  game_id: ACME_GAME,
  round_id: round,
  currency: 'THB' as const,
});

function bet(round: string, amount = 100, id = newId('bet'), token = play.token) {
  const body = { ...about(round), token, transaction_id: id, amount, counts };
  return world.tell('POST /api/provider/bet', body);
}

function win(round: string, amount: number, { id = newId('win'), finished = true } = {}) {
  return world.tell('POST /api/provider/win', { ...about(round), transaction_id: id, amount, finished });
}

function rollback(round: string, original: string, id = newId('back')) {
  const body = { player_id: play.player_id, round_id: round, original_id: original, transaction_id: id };
  return world.tell('POST /api/provider/rollback', body);
}

test('a message without the signature of its provider is refused', async () => {
  const body = {
    ...about(newId('round')),
    token: play.token,
    transaction_id: newId('bet'),
    amount: 1,
    counts,
  };
  expect((await world.send('POST /api/provider/bet', body)).status).toBe(403);
  const signed = {
    'x-provider-id': 'acme',
    'x-provider-timestamp': '1750000000',
    'x-provider-signature': 'a'.repeat(64),
  };
  expect((await world.send('POST /api/provider/bet', body, signed)).status).toBe(403);
  expect(await balance()).toBe(1_000);
});

test('bad input: a third decimal, another currency, an unknown field, no stake', async () => {
  const good = {
    ...about(newId('round')),
    token: play.token,
    transaction_id: newId('bet'),
    amount: 1,
    counts,
  };
  for (const bad of [
    { ...good, amount: 1.005 },
    { ...good, amount: 0 },
    { ...good, amount: -1 },
    { ...good, currency: 'USD' },
    { ...good, currency: 'mTHB' },
    { ...good, scale: 1_000 },
    { ...good, transaction_id: 'short' },
    { ...good, counts: { turnover: true } },
  ])
    expect((await world.tell('POST /api/provider/bet', bad as never)).status).toBe(422);
  expect(await balance()).toBe(1_000);
});

test('a stake that is not taken: no game, too little, too much, more than there is', async () => {
  expect((await bet(newId('round'), 100, newId('bet'), 'a'.repeat(43))).body.error).toBe(
    errorCodes.GAME_SESSION_OVER,
  );
  expect((await bet(newId('round'), 0.5)).body.error).toBe(errorCodes.BAD_STAKE);
  expect((await bet(newId('round'), 1_000.01)).body.error).toBe(errorCodes.BAD_STAKE);
  await bet(newId('round'), 600);
  expect((await bet(newId('round'), 600)).body).toMatchObject({ error: errorCodes.INSUFFICIENT_BALANCE });
  const stranger = await openAcme(world, await buildMember(world, { balance: 10 }));
  const body = {
    ...about(newId('round')),
    token: stranger.token,
    transaction_id: newId('bet'),
    amount: 1,
    counts,
  };
  expect((await world.tell('POST /api/provider/bet', body)).body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  expect(await balance()).toBe(400);
});

test('a round is staked, won and ended, and its wager says so', async () => {
  const round = newId('round');
  const id = newId('bet');
  expect((await bet(round, 100, id)).body).toMatchObject({
    error: 0,
    data: { balance: 900, repeated: false },
  });
  expect((await bet(round, 50)).body).toMatchObject({ error: 0, data: { balance: 850 } });
  expect((await win(round, 30, { finished: false })).body).toMatchObject({
    error: 0,
    data: { balance: 880 },
  });
  expect((await win(round, 245.25)).body).toMatchObject({ error: 0, data: { balance: 1_125.25 } });
  const rows = await world.db.orm.select().from(wager).where(eq(wager.memberId, member.memberId));
  expect(
    rows.map(({ status, chargedSatang, payoutSatang }) => [status, chargedSatang, payoutSatang]),
  ).toEqual(
    expect.arrayContaining([
      ['settled', 10_000n, 27_525n],
      ['settled', 5_000n, 0n],
    ]),
  );
  // What has ended takes no more.
  expect((await bet(round)).body.error).toBe(errorCodes.ROUND_FINISHED);
  expect((await win(round, 1)).body.error).toBe(errorCodes.ROUND_FINISHED);
});

test('the same id with the same message is answered as done, with another amount it is refused', async () => {
  const [round, id] = [newId('round'), newId('bet')];
  await bet(round, 100, id);
  expect((await bet(round, 100, id)).body).toMatchObject({
    error: 0,
    data: { balance: 900, repeated: true },
  });
  expect((await bet(round, 99, id)).body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  expect((await win(round, 10, { id })).body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  const winId = newId('win');
  await win(round, 10, { id: winId });
  expect((await win(round, 10, { id: winId })).body).toMatchObject({
    error: 0,
    data: { balance: 910, repeated: true },
  });
  expect((await win(round, 11, { id: winId })).body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  expect((await bet(round, 100, winId)).body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  expect(await balance()).toBe(910);
});

test('a win without a stake is refused, and so is that of another player', async () => {
  expect((await win(newId('round'), 10)).body.error).toBe(errorCodes.UNKNOWN_BET);
  const round = newId('round');
  await bet(round);
  const other = await openAcme(world, await buildMember(world));
  const body = {
    ...about(round),
    player_id: other.player_id,
    transaction_id: newId('win'),
    amount: 5,
    finished: true,
  };
  expect((await world.tell('POST /api/provider/win', body)).body.error).toBe(errorCodes.UNKNOWN_BET);
  expect((await win(round, 0)).body.error).toBe(0);
});

test('a stake is given back once; one that comes after its rollback is refused', async () => {
  const [round, id] = [newId('round'), newId('bet')];
  await bet(round, 100, id);
  const back = newId('back');
  expect((await rollback(round, id, back)).body).toMatchObject({
    error: 0,
    data: { balance: 1_000, repeated: false },
  });
  expect((await rollback(round, id, back)).body).toMatchObject({ error: 0, data: { repeated: true } });
  expect((await rollback(round, id)).body).toMatchObject({ error: 0, data: { balance: 1_000 } });
  const [late, lateId] = [newId('round'), newId('bet')];
  expect((await rollback(late, lateId)).body.error).toBe(0);
  expect((await bet(late, 100, lateId)).body.error).toBe(errorCodes.BET_ROLLED_BACK);
  const status = await world.tell('POST /api/provider/status', { transaction_id: lateId });
  expect(status.body.data).toMatchObject({ status: 'refused' });
  expect(await balance()).toBe(1_000);
});

test('the only stake of a round that has won stays; one of two can be given back', async () => {
  const [round, first, second] = [newId('round'), newId('bet'), newId('bet')];
  await bet(round, 100, first);
  await win(round, 250, { finished: false });
  expect((await rollback(round, first)).body.error).toBe(errorCodes.ROUND_FINISHED);
  expect(await balance()).toBe(1_150);
  await bet(round, 50, second);
  expect((await rollback(round, second)).body).toMatchObject({ error: 0, data: { balance: 1_150 } });
});

test('wins and rollbacks are honoured after the game was closed, stakes are not', async () => {
  const [won, back, id] = [newId('round'), newId('round'), newId('bet')];
  await bet(won);
  await bet(back, 100, id);
  await world.call('POST /api/logout', {}, member.token);
  expect((await bet(newId('round'))).body.error).toBe(errorCodes.GAME_SESSION_OVER);
  // A retry of what was taken before is answered all the same.
  expect((await bet(back, 100, id)).body).toMatchObject({ error: 0, data: { repeated: true } });
  expect((await win(won, 250)).body).toMatchObject({ error: 0, data: { balance: 1_050 } });
  expect((await rollback(back, id)).body).toMatchObject({ error: 0, data: { balance: 1_150 } });
});

test('a whole round in one message, once', async () => {
  const round = newId('round');
  const body = {
    ...about(round),
    token: play.token,
    transaction_id: newId('both'),
    amount: 20,
    win_amount: 35.5,
    counts,
  };
  const send = () => world.tell('POST /api/provider/bet_win', body);
  expect((await send()).body).toMatchObject({ error: 0, data: { balance: 1_015.5, repeated: false } });
  expect((await send()).body).toMatchObject({ error: 0, data: { balance: 1_015.5, repeated: true } });
  const other = { ...body, win_amount: 36 };
  expect((await world.tell('POST /api/provider/bet_win', other)).body.error).toBe(
    errorCodes.TRANSACTION_MISMATCH,
  );
});

test('a message with a whole round ends one that had stakes and wins before with all that it won', async () => {
  const round = newId('round');
  await bet(round, 100);
  await win(round, 30, { finished: false });
  const body = { ...about(round), token: play.token, transaction_id: newId('both'), amount: 20, counts };
  const whole = await world.tell('POST /api/provider/bet_win', { ...body, win_amount: 35.5 });
  expect(whole.body).toMatchObject({ error: 0, data: { balance: 945.5 } });
  const rows = await world.db.orm.select().from(wager).where(eq(wager.memberId, member.memberId));
  expect(rows.map(({ payoutSatang }) => payoutSatang)).toEqual(expect.arrayContaining([6_550n, 0n]));
});

test('the file of a day has the stake and the win of a whole round, under the id that the provider knows', async () => {
  const [whole, open, lost] = [newId('round'), newId('round'), newId('bet')];
  const id = newId('both');
  const body = {
    ...about(whole),
    token: play.token,
    transaction_id: id,
    amount: 20,
    win_amount: 35.5,
    counts,
  };
  await world.tell('POST /api/provider/bet_win', body);
  const staked = newId('bet');
  await bet(open, 100, staked);
  await rollback(newId('round'), lost);
  const own = new Set([whole, open]);
  const dayOf = async (day: string) => {
    const { body } = await world.tell('POST /api/provider/day', { day, after: 0 });
    const { movements } = games.walletDay.data.parse(body.data);
    return movements.filter((one) => own.has(one.round_id) || one.transaction_id === lost);
  };
  expect(await dayOf('2025-06-15')).toMatchObject([
    { transaction_id: id, kind: 'bet', round_id: whole, amount: 20 },
    { transaction_id: id, kind: 'win', round_id: whole, amount: 35.5 },
    { transaction_id: staked, kind: 'bet', round_id: open, amount: 100 },
  ]);
  expect(await dayOf('2025-06-16')).toEqual([]);
});

test('a win is put right, up and down, and what the wallet has no more is owed', async () => {
  const [round, id] = [newId('round'), newId('win')];
  await bet(round);
  await win(round, 50, { id });
  const correct = (amount: number) =>
    world.tell('POST /api/provider/correct', {
      ...{ player_id: play.player_id, round_id: round, original_id: id, transaction_id: newId('fix') },
      ...{ currency: 'THB', amount, reason: 'counted twice' },
    });
  expect((await correct(80)).body).toMatchObject({ error: 0, data: { balance: 980 } });
  expect((await correct(0)).body).toMatchObject({ error: 0, data: { balance: 900 } });
});

test('a prize and the win of a free round are paid and are no wagers', async () => {
  const prize = {
    player_id: play.player_id,
    currency: 'THB' as const,
    amount: 12.5,
    promotion_id: newId('promo'),
  };
  const id = newId('prize');
  const send = () => world.tell('POST /api/provider/promo', { ...prize, transaction_id: id });
  expect((await send()).body).toMatchObject({ error: 0, data: { balance: 1_012.5 } });
  expect((await send()).body).toMatchObject({ error: 0, data: { repeated: true } });
  const free = { ...about(newId('round')), transaction_id: newId('free'), amount: 7.5 };
  expect((await world.tell('POST /api/provider/free_win', free)).body).toMatchObject({
    data: { balance: 1_020 },
  });
  expect(await world.db.orm.select().from(wager).where(eq(wager.memberId, member.memberId))).toEqual([]);
});

test('a closed provider takes no stakes and still pays', async () => {
  const round = newId('round');
  await bet(round);
  await world.db.orm.execute(`UPDATE game_provider SET status = 'closed' WHERE id = 'acme'`);
  expect((await bet(newId('round'))).body.error).toBe(errorCodes.GAME_CLOSED);
  expect((await win(round, 10)).body.error).toBe(0);
  await world.db.orm.execute(`UPDATE game_provider SET status = 'open' WHERE id = 'acme'`);
});
