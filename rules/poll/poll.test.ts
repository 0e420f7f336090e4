import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostBackBp } from '#rules/loyalty/give-back.ts';
import { drawTickets, ticketLink, verifyDraw } from '#rules/poll/draw-tickets.ts';
import { type PollPrize, phaseOf, pollPrizes } from '#rules/poll/poll.ts';
import { answersNeeded, prizeSatang, prizesOf } from '#rules/poll/poll-worth.ts';
import { allowedAnswers, missingSatang } from '#rules/poll/quota.ts';

const hashing = {
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  hmac: (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex'),
};
const at = (time: string) => new Date(`2025-06-15T${time}+07:00`);

test('a poll is open from its first instant to the one before its close', () => {
  const times = { opensAt: at('10:00:00'), closesAt: at('12:00:00'), closedAt: null, drawnAt: null };
  expect(phaseOf(times, at('09:59:59.999'))).toBe('soon');
  expect(phaseOf(times, at('10:00:00'))).toBe('open');
  expect(phaseOf(times, at('11:59:59.999'))).toBe('open');
  expect(phaseOf(times, at('12:00:00'))).toBe('closed');
  expect(phaseOf({ ...times, closedAt: at('11:00:00') }, at('11:00:00'))).toBe('closed');
  expect(phaseOf({ ...times, drawnAt: at('12:10:00') }, at('12:10:00'))).toBe('drawn');
});

describe('quota', () => {
  const terms = { basis: 'stake', stepSatang: 1_000_00n, most: 3 } as const;
  test.each([
    [0n, 0, 1_000_00n],
    [999_99n, 0, 1n],
    [1_000_00n, 1, 1_000_00n],
    [2_500_00n, 2, 500_00n],
    [9_000_00n, 3, 0n],
    [-5n, 0, 1_000_00n],
  ])('%d satang', (satang, allowed, missing) => {
    expect(allowedAnswers(terms, satang)).toBe(allowed);
    expect(missingSatang(terms, satang)).toBe(missing);
  });

  test('a free poll asks for nothing', () => {
    expect(allowedAnswers({ basis: 'free', stepSatang: 0n, most: 2 }, 0n)).toBe(2);
    expect(missingSatang({ basis: 'free', stepSatang: 0n, most: 2 }, 0n)).toBe(0n);
  });
});

const anyPrizes = fc
  .array(fc.record({ kind: fc.constantFrom(...pollPrizes), amount: fc.integer({ min: 1, max: 100_000 }) }), {
    minLength: 1,
    maxLength: 20,
  })
  .map((list) => list.map((one, index): PollPrize => ({ ...one, place: index + 1 })));

test('all prizes together never give more of the stakes behind the answers than a poll may', () => {
  const step = fc.bigInt({ min: 1_00n, max: 100_000_00n });
  fc.assert(
    fc.property(anyPrizes, step, fc.integer({ min: 0, max: 1_000_000 }), (prizes, stepSatang, answers) => {
      const given = prizesOf(prizes, stepSatang, answers);
      const worth = given.reduce((sum, prize) => sum + prizeSatang(prize), 0n);
      expect(worth * 10_000n <= BigInt(answers) * stepSatang * BigInt(mostBackBp.poll)).toBe(true);
      const next = answersNeeded(prizes, stepSatang)[given.length];
      if (next !== undefined && given.length < answers) expect(next).toBeGreaterThan(answers);
    }),
  );
});

async function told(count: number, prizes: number) {
  const seed = 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06';
  const answers = Array.from({ length: count }, (_, index) => ({
    ...{ ticket: index + 1, choiceId: (index % 3) + 1, mark: hashing.sha256(`key ${index}`) },
  }));
  let head: string | null = null;
  for (const answer of answers) head = await ticketLink(hashing, head, answer);
  const facts = { pollId: 7, seed, head, tickets: count, count: prizes };
  const winners = await drawTickets(hashing, facts);
  return { ...facts, commit: hashing.sha256(seed), answers, winners };
}

describe('the draw', () => {
  test('no ticket wins twice, and a few tickets win no more than there are', async () => {
    const { winners } = await told(40, 15);
    expect(new Set(winners).size).toBe(15);
    expect(winners.every((ticket) => ticket >= 1 && ticket <= 40)).toBe(true);
    expect((await told(3, 15)).winners.toSorted()).toEqual([1, 2, 3]);
    expect((await told(0, 5)).winners).toEqual([]);
  });

  test('everybody can draw it again, and finds what is not true', async () => {
    const record = await told(30, 4);
    expect(await verifyDraw(hashing, record)).toBeNull();
    expect(await verifyDraw(hashing, { ...record, seed: `${record.seed}0` })).toBe('seed');
    const [first, ...rest] = record.answers;
    expect(await verifyDraw(hashing, { ...record, answers: rest })).toBe('answers');
    const other = first ? { ...first, choiceId: 2 } : { ticket: 1, choiceId: 2, mark: '' };
    expect(await verifyDraw(hashing, { ...record, answers: [other, ...rest] })).toBe('answers');
    expect(await verifyDraw(hashing, { ...record, winners: record.winners.toReversed() })).toBe('winners');
  });

  test('each ticket comes first about equally often', async () => {
    const counts = [0, 0, 0, 0];
    for (let poll = 0; poll < 2_000; poll += 1) {
      const [first = 0] = await drawTickets(hashing, {
        ...{ pollId: poll, seed: 'a seed', head: null, tickets: 4, count: 2 },
      });
      counts[first - 1] = (counts[first - 1] ?? 0) + 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
    expect(chiSquare).toBeLessThan(16.3);
  });
});
