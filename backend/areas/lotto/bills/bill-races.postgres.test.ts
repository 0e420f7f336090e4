import { afterAll, describe, expect, test, vi } from 'vitest';
import { resumeSettlements } from '#backend/areas/lotto/settlement/resume-settlements.ts';
import { setNumberControl, setRoundRate } from '#backend/areas/lotto/terms/set-round-terms.ts';
import { closeAudited, expectCleanAudit } from '#backend/testing/audit.ts';
import { countOf, crowd } from '#backend/testing/crowd.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { hearStatements } from '#backend/testing/statements.ts';
import { openWorld } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';
import { type Pack, packs } from '#rules/lotto/pack.ts';

const world = await openWorld();
afterAll(() => closeAudited(world));

/** What became of a bill. A backend that is too busy answers 503, and the same request is sent again. */
async function order(token: string, lines: LineIn[], pack: Pack = 'full'): Promise<number | undefined> {
  const input = { round_id: ROUND, pack, lines, idempotency_key: world.services.random.uuid() };
  for (;;) {
    const { error } = (await world.call('POST /api/lotto/bill/create', input, token)).body;
    if (error !== 503) return error;
  }
}

/** `count` members with the same balance. */
const bettors = (count: number, balance: number) =>
  Promise.all(Array.from({ length: count }, () => buildMember(world, { balance })));

const toHundredths = (baht: number) => Math.round(baht * 100);
const countsOf = async (...args: Parameters<typeof crowd>) => countOf(await crowd(...args));
const twoDigits = (at: number) => String(at % 100).padStart(2, '0');

test('64 bettors on one wallet with funds for 1,000 of 3,000 bills', async () => {
  const { token } = await buildMember(world, { balance: 10_000 });
  const counts = await countsOf(3_000, 64, (at) =>
    order(token, [{ type: 'top_2', number: twoDigits(at), amount: 10 }]),
  );
  expect(counts).toEqual({ 0: 1_000, 4110: 2_000 });
  expect(await balanceOf(world, token)).toBe(0);
});

test('of 200 bets of 10 baht at once on a number limited to 1,000 exactly 100 are taken, whatever their packs', async () => {
  await setRoundRate(world.services, { roundId: ROUND, type: 'tod_3', maxPerNumberSatang: 100_000n });
  const many = await bettors(20, 1_000);
  const lines: LineIn[] = [
    { type: 'tod_3', number: '321', amount: 10 },
    { type: 'top_2', number: '11', amount: 1 },
  ];
  const counts = await countsOf(200, 200, (at) => order(many[at % 20]?.token ?? '', lines, packs[at % 2]));
  expect(counts).toEqual({ 0: 100, 4107: 100 });
});

test('bills of the same numbers in opposite order do not block each other', async () => {
  const many = await bettors(16, 100);
  const lines: LineIn[] = Array.from({ length: 20 }, (_, at) => ({
    type: 'bottom_2',
    number: twoDigits(at),
    amount: 1,
  }));
  const counts = await countsOf(64, 16, (at) =>
    order(many[at % 16]?.token ?? '', at % 2 ? lines : lines.toReversed()),
  );
  expect(counts).toEqual({ 0: 64 });
});

test('no line is taken at a rate that its member did not agree to, while rates change', async () => {
  const many = await bettors(16, 1_000);
  let changes = 0;
  const counts = await countsOf(750, 17, async (at) => {
    if (at % 25 === 0) {
      changes += 1;
      await setRoundRate(world.services, {
        roundId: ROUND,
        type: 'run_top',
        rateHundredths: changes % 2 ? 300 : 320,
      });
      const control = changes % 3 ? 'half_pay' : 'none';
      await setNumberControl(world.services, { roundId: ROUND, type: 'run_top', number: '7', control });
      return 'changed';
    }
    const rate = [3.2, 3, 1.6, 1.5][at % 4];
    const answer = await world.call(
      'POST /api/lotto/bill/create',
      {
        round_id: ROUND,
        lines: [{ type: 'run_top', number: '7', amount: 1, ...(rate ? { rate } : {}) }],
        idempotency_key: world.services.random.uuid(),
      },
      many[at % 16]?.token,
    );
    if (answer.body.error === 0) expect(answer.body.data?.lines[0]?.rate).toBe(rate);
    return answer.body.error;
  });
  expect(counts.changed).toBe(30);
  expect(counts[0]).toBeGreaterThan(0);
});

test('a bill of 1,000 lines is checked and placed by a handful of statements', async () => {
  const { token } = await buildMember(world, { balance: 2_000 });
  const linesOf = (count: number): LineIn[] =>
    Array.from({ length: count }, (_, at) => ({
      type: 'top_3',
      number: String(at).padStart(3, '0'),
      amount: 1,
    }));
  const statementsOf = async (count: number) => {
    const lines = linesOf(count);
    const asked = { round_id: ROUND, pack: 'discount' as const, lines };
    const { texts } = hearStatements();
    const checked = await world.call('POST /api/lotto/bill/validate', asked, token);
    const bill = await placeBill(world, token, lines, { pack: 'discount' });
    vi.restoreAllMocks();
    expect(checked.body.data).toMatchObject({ acceptable: true, total_stake: bill.total_stake });
    const found = await world.call('GET /api/lotto/bill/detail', { bill_id: bill.bill_id }, token);
    expect(found.body.data?.lines).toEqual(bill.lines);
    return texts.length;
  };
  // Terms that were read more than two seconds ago are read again, on whatever machine.
  const ofOne = await statementsOf(1);
  expect(await statementsOf(1_000)).toBeLessThan(ofOne + 10);
});

test('of 500 bets around the close none is taken after it and none is lost', async () => {
  await using own = await openWorld({
    at: '2025-06-16T15:19:59+07:00',
    members: Array<number>(20).fill(1_000),
  });
  const placed: Record<string, number> = {};
  const late: unknown[] = [];
  const counts = await countsOf(500, 50, async (at) => {
    if (at === 250) own.clock.set('2025-06-16T15:20:01+07:00');
    const { token } = own.members[at % 20] ?? { token: '' };
    const input = {
      round_id: ROUND,
      pack: packs[at % 2],
      lines: [{ type: 'top_2', number: twoDigits(at), amount: 10 }],
      idempotency_key: own.services.random.uuid(),
    };
    const { body } = await own.call('POST /api/lotto/bill/create', input, token);
    if (at >= 250) late.push(body.error);
    if (body.data) placed[token] = (placed[token] ?? 0) + toHundredths(body.data.total_stake);
    return body.error;
  });
  expect(new Set(late)).toEqual(new Set([4101]));
  expect((counts[0] ?? 0) + (counts[4101] ?? 0)).toBe(500);
  // Fifty are under way at once, and as many may wait behind them on a busy machine.
  expect(counts[0]).toBeGreaterThanOrEqual(150);
  const [stored] = await own.db.query<{ total: bigint; late: bigint }>(
    {
      name: 'test_around_close',
      text: `SELECT count(*) AS total, count(*) FILTER (WHERE bill.created_at > closes_at) AS late
        FROM bill JOIN round ON round.id = bill.round_id`,
    },
    [],
  );
  expect(stored).toEqual({ total: BigInt(counts[0] ?? 0), late: 0n });
  for (const { token } of own.members) {
    expect(toHundredths((await balanceOf(own, token)) ?? 0)).toBe(100_000 - (placed[token] ?? 0));
  }
  await expectCleanAudit(own);
});

test('parallel cancels of one member stay within four a day', async () => {
  const { token } = await buildMember(world, { balance: 100 });
  const bills = [];
  for (let count = 0; count < 8; count += 1)
    bills.push(await placeBill(world, token, [{ type: 'top_3', number: '123', amount: 10 }]));
  const twice = [...bills, ...bills];
  const counts = await countsOf(16, 16, async (at) => {
    const input = { bill_id: twice[at]?.bill_id ?? '' };
    return (await world.call('POST /api/lotto/bill/cancel', input, token)).body.error;
  });
  expect(counts).toEqual({ 0: 8, 4122: 8 });
  expect(await balanceOf(world, token)).toBe(60);
});

describe('a result published while members bet and cancel', () => {
  test('every acknowledged bill is settled or refunded once', async () => {
    await using own = await openWorld({ members: Array<number>(12).fill(100_000) });
    const placed: { id: string; token: string }[] = [];
    const bet = async (at: number) => {
      const { token } = own.members[at % 12] ?? { token: '' };
      const lines: LineIn[] = Array.from({ length: 10 }, (_, line) => ({
        type: 'top_2',
        number: twoDigits(at * 7 + line),
        amount: 10,
      }));
      const input = { round_id: ROUND, lines, idempotency_key: own.services.random.uuid() };
      const { body } = await own.call('POST /api/lotto/bill/create', input, token);
      if (body.data) placed.push({ id: body.data.bill_id, token });
      return body.error;
    };
    const cancelOne = async (at: number) => {
      const one = placed[(at * 31) % placed.length];
      return (
        one && (await own.call('POST /api/lotto/bill/cancel', { bill_id: one.id }, one.token)).body.error
      );
    };
    const counts = await countsOf(600, 30, async (at) => {
      if (at === 200) return (await publish(own)).outcome;
      if (at % 50 === 20 && at > 200) return `settled ${(await resumeSettlements(own.services)) >= 0}`;
      return at % 10 === 5 ? cancelOne(at) : bet(at);
    });
    await resumeSettlements(own.services);
    expect(counts.published).toBe(1);
    expect(counts[4101]).toBeGreaterThan(0);
    expect(placed.length).toBeGreaterThan(100);
    const statuses = await Promise.all(
      placed.map(async ({ id, token }) => {
        const { body } = await own.call('GET /api/lotto/bill/detail', { bill_id: id }, token);
        return body.data?.status;
      }),
    );
    expect(statuses.filter((status) => !['won', 'lost', 'cancelled'].includes(status ?? 'missing'))).toEqual(
      [],
    );
    expect((await own.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status).toBe('resulted');
    await expectCleanAudit(own);
  });
});
