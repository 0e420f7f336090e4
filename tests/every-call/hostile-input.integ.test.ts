import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { openSession } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { calls, fieldsOf } from './inputs.ts';

const RUNS = 60;

const world = await openWorld({ members: [500] });
const [{ memberId }] = world.members;
afterAll(() => world[Symbol.asyncDispose]());

/** Words that have broken other systems. */
const nasty = fc.constantFrom(
  "' OR 1=1; DROP TABLE bill; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '๑๒๓',
  '１２３',
  '‮evil',
  'glo-2025-06-16',
  'glo-2025-06-16 ',
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
  'constructor',
  '1e999',
  '-0',
  'NaN',
  'x'.repeat(5_000),
  '',
);
const scalar = fc.oneof(
  nasty,
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(-1, 0.001, 0.1 + 0.2, 1e15, 2 ** 53, 2_147_483_648),
);
const line = fc.record(
  {
    type: fc.oneof(fc.constantFrom('top_2', 'tod_3', 'run_top'), scalar),
    number: scalar,
    amount: scalar,
    rate: scalar,
  },
  { requiredKeys: [] },
);

/** Inputs of a call: its own fields with hostile values, or anything at all. */
function hostile(call: AnyEndpoint): fc.Arbitrary<unknown> {
  const value = (name: string) =>
    name === 'lines'
      ? fc.oneof(fc.array(line, { maxLength: 5 }), scalar)
      : fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }));
  const own = fc.record(Object.fromEntries(Object.keys(fieldsOf(call)).map((name) => [name, value(name)])), {
    requiredKeys: [],
  });
  return fc.oneof({ weight: 4, arbitrary: own }, { weight: 1, arbitrary: fc.jsonValue() });
}

const isThai = (text: unknown) => /[\u0e00-\u0e7f]/.test(String(text));

let callers = 0;
/** An address of its own: a limit on one address would answer in the call's place. */
function fromElsewhere(): Record<string, string> {
  callers += 1;
  return { 'x-client-address': `198.51.${callers >> 8}.${callers & 255}` };
}

it.each(calls)(
  '%s answers hostile input without breaking',
  async (key, call) => {
    // A session of its own: some calls end it.
    const authorization = `Bearer ${await openSession(world, memberId)}`;
    await fc.assert(
      fc.asyncProperty(hostile(call), fc.boolean(), async (input, withSession) => {
        const headers = { ...fromElsewhere(), ...(withSession ? { authorization } : {}) };
        const query = typeof input === 'object' && input !== null ? input : { any: input };
        const body = call.method === 'GET' ? query : (JSON.stringify(input) ?? 'undefined');
        const { status, body: answer } = await world.send(key, body, headers);
        const seen = JSON.stringify({ status, answer });
        expect(status === 503 || status < 500, seen).toBe(true);
        expect(status, seen).not.toBe(400);
        expect(answer, seen).toSatisfy((one) => 'error' in Object(one) || 'status' in Object(one));
        expect(seen).not.toMatch(/\bat .*\.ts:\d+|node_modules|SELECT |INSERT |violates/);
        const told = Object.values(Object(Object(answer.data).fields));
        if (status === 422) expect(told, seen).toSatisfy((all) => all.every(isThai));
      }),
      { numRuns: RUNS, seed: 20_250_616 },
    );
  },
  120_000,
);

/** Spelled as dates, ids, cursors and numbers are, but beyond what a calendar, a database or a program can hold. */
const edges = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2025-02-30',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13',
  '0000-01-01T00:00:00Z',
  '2025-06-15T25:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01890000-0000-7000-8000-00000000000',
  'g1890000-0000-7000-8000-000000000000',
  '2147483648',
  '9223372036854775808',
  '-1',
  '1e309',
  '0x1f',
  '١',
];

it.each(calls)('%s takes no edge of a field for a value that it can hold', async (key, call) => {
  const authorization = `Bearer ${await openSession(world, memberId)}`;
  const usual = { round_id: 'glo-2025-06-16', agent_id: 31, limit: 5, channel_id: 1, sub_channel_id: 1 };
  const own = Object.fromEntries(Object.entries(usual).filter(([name]) => name in fieldsOf(call)));
  for (const field of Object.keys(fieldsOf(call))) {
    for (const edge of edges) {
      const answer = await world.send(key, { ...own, [field]: edge }, { authorization, ...fromElsewhere() });
      expect(answer.status, JSON.stringify({ field, edge, ...answer.body })).toBeLessThan(500);
    }
  }
});

it.each([
  ['GET /api/lotto/results', { before: '0000-01-01' }],
  ['GET /api/lotto/results', { before: '2201-01-01' }],
  ['GET /api/lotto/bill/list', { before: '01890000-0000-7000-8000-00000000000' }],
  ['GET /api/lotto/bill/detail', { bill_id: 'x' }],
  ['POST /api/lotto/bill/cancel', { bill_id: 'glo-2025-06-16' }],
])('%s refuses %o as input', async (key, input) => {
  const authorization = `Bearer ${await openSession(world, memberId)}`;
  expect((await world.send(key, input, { authorization })).status).toBe(422);
});

it.each([
  ['broken JSON', '{"username": ', 'application/json', 422],
  ['a form', 'username=1', 'application/x-www-form-urlencoded', 415],
  ['a number that is none', '{"username": 1e999, "password": "x"}', 'application/json', 422],
  ['deep nesting', '['.repeat(50_000) + ']'.repeat(50_000), 'application/json', 422],
  ['a body over the limit', JSON.stringify({ username: 'x'.repeat(200_000) }), 'application/json', 413],
])('refuses %s', async (_, body, type, status) => {
  const answer = await world.send('POST /api/login', body, { 'content-type': type });
  expect(answer.status).toBe(status);
});

it('leaves the books clean and the member’s money where it was but for accepted calls', async () => {
  await expectCleanAudit(world);
  const token = await openSession(world, memberId);
  const bills = await world.call('GET /api/lotto/bill/list', { limit: 100 }, token);
  const live = (bills.body.data ?? []).filter(({ status }) => status !== 'cancelled');
  const staked = live.reduce((sum, { total_stake }) => sum + total_stake, 0);
  const wallets = await world.call('POST /api/member/wallets', {}, token);
  expect(wallets.body.data?.[0]?.balance).toBe(500 - staked);
});
