import { expect, test } from 'vitest';
import { resumeRounds } from '#backend/areas/house/rounds/resume-rounds.ts';
import { houseRound, houseSeed } from '#backend/areas/house/tables.ts';
import { nodeHashing } from '#backend/node-hashing.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { verifyOwnRound } from '#rules/games/verify-own-round.ts';
import { toBaht } from '#rules/money/baht.ts';

const CONNECTIONS = 16;
const KEYS = 12;

/** What a round may be answered while others of the player are played, called off and shown at the same moment. */
const ANSWERS: readonly number[] = [
  0,
  errorCodes.BET_ROLLED_BACK,
  errorCodes.ROUND_FINISHED,
  errorCodes.OUTCOME_UNKNOWN,
];

test('rounds that are asked for twice at once, beside new seeds and games opened again, are each played and paid once', async () => {
  await using world = await openGameWorld([1_000], { connections: CONNECTIONS });
  const token = world.members[0].token;
  const [{ frame }, other] = [await openHouseGame(world, token), await openHouseGame(world, token)];
  const press = async (at: number) => {
    const { status, body } = await spin(world, at % 2 === 0 ? frame : other.frame, {
      key: `press-number-${at}`,
    });
    expect(status === 503 || ANSWERS.includes(body.error ?? -1), JSON.stringify(body)).toBe(true);
  };
  const change = () => world.call('POST /api/house/seed', { token: frame, client_seed: 'a-seed-of-mine' });
  // Opening asks what became of a round that is still on its way, and calls it off where its stake has not come.
  const reopen = () => world.call('POST /api/house/open', { token: frame });
  const presses = Array.from({ length: KEYS }, (_, at) => at);
  await Promise.all([
    ...[...presses, ...presses].map(press),
    ...[change(), reopen(), change(), reopen(), change(), reopen()],
  ]);
  // Whoever was told that the outcome is unknown asks again.
  for (const at of presses) await press(at);

  const rounds = await world.db.orm.select().from(houseRound);
  expect(rounds).toHaveLength(KEYS);
  expect(rounds.filter(({ status }) => status === 'pending')).toEqual([]);
  expect(new Set(rounds.map(({ seedId, nonce }) => `${seedId} ${nonce}`)).size).toBe(KEYS);
  const done = rounds.filter(({ status }) => status === 'done');
  const due = done.reduce((sum, { stakeSatang, winSatang }) => sum - stakeSatang + winSatang, 100_000n);
  expect(await balanceOf(world, token)).toBe(toBaht(due));
  const seeds = new Map((await world.db.orm.select().from(houseSeed)).map((seed) => [seed.id, seed]));
  for (const { seedId, ...round } of rounds) {
    const { seed = '', commit = '', clientSeed = '' } = seeds.get(seedId) ?? {};
    const record = { ...round, seed, commit, clientSeed, wonSatang: round.winSatang };
    expect(await verifyOwnRound(nodeHashing, record)).toBeNull();
  }
  await expectCleanAudit(world);
});

test('one key that is pressed many times at once without money is refused each time, and its round with it', async () => {
  await using world = await openGameWorld([0.5], { connections: CONNECTIONS });
  const { frame } = await openHouseGame(world, world.members[0].token);
  for (let at = 0; at < KEYS; at += 1) {
    const key = `press-without-money-${at}`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => spin(world, frame, { key })));
    const known: readonly number[] = [errorCodes.INSUFFICIENT_BALANCE, errorCodes.ROUND_FINISHED];
    for (const { body } of answers) expect(known, JSON.stringify(body)).toContain(body.error);
  }
  const rounds = await world.db.orm.select().from(houseRound);
  expect(rounds.map(({ status }) => status)).toEqual(rounds.map(() => 'refused'));
  expect(rounds).toHaveLength(KEYS);
  await expectCleanAudit(world);
});

test('rounds whose answer was lost are ended once, by four processes that ask about them while they are pressed again', async () => {
  await using world = await openGameWorld([1_000], { connections: CONNECTIONS });
  const token = world.members[0].token;
  const { frame } = await openHouseGame(world, token);
  const keys = Array.from({ length: KEYS }, (_, at) => `press-that-is-lost-${at}`);
  let told = 0;
  world.between((handle) => async (request) => {
    if (!request.url.includes('/api/provider/bet')) return handle(request);
    told += 1;
    // Of every other stake the wallet never hears; of the rest its answer never comes back.
    if (told % 2 === 0) await handle(request);
    return new Response(null, { status: 503 });
  });
  for (const key of keys) await spin(world, frame, { key });
  world.between((handle) => handle);
  world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString());
  await Promise.all([
    ...Array.from({ length: 4 }, () => resumeRounds(world.services)),
    ...keys.map((key) => spin(world, frame, { key })),
  ]);
  await resumeRounds(world.services);
  const rounds = await world.db.orm.select().from(houseRound);
  expect(rounds).toHaveLength(KEYS);
  expect(rounds.filter(({ status }) => status === 'pending')).toEqual([]);
  const done = rounds.filter(({ status }) => status === 'done');
  const due = done.reduce((sum, { stakeSatang, winSatang }) => sum - stakeSatang + winSatang, 100_000n);
  expect(await balanceOf(world, token)).toBe(toBaht(due));
  await expectCleanAudit(world);
});
