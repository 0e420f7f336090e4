import { afterAll, beforeAll, expect, test } from 'vitest';
import { countOpenQrs, newestOpenQr } from '#backend/areas/payment/find-deposit.ts';
import { openQrsStatement } from '#backend/areas/payment/list-open-qrs.ts';
import { readMoneyIn } from '#backend/areas/payment/read-money-in.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { rowsRead } from '#backend/testing/rows-read.ts';
import { openWorld } from '#backend/testing/world.ts';

/** Of the member, of each way to end, one every eight hours: nearly two years. */
const ENDED = 2_000;
/** Of others: who wait at the same time, and what ended. */
const OTHERS = 3_000;
const OTHERS_ENDED = 60_000;
/** So many in one statement, which may take as long as any other. */
const PART = 10_000;
/** What the planner may look at beside those that are open, and beside those of thirty days. */
const MOST_ROWS = 60;
const MOST_OF_A_MONTH = 2 * 90 + MOST_ROWS;
const world = await openWorld();
const now = () => world.clock.now();
let member: BuiltMember;
let open: string[] = [];

/** Deposits as rows alone: what is looked at is how they are read. */
const deposits = (who: string, status: string, every: string, last: number, first = 1) => `
  INSERT INTO deposit (ref, member_id, agent_id, channel_id, sub_channel_id, idempotency_key, satang, payload, status, created_at, expires_at, ended_at, event_id)
  SELECT '${status.toUpperCase()}' || (${who.length}::bigint * 1000000000 + number), ${who}, 31, 1, 1, '${status}-' || number, 50000, '', '${status}',
    at, at + interval '15 minutes', CASE '${status}' WHEN 'pending' THEN NULL ELSE at END, CASE '${status}' WHEN 'paid' THEN 'event-' || number END
  FROM (SELECT number, '${now().toISOString()}'::timestamptz - number * interval '${every}' AS at FROM generate_series(${first}, ${last}) AS number) made`;
const OTHER = 'md5((number % 700)::text)::uuid';

/** The fifth newest of those that expired. */
const HELD = 'EXPIRED38000000005';

/** Money of which the operator knows no deposit, and some for one of the member's that ended. */
const waiting = `
  INSERT INTO payment_event (event_id, ref, outcome, misfit, body, received_at, satang)
  SELECT 'waiting-' || number, CASE number WHEN 1 THEN '${HELD}' ELSE 'NOBODY' || number END, 'unmatched', 'amount',
    jsonb_build_object('event_id', 'waiting-' || number, 'type', 'payment.paid', 'ref', '${HELD}', 'amount', 450, 'paid_at', '${now().toISOString()}'), '${now().toISOString()}', 45000
  FROM generate_series(1, 20) AS number`;

beforeAll(async () => {
  member = await buildMember(world, { balance: 1 });
  for (const key of ['first-key', 'second-key', 'third-key'])
    open.push(await makeQr(world, member.token, { key }));
  // Made at the same moment of this clock: the reference decides.
  open = open.toSorted().toReversed();
  await world.db.script(deposits(`'${member.memberId}'`, 'expired', '8 hours', ENDED));
  await world.db.script(deposits(`'${member.memberId}'`, 'paid', '8 hours', ENDED));
  await world.db.script(deposits(OTHER, 'pending', '200 milliseconds', OTHERS));
  for (let first = 1; first <= OTHERS_ENDED; first += PART)
    await world.db.script(deposits(OTHER, 'paid', '15 minutes', first + PART - 1, first));
  await world.db.script(waiting);
  await world.db.script('VACUUM ANALYZE deposit');
  await world.db.script('VACUUM ANALYZE payment_event');
});
afterAll(() => world[Symbol.asyncDispose]());

type Act = Parameters<typeof rowsRead>[2];
const count: Act = async (tx) => expect(await countOpenQrs(tx.orm, member.memberId, now())).toBe(3);
const newest: Act = async (tx) =>
  expect((await newestOpenQr(tx.orm, member.memberId, now()))?.ref).toBe(open[0]);
const list: Act = async (tx) =>
  expect(await tx.query(openQrsStatement, [member.memberId, now()])).toHaveLength(4);

/** As limits of a month count it: three that are open, and those of 30 days. */
const MONTH_MS = 30 * 86_400_000;
const moneyIn: Act = async (tx) => {
  const since = new Date(now().getTime() - MONTH_MS);
  const found = await readMoneyIn(tx, member.memberId, { since, now: now() });
  expect(found.filter(({ until }) => until !== null)).toHaveLength(3);
  expect(found).toHaveLength(3 + 90 + 1);
};

test.each([
  ['counted without a look at what ended', count, MOST_ROWS],
  ['asked for the newest without a look at what ended', newest, MOST_ROWS],
  ['added up for limits by a month at the most', moneyIn, MOST_OF_A_MONTH],
  ['listed, with those of which money waits, by a month at the most', list, MOST_OF_A_MONTH],
])('open deposits are %s', async (_how, act, most) => {
  // Prepared statements may get another plan after some uses.
  for (let turn = 0; turn < 8; turn += 1) expect(await rowsRead(world, 'deposit', act)).toBeLessThan(most);
});

test('and the member is told of the same', async () => {
  const { body } = await world.call('GET /api/member/payment/open_qrs', {}, member.token);
  expect(body.data?.map(({ ref }) => ref)).toEqual([...open, HELD]);
});
