import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openPostgres } from '#backend/core/db/postgres.ts';
import { runToEnd, scratchFolder } from '#backend/testing/backend-process.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { middleGrowth } from '#backend/testing/settled-memory.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { createPostgresDatabase } from '#tests/postgres/postgres-database.ts';
import { entriesStatement } from './find-entries.ts';

const OWN = 100_000;
/** So many in one statement, which may take as long as any other. */
const PART = 10_000;
/** What the first page may cost, in sums over the same rows. */
const MOST_TIMES = 5;
const SUM_OF_YEAR = `
  SELECT e.kind, count(*), sum(e.satang)
    FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
   WHERE a.member_id = $1 GROUP BY e.kind`;
const PIECE_ROWS = 2_000;
/** Letters of a piece. */
const MOST_PIECE = 400_000;
const url = await createPostgresDatabase();
const world = await openWorld({ db: openPostgres(url, 10) });
let member: BuiltMember;

/** Movements of a year, the member's and as many of five thousand others, as rows alone: what is looked at is how they are read. */
const year = (memberId: string, from: number, to: number) => `
  INSERT INTO ledger_entry (account_id, day, seq, at, kind, satang, balance, reference, outside)
  SELECT owner.id, (at AT TIME ZONE 'Asia/Bangkok')::date, number, at,
    (ARRAY['lotto_bill', 'lotto_payout', 'lotto_bill', 'deposit'])[1 + number % 4], 100 - number % 3 * 100 + 1, number, gen_random_uuid()::text, number % 4 = 3
  FROM (
    SELECT number, '2025-06-15T12:00:00Z'::timestamptz - (${OWN} - number) * interval '5 minutes' AS at FROM generate_series(${from}, ${to}) AS number
  ) made CROSS JOIN LATERAL (
    SELECT id FROM ledger_account WHERE member_id = '${memberId}' AND kind = 'main' UNION ALL SELECT md5((number % 5000)::text)::uuid
  ) owner`;

beforeAll(async () => {
  member = await buildMember(world, { balance: 1 });
  for (let from = 2; from <= OWN; from += PART)
    await world.db.script(year(member.memberId, from, Math.min(from + PART - 1, OWN)));
  await world.db.script('VACUUM ANALYZE ledger_entry');
});
afterAll(() => world[Symbol.asyncDispose]());

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Heap Fetches'?: number | undefined;
  readonly Plans?: readonly Node[] | undefined;
}
const Node: z.ZodType<Node> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Heap Fetches': z.number().optional(),
  get Plans() {
    return z.array(Node).optional();
  },
});
const Explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: Node })) }));

type Place = readonly [day: number, seq: number];
const placeOf = (id: string): Place => {
  const [day = 0, seq = 0] = id.split('-').map(Number);
  return [day, seq];
};
const isBefore = ([day, seq]: Place, [laterDay, laterSeq]: Place = [0, 0]) =>
  day < laterDay || (day === laterDay && seq < laterSeq);
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How a statement goes through the entries. */
async function scansOf(isFiltered: boolean, isLater: boolean): Promise<Node[]> {
  const { name, text } = entriesStatement(isFiltered, isLater);
  const values = [
    ...[member.memberId, 'main', '2024-06-15', '2025-06-15', 51],
    ...(isLater ? ['2025-03-01', 70_000n] : ['2025-06-15T05:00:00Z', ['lotto_bill']]),
    ...(isFiltered ? [['deposit']] : []),
  ];
  const explain = { name: `explain_${name}`, text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}` };
  const rows = await world.db.query(explain, values);
  const plan = Explained.parse(rows)[0]?.['QUERY PLAN'][0]?.Plan;
  return plan ? nodesOf(plan).filter((node) => node['Relation Name'] === 'ledger_entry') : [];
}

test.each([
  ['the first page', false, false],
  ['a later page', false, true],
  ['a type', true, false],
  ['a later page of a type', true, true],
])('a year of 100,000 movements is read from the index alone: %s', async (_name, isFiltered, isLater) => {
  const scans = await scansOf(isFiltered, isLater);
  expect(scans.length).toBe(isLater ? 1 : 6);
  for (const scan of scans) expect(scan).toMatchObject({ 'Node Type': 'Index Only Scan', 'Heap Fetches': 0 });
});

test('its first page with the totals of the year costs at most five times one sum over the year', async () => {
  const sums: number[] = [];
  const pages: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const startedAt = performance.now();
    await world.db.query({ name: 'sum_of_year', text: SUM_OF_YEAR }, [member.memberId]);
    const summedAt = performance.now();
    const { body } = await world.call('GET /api/member/statement', { from: '2024-06-15' }, member.token);
    sums.push(summedAt - startedAt);
    pages.push(performance.now() - summedAt);
    expect(body.data?.rows).toHaveLength(50);
    expect(body.data?.totals?.types.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(99_000);
  }
  // The least of them is what it takes; the others had to wait for whatever else ran here.
  expect(Math.min(...pages) / Math.min(...sums)).toBeLessThan(MOST_TIMES);
});

test('its file comes in small pieces, newest first and each row once', async () => {
  let rows = 0;
  let last = '99999999-0';
  let before: string | undefined;
  do {
    const { body } = await world.call(
      'GET /api/member/statement/export',
      { from: '2024-06-15', ...(before !== undefined && { before }) },
      member.token,
    );
    const csv = body.data?.csv ?? '';
    const ids = csv.match(/^\d{8}-\d+/gm) ?? [];
    expect(ids.length).toBeLessThanOrEqual(PIECE_ROWS);
    expect(csv.length).toBeLessThan(MOST_PIECE);
    const places = [last, ...ids].map(placeOf);
    expect(places.every((place, at) => at === 0 || isBefore(place, places[at - 1]))).toBe(true);
    last = ids.at(-1) ?? last;
    rows += ids.length;
    before = body.data?.next ?? undefined;
  } while (before !== undefined);
  expect(rows).toBe(OWN);
});

const STEP_ROWS = 10_000;
/** Bytes, of some nine million that the file has. */
const MOST_HELD = 500_000;
const Taken = z.object({ rows: z.number(), letters: z.number(), held: z.array(z.number()) });

test('of its file nothing is held of what was taken', async () => {
  using folder = scratchFolder();
  const env = { DATABASE_URL: url, BACKEND_CLOCK: EVENING, DATA_DIR: folder.path };
  const ended = await runToEnd('tests/programs/statement-taker.ts', [member.token, String(STEP_ROWS)], env);
  expect(ended.code, ended.output).toBe(0);
  const { rows, letters, held } = Taken.parse(JSON.parse(ended.output));
  expect(rows).toBe(OWN);
  expect(held).toHaveLength(OWN / STEP_ROWS);
  expect(middleGrowth(held), held.join(' ')).toBeLessThan(letters / held.length / 8);
  // The first steps warm up what reads; a buffer that is still in use is in some steps and not in others.
  expect(Math.min(...held.slice(6)) - Math.min(...held.slice(2, 6)), held.join(' ')).toBeLessThan(MOST_HELD);
});
