import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAIN_START } from '#rules/draw/chain.ts';
import { commitOf } from '#rules/draw/commit.ts';
import { type Hashing, webHashing } from '#rules/draw/hashing.ts';
import { bangkokDate, bangkokTime, instantOf } from '#rules/time/bangkok-time.ts';
import { linkOf, linksOf } from './chain.ts';
import { refundReason } from './refund.ts';
import { digitsOf, headOf, sumOf, yeekeeFigures } from './result.ts';
import { businessDay, nextYeekeeRounds, shootingTimes, YEEKEE_ROUNDS, yeekeeTimes } from './schedule.ts';
import { drawnBy } from './seeded-number.ts';

const hashing: Hashing = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};

/** Twenty shots, oldest first, with what was published for them. */
const shots =
  '13122 50934 13436 00628 12510 49082 10344 96296 06938 42270 02292 87004 96406 30498 89280 72752 80914 13766 71308 53540'.split(
    ' ',
  );
const chainHead = 'aa2e4c4ef045b9dac7c6dc650967d8feb045bb8446552d137d692578da8e27fb';
const seed = '66eee71c64df159e2676b96e4fb069ba27a2915c095218d041c38950fd2882ce';
const newest = { numbers: shots, seed, chainHead, rowOrder: 'newest_first' } as const;

describe('a result', () => {
  it('is the sum less row 16, the sixteenth from the last', async () => {
    expect(sumOf(shots, 'newest_first')).toEqual({ sum: 893_320, row1: '53540', row16: '12510' });
    expect(await digitsOf(hashing, { ...newest, fairness: 'classic' })).toBe('80810');
    expect(yeekeeFigures('80810')).toEqual({ top3: '810', top2: '10', bottom2: '80' });
    expect(yeekeeFigures('16014')).toEqual({ top3: '014', top2: '14', bottom2: '16' });
  });

  it('takes row 16 from the other end where the agent counts from the first shot', () => {
    expect(sumOf(shots, 'oldest_first')).toEqual({ sum: 893_320, row1: '13122', row16: '72752' });
  });

  it('has the sealed seed mixed in', async () => {
    expect(await drawnBy(hashing, seed, chainHead)).toBe(96_914);
    expect(await digitsOf(hashing, { ...newest, fairness: 'sealed' })).toBe('77724');
  });

  it('could be chosen by a last shooter who saw the others', async () => {
    const numbers = [...shots.slice(0, 19), '85075'];
    expect(await digitsOf(hashing, { ...newest, numbers, fairness: 'classic' })).toBe('12345');
  });

  it('does not come of 15 shots', async () => {
    const few = { ...newest, numbers: shots.slice(0, 15), fairness: 'classic' } as const;
    await expect(digitsOf(hashing, few)).rejects.toThrow(RangeError);
  });

  it('stays five digits, as whole numbers say, for any shots', async () => {
    const number = fc.integer({ min: 0, max: 99_999 });
    await fc.assert(
      fc.asyncProperty(fc.array(number, { minLength: 16, maxLength: 60 }), async (list) => {
        const numbers = list.map((one) => String(one).padStart(5, '0'));
        const sum = list.reduce((all, one) => all + BigInt(one), 0n) - BigInt(list.at(-16) ?? 0);
        const digits = await digitsOf(hashing, { ...newest, numbers, fairness: 'classic' });
        expect(digits).toBe(String(sum % 100_000n).padStart(5, '0'));
      }),
      { numRuns: 50 },
    );
  });
});

describe('chain and commitment', () => {
  it('are as published, by Node and by Web Crypto alike', async () => {
    for (const one of [hashing, webHashing]) {
      expect(headOf(await linksOf(one, shots))).toBe(chainHead);
      expect(await one.sha256('demo-server-seed')).toBe(seed);
      expect(await commitOf(one, seed)).toBe(
        'f541f0dcef87e67cbf5cdc528f5cf0c17193f2a2943a03f733a611a07ab0c395',
      );
      expect(await drawnBy(one, seed, chainHead)).toBe(96_914);
    }
  });

  it('begin with zeros, and hold order and leading zeros', async () => {
    expect(headOf([])).toBe(CHAIN_START);
    const first = await linkOf(hashing, CHAIN_START, { position: 1, number: '00628' });
    expect(first).not.toBe(await linkOf(hashing, CHAIN_START, { position: 1, number: '628' }));
    expect(await linksOf(hashing, ['00001', '00002'])).not.toEqual(
      await linksOf(hashing, ['00002', '00001']),
    );
  });
});

describe('a refund', () => {
  const terms = { minShots: 20, minShooters: 5 };
  it.each([
    [20, 5, false, undefined],
    [19, 5, false, 'few_shots'],
    [0, 0, false, 'few_shots'],
    [20, 4, false, 'few_members'],
    [500, 200, true, 'outage'],
  ] as const)('of %d shots by %d members, outage %s: %s', (count, shooters, hadOutage, reason) => {
    expect(refundReason({ shots: count, shooters, hadOutage }, terms)).toBe(reason);
  });
});

describe('the schedule', () => {
  const said = (moment: Date | undefined) => moment && `${bangkokDate(moment)} ${bangkokTime(moment)}`;

  it.each([
    [1, '2026-11-20 06:00'],
    [2, '2026-11-20 06:15'],
    [40, '2026-11-20 15:45'],
    [73, '2026-11-21 00:00'],
    [88, '2026-11-21 03:45'],
  ])('closes round %d at %s', (number, closes) => {
    const { opensAt, closesAt, resultAt } = yeekeeTimes('2026-11-20', number);
    expect([said(opensAt), said(closesAt)]).toEqual(['2026-11-20 05:00', closes]);
    expect(resultAt.getTime() - closesAt.getTime()).toBe(180_000);
    const shooting = shootingTimes(closesAt);
    expect(closesAt.getTime() - shooting.opensAt.getTime()).toBe(900_000);
    expect(shooting.closesAt.getTime() - closesAt.getTime()).toBe(120_000);
  });

  it('has its business day from 05:00 to 04:59:59', () => {
    expect(businessDay(new Date('2026-11-21T04:59:59.999+07:00'))).toBe('2026-11-20');
    expect(businessDay(new Date('2026-11-21T05:00:00+07:00'))).toBe('2026-11-21');
  });

  it('knows at any moment what comes next, and no round of a day that was called off', () => {
    const start = instantOf('2026-11-20', '05:00').getTime();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399_999 }), (ms) => {
        const now = new Date(start + ms);
        const plans = nextYeekeeRounds(now, new Map([['2026-11-21', false]]));
        const today = plans.filter(({ drawDate }) => drawDate === '2026-11-20');
        const left = Array.from({ length: YEEKEE_ROUNDS }, (_, at) => 3_600_000 + at * 900_000);
        expect(today).toHaveLength(left.filter((closes) => closes > ms).length);
        expect(plans.slice(today.length).every(({ drawDate }) => drawDate === '2026-11-22')).toBe(true);
        expect(plans).toHaveLength(today.length + YEEKEE_ROUNDS);
        const closes = plans.map(({ closesAt }) => closesAt.getTime());
        expect(closes).toEqual([...closes].sort((one, other) => one - other));
      }),
      { numRuns: 40 },
    );
  });
});
