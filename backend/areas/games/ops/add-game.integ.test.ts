import { afterAll, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ACME, ACME_GAME, openGameWorld } from '#backend/testing/games/game-world.ts';
import { runOps } from '#backend/testing/ops.ts';

const world = await openGameWorld([]);
afterAll(() => world[Symbol.asyncDispose]());

function add(given: Readonly<Record<string, string>> = {}, yes = true) {
  const options = {
    ...{ provider: ACME, game: 'new-reels', name: 'เกมใหม่', category: 'slot', image: '/games/acme.webp' },
    ...{ rtp: '96' },
    ...given,
  };
  return runOps(world.services, { command: 'games add', options, who: 'nok', why: 'a new provider', yes });
}

const shown = async (game: string) =>
  (await world.call('GET /api/game/detail', { provider_id: ACME, game_id: game })).body.data;

test('an operator adds a game of a provider that the settings name', async () => {
  expect(await add({ max: '50' }, false)).toMatchObject({ code: 0 });
  expect(await shown('new-reels')).toBeUndefined();
  expect(await add({ max: '50' })).toMatchObject({
    lines: expect.arrayContaining(['acme new-reels: open, stakes from 1.00 baht to 50.00 baht']),
  });
  expect(await shown('new-reels')).toMatchObject({ name: 'เกมใหม่', min: 1, max: 50 });
  await expectCleanAudit(world);
});

test('whoever adds a game reads how its stakes count for all that gives back', async () => {
  expect((await add({ game: 'more-reels' })).lines).toHaveLength(1);
  expect(await add({ game: 'acme-tables', category: 'casino' })).toMatchObject({
    lines: expect.arrayContaining([expect.stringMatching(/^casino: .* 50 percent .* no quest/)]),
  });
});

test('what is no game, or nobody’s, is refused', async () => {
  expect(await add({ game: ACME_GAME })).toMatchObject({
    code: 1,
    lines: ['acme has a game acme-reels already'],
  });
  expect(await add({ provider: 'house' })).toMatchObject({ code: 1 });
  expect(await add({ provider: 'nobody' })).toMatchObject({ lines: ['GAME_PROVIDERS does not name nobody'] });
  expect(await add({ category: 'bingo' })).toMatchObject({ code: 1 });
  for (const rtp of ['0', '100', '96,5', '96.123', '-1', '1e1'])
    expect((await add({ game: 'other-reels', rtp })).lines[0], rtp).toMatch(/^--rtp is a percentage/);
  // Its stakes would be added to those of the house.
  expect(await add({ game: 'lucky-market' })).toMatchObject({
    code: 1,
    lines: ['house has a game lucky-market: no two providers have one of the same id'],
  });
  expect(await add({ min: '10', max: '5' })).toMatchObject({ lines: ['--min is above --max'] });
});

test('of a game that keeps too little it is said that it counts for nothing', async () => {
  const said = async (game: string, rtp: string) => (await add({ game, rtp, category: 'casino' })).lines;
  const line = 'It keeps too little: stakes in it count for no turnover, prize or rebate';
  expect(await said('acme-baccarat', '98.94')).not.toContain(line);
  expect(await said('acme-blackjack', '99.5')).toContain(line);
  expect((await add({ game: 'acme-loose-reels', rtp: '96.39' })).lines).toContain(line);
  expect(await said('acme-sicbo', '96.38')).not.toContain(line);
  expect(await shown('acme-baccarat')).toMatchObject({ rtp: 98.94 });
});

test('without its return a game is added, and that its provider alone says what counts is said', async () => {
  const options = { provider: ACME, game: 'quiet-reels', name: 'เกมเงียบ', category: 'slot' };
  const asked = { ...options, image: '/games/acme.webp' };
  const by = { who: 'nok', why: 'a new provider', yes: true };
  const { lines } = await runOps(world.services, { command: 'games add', options: asked, ...by });
  expect(lines.at(-1)).toMatch(/^Nobody said what it returns .* 3\.62 percent/);
  expect(await shown('quiet-reels')).toMatchObject({ rtp: null });
});
