import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { gameSettings } from '#backend/areas/games/env.ts';
import { game, gameMovement } from '#backend/areas/games/tables.ts';
import { signatureOf } from '#backend/core/outbound/signed-body.ts';
import { wager } from '#backend/core/wagers/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import {
  ACME,
  ACME_GAME,
  ACME_SECRET,
  type GameWorld,
  openAcme,
  openGameWorld,
} from '#backend/testing/games/game-world.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { EVENING } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';

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

const named = (round: string) => ({ player_id: play.player_id, round_id: round });
const about = (round: string) => ({ ...named(round), game_id: ACME_GAME, currency: 'THB' as const });

const stake = (round: string, id = newId('bet')) => ({
  ...{ ...about(round), token: play.token, transaction_id: id, amount: 100, counts },
});

const bet = (round: string, id?: string) => world.tell('POST /api/provider/bet', stake(round, id));
const betWin = (round: string, id: string, win: number) =>
  world.tell('POST /api/provider/bet_win', { ...stake(round, id), win_amount: win });
const win = (round: string, amount: number, id = newId('win')) =>
  world.tell('POST /api/provider/win', { ...about(round), transaction_id: id, amount, finished: true });
const freeWin = (round: string, amount: number) =>
  world.tell('POST /api/provider/free_win', { ...about(round), transaction_id: newId('free'), amount });

function rollback(round: string, original: string, id = newId('back')) {
  const body = { ...named(round), original_id: original, transaction_id: id };
  return world.tell('POST /api/provider/rollback', body);
}

function correct(round: string, original: string, amount: number, id = newId('fix')) {
  return world.tell('POST /api/provider/correct', {
    ...{ ...named(round), original_id: original, transaction_id: id },
    ...{ currency: 'THB' as const, amount, reason: 'counted wrong' },
  });
}

const done = (balance: number) => ({ error: 0, data: { balance } });

test('a round that was called off takes no win, no stake and no correction', async () => {
  const [round, id] = [newId('round'), newId('bet')];
  await bet(round, id);
  await rollback(round, id);
  expect((await win(round, 500)).body.error).toBe(errorCodes.ROUND_FINISHED);
  expect((await bet(round)).body.error).toBe(errorCodes.ROUND_FINISHED);
  expect((await correct(round, id, 500)).body.error).toBe(errorCodes.UNKNOWN_BET);
  expect((await world.tell('POST /api/provider/finish', named(round))).body).toMatchObject(done(1_000));
  expect(await balance()).toBe(1_000);
});

test('a rollback under another round, for a win, under the id of its stake, or after the end gives nothing', async () => {
  const [round, id, won] = [newId('round'), newId('bet'), newId('win')];
  await bet(round, id);
  expect((await rollback(newId('round'), id)).body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  expect((await rollback(round, id, id)).body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  await win(round, 30, won);
  expect((await rollback(round, won)).body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  expect((await rollback(round, id)).body.error).toBe(errorCodes.ROUND_FINISHED);
  const early = newId('bet');
  expect((await rollback(newId('round'), early)).body.error).toBe(0);
  expect((await bet(newId('round'), early)).body.error).toBe(errorCodes.BET_ROLLED_BACK);
  expect((await betWin(newId('round'), early, 900)).body.error).toBe(errorCodes.BET_ROLLED_BACK);
  expect(await balance()).toBe(930);
});

test('a stake that was given back is not answered as done when it comes again', async () => {
  const [round, id] = [newId('round'), newId('bet')];
  await bet(round);
  await bet(round, id);
  expect((await bet(round, id)).body).toMatchObject({ error: 0, data: { repeated: true } });
  await rollback(round, id);
  expect((await bet(round, id)).body.error).toBe(errorCodes.BET_ROLLED_BACK);
  const other = await world.tell('POST /api/provider/bet', { ...stake(round, id), amount: 101 });
  expect(other.body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  expect(await balance()).toBe(900);
});

test('a win that names another game than its round is refused', async () => {
  const round = newId('round');
  await bet(round);
  const body = { ...about(round), transaction_id: newId('win'), amount: 500, finished: true };
  const other = await world.tell('POST /api/provider/win', { ...body, game_id: 'acme-other' });
  expect(other.body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  expect((await world.tell('POST /api/provider/win', body)).body).toMatchObject(done(1_400));
});

test('a whole round that lost is put right by the id of its stake, and again', async () => {
  const [round, id] = [newId('round'), newId('both')];
  expect((await betWin(round, id, 0)).body).toMatchObject(done(900));
  const fix = newId('fix');
  expect((await correct(round, id, 250, fix)).body).toMatchObject(done(1_150));
  expect((await correct(round, id, 250, fix)).body).toMatchObject({ error: 0, data: { repeated: true } });
  expect((await correct(round, id, 251, fix)).body.error).toBe(errorCodes.TRANSACTION_MISMATCH);
  expect((await correct(round, id, 40)).body).toMatchObject(done(940));
  const rows = await world.db.orm.select().from(wager).where(eq(wager.memberId, member.memberId));
  expect(rows).toMatchObject([{ status: 'settled', payoutSatang: 4_000n }]);
});

test('the stake of a round that has a win is no name for it', async () => {
  const [round, id, won] = [newId('round'), newId('bet'), newId('win')];
  await bet(round, id);
  await win(round, 30, won);
  expect((await correct(round, id, 900)).body.error).toBe(errorCodes.UNKNOWN_BET);
  expect((await correct(round, won, 31)).body).toMatchObject(done(931));
});

test('a free round of the provider that names a round with a stake is paid beside it', async () => {
  const [round, later] = [newId('round'), newId('round')];
  await bet(round);
  await win(round, 50);
  expect((await freeWin(round, 7.5)).body).toMatchObject(done(957.5));
  expect((await freeWin(later, 2.5)).body).toMatchObject(done(960));
  await bet(later);
  expect((await win(later, 0)).body).toMatchObject(done(860));
});

test('the win of a free round in a game that its provider does not have is refused', async () => {
  for (const game_id of ['no-such-game', 'lucky-market']) {
    const message = { ...about(newId('round')), transaction_id: newId('free'), amount: 50, game_id };
    const { body } = await world.tell('POST /api/provider/free_win', message);
    expect(body.error, game_id).toBe(errorCodes.TRANSACTION_MISMATCH);
  }
  expect(await balance()).toBe(1_000);
});

test('no amount but baht of at most two decimals is read', async () => {
  const good = JSON.stringify(stake(newId('round')));
  for (const amount of [
    '"100"',
    '1e21',
    '1e-7',
    '0.30000000000000004',
    '-100',
    'true',
    '[100]',
    'null',
    '1e999',
  ])
    expect((await signed('bet', good.replace('"amount":100', `"amount":${amount}`))).status, amount).toBe(
      422,
    );
  for (const amount of ['1e2', '100.00'])
    expect((await signed('bet', good.replace('"amount":100', `"amount":${amount}`))).status, amount).toBe(
      200,
    );
  expect(await balance()).toBe(900);
});

function signed(message: string, text: string, { secret = ACME_SECRET, by = ACME, seconds = 0 } = {}) {
  const now = new Date(world.clock.now().getTime() + seconds * 1_000);
  const headers = { [PROVIDER_HEADER]: by, ...signatureOf(providerHeaders, { secret, now, text }) };
  return world.send(`POST /api/provider/${message}`, text, headers);
}

test('a signature is of one body, one provider and about now', async () => {
  const text = JSON.stringify(stake(newId('round')));
  for (const wrong of [
    { secret: 'a secret that nobody was given' },
    { by: 'house' },
    { by: 'nobody' },
    { by: '' },
    { seconds: 301 },
    { seconds: -301 },
  ])
    expect((await signed('bet', text, wrong)).status, JSON.stringify(wrong)).toBe(403);
  const now = world.clock.now();
  const of = (other: string) => ({
    [PROVIDER_HEADER]: ACME,
    ...signatureOf(providerHeaders, { secret: ACME_SECRET, now, text: other }),
  });
  for (const other of [`${text} `, text.replace('100', '10'), ''])
    expect((await world.send('POST /api/provider/bet', text, of(other))).status).toBe(403);
  expect(await balance()).toBe(1_000);
  expect((await signed('bet', text, { seconds: 299 })).body.error).toBe(0);
});

test('a message that two readers may read in two ways is refused; a player in capitals is the same player', async () => {
  const round = 'round-of-two-readings';
  const text = JSON.stringify(stake(round));
  for (const amounts of [
    '1,"amount":100',
    '100,"am\\u006funt":1',
    '99.9999999999999999999',
    '100.00000000000000001',
  ]) {
    const doubtful = text.replace('"amount":100', `"amount":${amounts}`);
    expect((await signed('bet', doubtful)).status, amounts).toBe(422);
  }
  expect(await balance()).toBe(1_000);
  const first = stake(round);
  const inCapitals = { ...first, player_id: first.player_id.toUpperCase() };
  expect((await world.tell('POST /api/provider/bet', inCapitals)).body.error).toBe(0);
  expect((await world.tell('POST /api/provider/bet', first)).body).toMatchObject({
    error: 0,
    data: { repeated: true },
  });
  expect(await balance()).toBe(900);
});

test('no message is read as another one: what was signed for one path moves nothing at the others', async () => {
  const round = newId('round');
  const [id, original_id] = [newId('one'), newId('two')];
  const who = named(round);
  const messages: Record<string, object> = {
    session: { token: play.token },
    balance: { token: play.token },
    bet: stake(round, id),
    win: { ...about(round), transaction_id: id, amount: 5, finished: true },
    bet_win: { ...stake(round, id), win_amount: 5 },
    finish: who,
    rollback: { ...who, transaction_id: id, original_id },
    promo: { player_id: who.player_id, currency: 'THB', amount: 5, transaction_id: id, promotion_id: round },
    free_win: { ...about(round), transaction_id: id, amount: 5 },
    correct: { ...who, transaction_id: id, original_id, currency: 'THB', amount: 5, reason: 'wrong' },
    status: { transaction_id: id },
    day: { day: '2025-06-15', after: 0 },
  };
  for (const [told, body] of Object.entries(messages))
    for (const path of Object.keys(messages).filter((one) => one !== told)) {
      const onlyAsk = ['session', 'balance'].includes(told) && ['session', 'balance'].includes(path);
      const { status } = await signed(path, JSON.stringify(body));
      expect(status, `${told} at ${path}`).toBe(onlyAsk ? 200 : 422);
    }
  expect(await balance()).toBe(1_000);
});

test('two providers never have a secret in common', () => {
  const link = (secret: string) => ({ url: 'https://one.example/', secrets: [secret], frames: [] });
  const given = (second: string) =>
    JSON.stringify({ one: link('a secret of the first one'), two: link(second) });
  const problems = (second: string) => gameSettings.problems({ GAME_PROVIDERS: given(second) });
  expect(problems('a secret of the other one')).toEqual([]);
  expect(problems('a secret of the first one')).toEqual([expect.stringContaining('secrets of its own')]);
});

test('a game known to keep too little counts for nothing, whatever its provider says', async () => {
  const setReturn = (rtpBp: number | null) =>
    world.db.orm.update(game).set({ rtpBp }).where(eq(game.gameId, ACME_GAME));
  for (const rtpBp of [9_894, 9_639]) {
    await setReturn(rtpBp);
    const id = newId('bet');
    const round = newId('round');
    await bet(round, id);
    expect((await bet(round, id)).body).toMatchObject({ error: 0, data: { repeated: true } });
    await win(round, 100);
    const [told] = await world.db.orm.select().from(gameMovement).where(eq(gameMovement.transactionId, id));
    expect(told).toMatchObject({ countsTurnover: false, countsCashback: false, countsCommission: false });
  }
  for (const rtpBp of [9_638, null]) {
    await setReturn(rtpBp);
    await bet(newId('round'));
  }
  const rows = await world.db.orm.select().from(wager).where(eq(wager.memberId, member.memberId));
  expect(rows.map(({ validSatang }) => validSatang).toSorted()).toEqual([0n, 0n, 10_000n, 10_000n]);
  await setReturn(9_600);
});

test('an amount that no game pays is refused before it moves, and the wallet can be read', async () => {
  const huge = 1_000_000_000.01;
  await bet('huge-round-1');
  expect((await win('huge-round-1', huge)).status).toBe(422);
  expect((await betWin('huge-round-2', newId('bet'), huge)).status).toBe(422);
  expect((await freeWin('huge-round-3', huge)).status).toBe(422);
  expect(await balance()).toBe(900);
});
