import { afterEach, describe, expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { type Publication, publishResult } from '#backend/areas/lotto/settlement/publish-result.ts';
import type { Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type Draw, drawOf, publicationOf } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

let world: World;
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

/** The number after this one: another last digit, so it matches neither exactly nor in another order. */
function next(number: string): string {
  return number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
}

function missingDigit(number: string): string {
  const missing = [...'0123456789'].find((digit) => !number.includes(digit));
  if (missing === undefined) throw new Error('Every digit occurs');
  return missing;
}

function absent(numbers: readonly string[], candidate: string): string {
  return numbers.includes(candidate) ? absent(numbers, next(candidate)) : candidate;
}

interface Expected {
  readonly line: LineIn;
  readonly payout: number;
}

/** One winner and one loser of each type, worked out by hand from the published figures and the price list. */
function everyType(draw: Draw): Expected[] {
  const { first, front_three: front, back_three: back, last_two: lastTwo } = draw;
  const top3 = first.slice(3);
  const top4 = first.slice(2);
  const pairs: [type: string, winner: string, loser: string, stake: number, payout: number][] = [
    ['top_3', top3, next(top3), 10, 9_000],
    ['tod_3', `${top3[1]}${top3[2]}${top3[0]}`, next(top3), 20.25, 3_037.5],
    ['front_3', front[1] ?? '', absent(front, first.slice(0, 3)), 5, 2_250],
    ['bottom_3', back[0] ?? '', absent(back, top3), 7.5, 3_375],
    ['top_2', top3.slice(1), next(top3.slice(1)), 12.34, 1_110.6],
    ['bottom_2', lastTwo, next(lastTwo), 1, 90],
    ['run_top', top3[2] ?? '', missingDigit(top3), 10, 32],
    ['run_bottom', lastTwo[0] ?? '', missingDigit(lastTwo), 3.33, 13.98],
    ['top_4', top4, next(top4), 1, 5_000],
    ['tod_4', [...top4].reverse().join(''), next(top4), 2, 400],
  ];
  return pairs.flatMap(([type, winner, loser, amount, payout]) => [
    { line: { type, number: winner, amount }, payout },
    { line: { type, number: loser, amount }, payout: 0 },
  ]);
}

describe('a real draw of 2025, played through from the evening before', () => {
  // Dates with a moved draw day, repeated digits in the top three and leading zeros among them.
  test.each(['2025-01-02', '2025-01-17', '2025-05-02', '2025-06-16', '2025-08-01', '2025-12-16'])(
    '%s',
    async (date) => {
      const draw = drawOf(date);
      const evening = new Date(new Date(`${date}T19:00:00+07:00`).getTime() - 86_400_000);
      world = await openWorld({ at: evening.toISOString(), members: [1_000] });
      const token = world.members[0]?.token ?? '';
      const expected = everyType(draw);
      const roundId = `glo-${date}`;
      const bill = await placeBill(
        world,
        token,
        expected.map((one) => one.line),
        { roundId },
      );
      expect(bill.total_stake).toBe(144.84);
      expect(await balanceOf(world, token)).toBe(855.16);

      expect(await publishResult(world.services, publicationOf(draw))).toEqual({
        roundId,
        outcome: 'published',
        settled: 1,
      });

      const settled = await world.call('GET /api/lotto/bill/detail', { bill_id: bill.bill_id }, token);
      expect(settled.body.data).toMatchObject({
        status: 'won',
        total_payout: 24_309.08,
        can_cancel_until: null,
      });
      expect(
        settled.body.data?.lines.map(({ type, number, payout, status }) => ({
          type,
          number,
          payout,
          status,
        })),
      ).toEqual(
        expected.map(({ line, payout }) => ({
          type: line.type,
          number: line.number,
          payout,
          status: payout > 0 ? 'win' : 'lose',
        })),
      );
      expect(await balanceOf(world, token)).toBe(25_164.24);

      expect(await publishResult(world.services, publicationOf(draw))).toEqual({
        roundId,
        outcome: 'already published',
        settled: 0,
      });
      expect(await balanceOf(world, token)).toBe(25_164.24);
      const shown = await world.call('GET /api/lotto/result', { round_id: roundId });
      expect(shown.body.data).toMatchObject({ draw_date: date, source: 'ผลที่ประกาศ' });
      expect(shown.body.data?.tiers.find((tier) => tier.id === 'first')).toMatchObject({
        prize: 6_000_000,
        numbers: [draw.first],
      });
      expect(shown.body.data?.tiers.map((tier) => tier.numbers.length)).toEqual([
        1, 2, 2, 2, 1, 5, 10, 50, 100,
      ]);
      expect((await world.call('GET /api/lotto/round', { round_id: roundId })).body.data?.status).toBe(
        'resulted',
      );
    },
  );
});

describe('publishing', () => {
  const draw = drawOf('2025-06-16');
  const live = (): Operator => ({
    ...world.services,
    clock: { now: world.clock.now, offsetMs: world.clock.offsetMs, sandbox: false },
  });

  test('needs a usable draw of the right day and a round', async () => {
    world = await openWorld();
    const refused: [Partial<Publication>, RegExp][] = [
      [{ draw: {} }, /not usable/],
      [{ draw: { ...draw, first: '12345' } }, /first/],
      [{ draw: { ...draw, near_first: ['000001', '000003'] } }, /near_first/],
      [{ date: '2025-07-01' }, /is of 2025-06-16/],
      [{ date: '2025-07-01', draw: drawOf('2025-07-01') }, /no round glo-2025-07-01/],
      [{ kind: 'toto' }, /no lottery kind toto/],
      [{ kind: 'lao' }, /number: missing/],
    ];
    for (const [change, message] of refused) {
      const attempt = publishResult(world.services, { ...publicationOf(draw), ...change });
      await expect(attempt).rejects.toBeInstanceOf(OperatorRefusal);
      await expect(attempt).rejects.toThrow(message);
    }
    expect((await world.call('GET /api/lotto/round', { round_id: 'glo-2025-06-16' })).body.data?.status).toBe(
      'open',
    );
  });

  test('waits for the close on a real clock', async () => {
    world = await openWorld();
    await expect(publishResult(live(), publicationOf(draw))).rejects.toThrow(
      /takes bills until 2025-06-16 15:20 \+07:00/,
    );
    world.clock.set('2025-06-16T15:20:00+07:00');
    await expect(publishResult(live(), publicationOf(draw))).rejects.toThrow(OperatorRefusal);
    world.clock.set('2025-06-16T15:20:01+07:00');
    expect((await publishResult(live(), publicationOf(draw))).outcome).toBe('published');
  });

  test('never changes what was published', async () => {
    world = await openWorld();
    await publishResult(world.services, publicationOf(draw));
    const other = { ...draw, last_two: next(draw.last_two) };
    await expect(publishResult(world.services, { ...publicationOf(draw), draw: other })).rejects.toThrow(
      /other figures/,
    );
    const reordered = { ...draw, fifth: draw.fifth.toReversed(), front_three: draw.front_three.toReversed() };
    expect((await publishResult(world.services, { ...publicationOf(draw), draw: reordered })).outcome).toBe(
      'already published',
    );
  });

  test('on a sandbox clock takes the round from sale, and the next opens an hour later', async () => {
    world = await openWorld();
    const { token } = await buildMember(world, { balance: 100 });
    await publishResult(world.services, publicationOf(draw));
    const bill = {
      round_id: 'glo-2025-06-16',
      lines: [{ type: 'top_2', number: '12', amount: 10 }],
      idempotency_key: 'knows-the-result',
    };
    expect((await world.call('POST /api/lotto/bill/create', bill, token)).body.error).toBe(4101);
    world.clock.set('2025-06-15T19:59:59+07:00');
    await advanceRounds(world.services);
    expect((await world.call('GET /api/lotto/rounds', { kind: 'glo', status: 'open' })).body.data).toEqual(
      [],
    );
    world.clock.set('2025-06-15T20:00:00+07:00');
    await advanceRounds(world.services);
    await advanceRounds(world.services);
    expect(
      (await world.call('GET /api/lotto/rounds', { kind: 'glo', status: 'open' })).body.data,
    ).toMatchObject([{ round_id: 'glo-2025-07-01', closes_at: '2025-07-01T08:20:00.000Z' }]);
  });
});
