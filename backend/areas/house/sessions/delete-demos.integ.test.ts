import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { houseRound, houseSeed, houseSession } from '#backend/areas/house/tables.ts';
import { expectCleanAudit, findingChecks } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { openDemo, openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { buildMember } from '#backend/testing/members.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { deleteDemos } from './delete-demos.ts';

const world = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());
/** Each test begins days later, without a demo. */
beforeEach(async () => {
  pass(72);
  await deleteDemos(world.services);
});
afterEach(() => expectCleanAudit(world));

const HOUR_MS = 3_600_000;
const pass = (hours: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString());
const left = async () => ({
  sessions: await world.db.orm.$count(houseSession),
  seeds: await world.db.orm.$count(houseSeed),
  rounds: await world.db.orm.$count(houseRound),
});

/** A game with money beside, with a round of it. */
async function playForMoney() {
  const { frame } = await openHouseGame(world, (await buildMember(world, { balance: 100 })).token);
  expect((await spin(world, frame)).body.error).toBe(0);
}

test('a demo goes a day after it was opened with all that was drawn in it; games with money and younger demos stay', async () => {
  await playForMoney();
  const before = await left();
  const old = await openDemo(world);
  for (let round = 0; round < 3; round += 1) await spin(world, old);
  await world.call('POST /api/house/seed', { token: old, client_seed: 'a-seed-of-mine' });
  await spin(world, old);
  await openDemo(world);
  pass(23);
  const young = await openDemo(world);
  await spin(world, young);
  expect(await deleteDemos(world.services)).toBe(0);
  expect((await spin(world, old)).body.error).toBe(0);
  pass(1);
  expect(await deleteDemos(world.services)).toBe(2);
  expect(await left()).toEqual({
    sessions: before.sessions + 1,
    seeds: before.seeds + 1,
    rounds: before.rounds + 1,
  });
  await expectCleanAudit(world);
  pass(24);
  expect(await deleteDemos(world.services)).toBe(1);
  expect(await left()).toEqual(before);
});

test('whose page is still open is asked to open the game again, before its rows go and after', async () => {
  const frame = await openDemo(world);
  expect((await spin(world, frame)).body.error).toBe(0);
  pass(24);
  const over = { status: 200, body: expect.objectContaining({ error: errorCodes.GAME_SESSION_OVER }) };
  const ask = async () => {
    expect(await spin(world, frame)).toMatchObject(over);
    expect(await world.call('POST /api/house/open', { token: frame })).toMatchObject(over);
    const change = { token: frame, client_seed: 'a-seed-of-mine' };
    expect(await world.call('POST /api/house/seed', change)).toMatchObject(over);
  };
  await ask();
  expect(await deleteDemos(world.services)).toBe(1);
  await ask();
  expect((await spin(world, await openDemo(world))).body.error).toBe(0);
});

test('a demo that has drawn all that it may is over', async () => {
  const frame = await openDemo(world);
  await spin(world, frame);
  const [{ id = '' } = {}] = await world.db.orm
    .select({ id: houseSession.id })
    .from(houseSession)
    .where(isNotNull(houseSession.demoSatang));
  await world.db.script(`BEGIN; UPDATE house_seed SET next_nonce = 5000 WHERE owner = '${id}'`);
  expect((await spin(world, frame)).body.error).toBe(errorCodes.GAME_SESSION_OVER);
  await world.db.script('ROLLBACK');
});

test('one address may play three hundred rounds of play money in a minute, whatever it opens', async () => {
  let played = 0;
  for (let demo = 0; demo < 6; demo += 1) {
    const frame = await openDemo(world);
    for (let round = 0; round < 60; round += 1)
      if ((await spin(world, frame, { stake: 1 })).status === 200) played += 1;
  }
  expect(played).toBe(300);
  await playForMoney();
});

test('one that cannot be deleted keeps no other', async () => {
  const [first] = [await openDemo(world), await openDemo(world)];
  expect((await spin(world, first)).body.error).toBe(0);
  pass(48);
  await world.db.script(
    `CREATE FUNCTION test_refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'poisoned'; END $$;
     CREATE TRIGGER test_poison BEFORE DELETE ON house_round FOR EACH ROW WHEN (OLD.is_demo) EXECUTE FUNCTION test_refuse()`,
  );
  await expect(deleteDemos(world.services)).rejects.toThrow('deleting a demo failed for 1');
  expect(await world.db.orm.$count(houseRound, eq(houseRound.isDemo, true))).toBe(1);
  await world.db.script('DROP TRIGGER test_poison ON house_round; DROP FUNCTION test_refuse()');
  expect(await deleteDemos(world.services)).toBe(1);
});

const ownSeed = `(SELECT seed_id FROM house_round WHERE player_id IS NOT NULL LIMIT 1)`;
test.each([
  ['a round with money', 'DELETE FROM house_round WHERE player_id IS NOT NULL'],
  ['a seed of a player', `DELETE FROM house_seed WHERE id = ${ownSeed}`],
  ['a game of a player', 'DELETE FROM house_session WHERE player_id IS NOT NULL'],
  [
    'a seed of a demo from which a round was drawn',
    'DELETE FROM house_seed WHERE id IN (SELECT seed_id FROM house_round WHERE is_demo)',
  ],
  ['all rounds', 'TRUNCATE house_round'],
  ['all seeds', 'TRUNCATE house_seed'],
  ['all games', 'TRUNCATE house_session'],
  [
    'the seed of a player under whose name a demo is written',
    `INSERT INTO house_session (id, token_hash, game_id, owner, demo_satang, opened_at)
      SELECT owner, 'forged', 'lucky-market', owner, 100, now() FROM house_seed WHERE id = ${ownSeed};
     DELETE FROM house_seed WHERE id = ${ownSeed}`,
  ],
  ['a round that becomes one of play money', 'UPDATE house_round SET is_demo = true'],
])('%s is not deleted', async (_, sql) => {
  await playForMoney();
  await spin(world, await openDemo(world));
  await expect(world.db.script(`BEGIN; ${sql}`)).rejects.toThrow(/never changed/);
  await world.db.script('ROLLBACK');
});

const SESSION = `(SELECT session_id FROM house_round WHERE player_id IS NOT NULL ORDER BY number DESC LIMIT 1)`;
test.each([
  ['a round is said to be of play money', ['UPDATE house_round SET is_demo = true'], 'house_play_money'],
  [
    'a game is said to be of play money',
    ['UPDATE house_session SET demo_satang = 1, player_id = NULL'],
    'house_play_money',
  ],
  [
    'a game becomes a demo with its rounds and seeds, and all of it is deleted',
    [
      `UPDATE house_seed SET owner = session.id FROM house_session session WHERE session.player_id = house_seed.owner`,
      `UPDATE house_session SET player_id = NULL, wallet_token = NULL, owner = id, demo_satang = 1 WHERE id = ${SESSION}`,
      `UPDATE house_round SET player_id = NULL, is_demo = true WHERE session_id IN (SELECT id FROM house_session WHERE player_id IS NULL)`,
      `SET LOCAL session_replication_role = origin`,
      `DELETE FROM house_round WHERE is_demo`,
      `DELETE FROM house_seed WHERE owner IN (SELECT id FROM house_session WHERE player_id IS NULL)`,
      `DELETE FROM house_session WHERE player_id IS NULL`,
    ],
    'house_paid',
  ],
] as const)('the audit finds it when %s', async (_, sql, found) => {
  await playForMoney();
  await world.db.script(`BEGIN; SET LOCAL session_replication_role = replica; ${sql.join(';')}`);
  expect(await findingChecks(world, [found])).toEqual([found]);
  await world.db.script('ROLLBACK');
});
