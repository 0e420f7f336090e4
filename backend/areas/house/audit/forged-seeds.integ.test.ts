import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit, findingChecks } from '#backend/testing/audit.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { betAtTable, openHouseGame, openTable, spin } from '#backend/testing/games/house-game.ts';
import { buildMember } from '#backend/testing/members.ts';

const world = await openGameWorld([]);
/** Some of these lose whatever is drawn. */
const BETS = ['low', 'high', 'odd', 'even'].map((option) => ({ option, stake: 10 }));

beforeAll(async () => {
  for (const { token } of [
    await buildMember(world, { balance: 500 }),
    await buildMember(world, { balance: 500 }),
  ]) {
    const { frame } = await openHouseGame(world, token);
    for (let round = 0; round < 2; round += 1) expect((await spin(world, frame)).body.error).toBe(0);
    await world.call('POST /api/house/seed', { token: frame, client_seed: 'a-seed-of-mine' });
    expect((await spin(world, frame)).body.error).toBe(0);
    const table = await openTable(world, token, 'hilo');
    expect((await betAtTable(world, table, BETS)).body.error).toBe(0);
    expect((await spin(world, frame)).body.error).toBe(0);
  }
  // What the wallet refuses is drawn all the same, and so is a demo.
  const poor = await openHouseGame(world, (await buildMember(world, { balance: 5 })).token);
  expect((await spin(world, poor.frame)).body.error).not.toBe(0);
  await expectCleanAudit(world);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.db.script('BEGIN'));
afterEach(() => world.db.script('ROLLBACK'));

const NEWEST = `(SELECT seed_id FROM house_round ORDER BY number DESC LIMIT 1)`;

/** Changes what rounds of a table were, past the guards of the schema. */
const forgeTable = (set: string) =>
  `SET session_replication_role = replica; UPDATE house_round SET ${set} WHERE machine = 'hilo'; SET session_replication_role = origin`;

/** One plain statement each, which the database lets pass. */
const forgeries: Readonly<Record<string, readonly [sql: string, found: string]>> = {
  'a draw of a running seed is left out': [
    'UPDATE house_seed SET next_nonce = next_nonce + 1 WHERE shown_at IS NULL',
    'house_nonce',
  ],
  'a round that nobody played': [
    `INSERT INTO house_round (id, session_id, player_id, key, game_id, machine, version, seed_id, nonce, stake_satang, win_satang, events,
      played_at, is_demo, is_free, status, ended_at)
    SELECT gen_random_uuid(), session_id, player_id, 'forged', game_id, machine, version, seed_id, nonce + 1, stake_satang, win_satang, events,
      played_at, is_demo, is_free, status, ended_at FROM house_round WHERE seed_id = ${NEWEST} ORDER BY nonce DESC LIMIT 1`,
    'house_nonce',
  ],
  'a round of somebody else': [
    `WITH used AS (UPDATE house_seed SET next_nonce = next_nonce + 1 WHERE id = ${NEWEST} RETURNING id, next_nonce)
    INSERT INTO house_round (id, session_id, player_id, key, game_id, machine, version, seed_id, nonce, stake_satang, win_satang, events,
      played_at, is_demo, is_free, status, ended_at)
    SELECT gen_random_uuid(), session_id, gen_random_uuid(), 'forged', game_id, machine, version, used.id, used.next_nonce - 1, stake_satang,
      win_satang, events, played_at, is_demo, is_free, status, ended_at
    FROM used, house_round WHERE seed_id = used.id ORDER BY nonce DESC LIMIT 1`,
    'house_nonce',
  ],
  'a round with a prize of its own, for a player who presses the button': [
    `WITH used AS (UPDATE house_seed SET next_nonce = next_nonce + 1 WHERE id = ${NEWEST} RETURNING id, next_nonce)
    INSERT INTO house_round (id, session_id, player_id, key, game_id, machine, version, seed_id, nonce, stake_satang, win_satang, events,
      played_at, is_demo, is_free, status)
    SELECT gen_random_uuid(), session_id, player_id, 'forged', game_id, machine, version, used.id, used.next_nonce - 1, stake_satang,
      stake_satang * 5000, events, played_at, is_demo, is_free, 'pending'
    FROM used, house_round WHERE seed_id = used.id ORDER BY nonce DESC LIMIT 1`,
    'house_draw',
  ],
  'a round that won a satang more': [
    `SET session_replication_role = replica; UPDATE house_round SET win_satang = win_satang + 1 WHERE seed_id = ${NEWEST}; SET session_replication_role = origin`,
    'house_draw',
  ],
  'a bet that lost is put on an option that won': [
    forgeTable(`bets = jsonb_set(bets, '{0,option}', '"face-1"')`),
    'house_draw',
  ],
  'a bet is put on another option, in what happened too': [
    forgeTable(
      // One of the two wins, and no sum does as often.
      `bets = replace(replace(bets::text, 'low', 'sum-4'), 'high', 'sum-17')::jsonb,
       events = replace(replace(events::text, 'low', 'sum-4'), 'high', 'sum-17')::jsonb`,
    ),
    'house_draw',
  ],
  'a bet is larger than the stake of its round': [
    forgeTable(`bets = jsonb_set(bets, '{1,stake}', '1000')`),
    'house_draw',
  ],
  'a round of a table has no bets': [forgeTable('bets = null'), 'house_draw'],
  'the bets of a round are no list': [forgeTable(`bets = '{"option":"low","stake":10}'`), 'house_draw'],
  'the bets of a round are a text': [forgeTable(`bets = '"low=10"'`), 'house_draw'],
  'the bets of a round are nothing': [forgeTable(`bets = 'null'`), 'house_draw'],
  'a bet of a round is nothing': [forgeTable(`bets = '[null]'`), 'house_draw'],
  'a bet of a round is no number': [forgeTable(`bets = jsonb_set(bets, '{1,stake}', '"10"')`), 'house_draw'],
  'a round of a machine has bets': [
    `SET session_replication_role = replica; UPDATE house_round SET bets = '[{"option":"high","stake":10}]' WHERE machine = 'classic'; SET session_replication_role = origin`,
    'house_draw',
  ],
  'a round by a machine that there never was': [
    `WITH used AS (UPDATE house_seed SET next_nonce = next_nonce + 1 WHERE id = ${NEWEST} RETURNING id, next_nonce)
    INSERT INTO house_round (id, session_id, player_id, key, game_id, machine, version, seed_id, nonce, stake_satang, win_satang, events,
      played_at, is_demo, is_free, status)
    SELECT gen_random_uuid(), session_id, player_id, 'forged', game_id, machine, 'former', used.id, used.next_nonce - 1, stake_satang,
      stake_satang * 5000, events, played_at, is_demo, is_free, 'pending'
    FROM used, house_round WHERE seed_id = used.id ORDER BY nonce DESC LIMIT 1`,
    'house_draw',
  ],
  'a seed is shown that is still drawn from': [
    'UPDATE house_seed SET shown_at = now() WHERE shown_at IS NULL',
    'house_seed',
  ],
  'the running seed of a player who has had another is said to be shown long ago': [
    `UPDATE house_seed SET shown_at = '2020-01-01' WHERE shown_at IS NULL AND EXISTS (
      SELECT 1 FROM house_seed former WHERE former.owner = house_seed.owner AND former.shown_at IS NOT NULL)`,
    'house_seed',
  ],
  'a seed that somebody looked for, for a player who has none': [
    `INSERT INTO house_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at)
      VALUES (gen_random_uuid(), gen_random_uuid(), encode(sha256(convert_to('mine', 'UTF8')), 'hex'), 'mine', 'x', 0, now())`,
    'seed_made',
  ],
  'a seed that somebody looked for, in the place of the next': [
    `WITH shown AS (UPDATE house_seed SET shown_at = now() WHERE shown_at IS NULL RETURNING owner, client_seed)
    INSERT INTO house_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at)
      SELECT gen_random_uuid(), owner, encode(sha256(convert_to('mine', 'UTF8')), 'hex'), 'mine', client_seed, 0, now() FROM shown LIMIT 1`,
    'seed_made',
  ],
  'a seed that the player knows already': [
    `INSERT INTO house_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at, shown_at)
      SELECT gen_random_uuid(), owner, "commit", seed, client_seed, 0, now(), now() FROM house_seed WHERE shown_at IS NOT NULL LIMIT 1`,
    'seed_made',
  ],
  'a commitment to another seed': [
    `INSERT INTO house_seed (id, owner, "commit", seed, client_seed, next_nonce, created_at)
      SELECT gen_random_uuid(), gen_random_uuid(), repeat('ab', 32), seed, client_seed, 0, now() FROM house_seed LIMIT 1`,
    'seed_made',
  ],
};

test.each(Object.entries(forgeries))('%s: the audit finds it', async (_, [sql, found]) => {
  await world.db.script(sql);
  expect(await findingChecks(world, [found])).toEqual([found]);
});

test.each([
  [`UPDATE house_round SET bets = '[]' WHERE machine = 'hilo'`, /never changed/],
  [`UPDATE house_session SET wallet_token = 'of another' WHERE wallet_token IS NOT NULL`, /only goes on/],
  ['UPDATE house_session SET demo_satang = 100 WHERE demo_satang IS NULL', /only goes on/],
  ['UPDATE house_session SET player_id = gen_random_uuid()', /never changed/],
])('a game that somebody opened stays theirs: %s', async (sql, refused) => {
  await expect(world.db.script(sql)).rejects.toThrow(refused);
});
