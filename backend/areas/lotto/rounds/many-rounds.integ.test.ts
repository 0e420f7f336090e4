import { type SQLWrapper, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedResults } from '#backend/areas/lotto/rounds/list-results.ts';
import { selectOpen, selectOthers } from '#backend/areas/lotto/rounds/list-rounds.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
const now = world.clock.now();
const { orm } = world.db;
afterAll(() => world[Symbol.asyncDispose]());

/** Ninety days of Yeekee with their results: what a site has after a season. */
beforeAll(() =>
  world.db.script(`
    INSERT INTO round (id, agent_id, kind, draw_date, day_number, opens_at, closes_at, result_at, status, result_version)
      SELECT 'yeekee-' || day::date || '-' || number, 31, 'yeekee', day::date, number, day, day, day,
        CASE WHEN number % 40 = 7 THEN 'voided' ELSE 'resulted' END, CASE WHEN number % 40 = 7 THEN 0 ELSE 1 END
      FROM generate_series('2025-03-01'::date, '2025-05-29', '1 day') AS day, generate_series(2, 88) AS number;
    INSERT INTO draw_result (round_id, version, draw, draw_hash, source, published_at, published_by)
      SELECT id, 1, jsonb_build_object('date', draw_date, 'round', day_number, 'number', '12345', 'seed', repeat('a', 64)), '', '', closes_at, 'site'
      FROM round WHERE kind = 'yeekee' AND status = 'resulted';
    ANALYZE round; ANALYZE draw_result;`),
);

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

/** The most rows that a step of a statement goes through. */
async function mostRows(query: SQLWrapper): Promise<number> {
  const { rows } = Object(await orm.execute(sql`EXPLAIN (ANALYZE, FORMAT JSON) ${query}`));
  const plan: PlanNode = rows[0]['QUERY PLAN'][0].Plan;
  const rowsOf = (node: PlanNode): number =>
    Math.max(node['Actual Rows'] * node['Actual Loops'], ...(node.Plans ?? []).map(rowsOf));
  return rowsOf(plan);
}

const own = sql`round.agent_id = 31`;
test.each([
  ['open rounds', () => selectOpen(orm, own, now).limit(200)],
  ['all others', () => selectOthers(orm, own, now).limit(200)],
  ['those with a result', () => selectOthers(orm, own, now, 'resulted').limit(200)],
  ['those that were closed', () => selectOthers(orm, own, now, 'closed').limit(200)],
  ['others of a kind', () => selectOthers(orm, sql`${own} AND round.kind = 'yeekee'`, now).limit(200)],
  ['results', () => listedResults(orm, own).limit(100)],
  [
    'results before a day',
    () => listedResults(orm, sql`${own} AND round.draw_date < '2025-04-01'`).limit(100),
  ],
  ['results of a kind', () => listedResults(orm, sql`${own} AND round.kind = 'glo'`).limit(100)],
])('a list costs what it shows, however many rounds there were: %s', async (_, query) => {
  expect(await mostRows(query())).toBeLessThan(700);
});

test('what was open comes first, each once, the others by day and number', async () => {
  const all = (await world.call('GET /api/lotto/rounds', { limit: 200 })).body.data ?? [];
  const open = all.filter(({ status }) => status === 'open');
  expect(open.length).toBeGreaterThan(50);
  expect(all.slice(0, open.length)).toEqual(open);
  expect(open.map(({ closes_at }) => closes_at)).toEqual(open.map(({ closes_at }) => closes_at).toSorted());
  expect(new Set(all.map(({ round_id }) => round_id)).size).toBe(200);
  const dates = all.slice(open.length).map(({ draw_date }) => draw_date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const few = (await world.call('GET /api/lotto/rounds', { limit: 3 })).body.data;
  expect(few).toEqual(all.slice(0, 3));
});

test('a day that is asked for is answered whole, without it the newest ten', async () => {
  const results = async (asked: object) =>
    (await world.call('GET /api/lotto/results', { kind: 'yeekee', ...asked })).body.data ?? [];
  expect(await results({})).toHaveLength(10);
  // 87 rounds of the day, of which three were voided.
  const ofDay = await results({ day: '2025-05-20' });
  expect(new Set(ofDay.map(({ draw_date }) => draw_date))).toEqual(new Set(['2025-05-20']));
  expect(ofDay).toHaveLength(84);
  expect(await results({ day: '2025-05-20', limit: 3 })).toEqual(ofDay.slice(0, 3));
});
