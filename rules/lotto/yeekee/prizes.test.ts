import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiveDigitDerivation } from '#rules/lotto/kinds/five-digits/figures.ts';
import { CHANCES, marginOf, type StakedLine, stakeAtRisk } from '#rules/lotto/stake-at-risk.ts';
import { cover, portfolios, yeekeeLine } from '#tests/staked-lines.ts';
import { prizesOf, type RoundStake } from './prizes.ts';

const terms = {
  prizes: [
    { row: 1, satang: 20_000 },
    { row: 16, satang: 40_000 },
  ],
  minStakeSatang: 10_000,
  rowOrder: 'newest_first',
} as const;

/** Twenty shots, row 1 and row 16 of these members. */
const shotsBy = (row1: string, row16: string, other = 'other') =>
  Array.from({ length: 20 }, (_, at) => ({ memberId: at === 4 ? row16 : at === 19 ? row1 : other, at }));
const stake = (atRiskBaht: number, marginBaht: number): RoundStake => ({
  atRiskSatang: BigInt(atRiskBaht * 100),
  margin: BigInt(Math.round(marginBaht * 100)) * CHANCES,
});
const four = Object.fromEntries(['cat', 'dan', 'eve', 'fay'].map((name) => [name, stake(1_000, 500)]));
const roundOf = (stakes: Readonly<Record<string, RoundStake>>, row1 = 'ben', row16 = 'ann') =>
  prizesOf(shotsBy(row1, row16), new Map(Object.entries(stakes)), terms);
const said = (stakes: Readonly<Record<string, RoundStake>>, row1?: string, row16?: string) => {
  const { prizes, unpaid } = roundOf(stakes, row1, row16);
  return [
    ...prizes.map(({ row, shot, satang, limitedBy }) => [row, shot.memberId, satang / 100, limitedBy]),
    ...unpaid.map(({ row, reason }) => [row, reason]),
  ];
};

describe('shooters’ prizes', () => {
  it('are all of what the rows can win where the bets of the round and of the winners leave enough', () => {
    expect(said({ ...four, ann: stake(100, 800), ben: stake(100, 400) })).toEqual([
      [1, 'ben', 200, null],
      [16, 'ann', 400, null],
    ]);
  });

  it('need a hundred baht at risk of their winner, and five members with anything at risk', () => {
    const enough = stake(100, 800);
    expect(said({ ...four, ann: stake(99.99, 800), ben: enough })).toEqual([
      [1, 'ben', 200, null],
      [16, 'stake'],
    ]);
    expect(said({ ...four, ben: enough })).toEqual([
      [1, 'ben', 200, null],
      [16, 'stake'],
    ]);
    const { cat, dan, eve } = four;
    const few = { ann: enough, ben: enough, cat: cat ?? enough, dan: dan ?? enough };
    expect(said(few)).toEqual([
      [1, 'few_stakes'],
      [16, 'few_stakes'],
    ]);
    expect(said({ ...few, eve: { ...enough, atRiskSatang: 0n } })).toEqual(said(few));
    expect(said({ ...few, eve: eve ?? enough })).toHaveLength(2);
    expect(said({})).toEqual([
      [1, 'few_stakes'],
      [16, 'few_stakes'],
    ]);
  });

  it('are one a member, the larger', () => {
    expect(said({ ...four, ann: stake(100, 800) }, 'ann', 'ann')).toEqual([
      [16, 'ann', 400, null],
      [1, 'larger'],
    ]);
  });

  it('are together at most half of what the round leaves, in proportion and rounded down', () => {
    const gifts = Object.fromEntries(['cat', 'dan', 'eve', 'fay'].map((name) => [name, stake(1_000, -250)]));
    // 1,200 less 1,000 are 200, of which half is shared 1 : 2.
    expect(said({ ...gifts, ann: stake(100, 800), ben: stake(100, 400) })).toEqual([
      [1, 'ben', 33.33, 'round'],
      [16, 'ann', 66.66, 'round'],
    ]);
    expect(said({ ...gifts, ann: stake(100, 600), ben: stake(100, 400) })).toEqual([
      [1, 'margin'],
      [16, 'margin'],
    ]);
    expect(said({ ...gifts, ann: stake(100, -600), ben: stake(100, 400) })).toEqual([
      [1, 'margin'],
      [16, 'margin'],
    ]);
  });

  it('are at most half of what the winner’s own bets leave, however much others leave', () => {
    expect(said({ ...four, ann: stake(100, 8), ben: stake(100, -8) })).toEqual([
      [16, 'ann', 4, 'own'],
      [1, 'margin'],
    ]);
    // A hundred baht on three tops at 850 leave 15.
    const lines = [yeekeeLine('123', { type: 'top_3', baht: 100 })];
    const ann = { atRiskSatang: stakeAtRisk(fiveDigitDerivation, lines), margin: marginOf(lines) };
    expect(said({ ...four, ann, ben: stake(100, 400) })).toEqual([
      [1, 'ben', 200, null],
      [16, 'ann', 7.5, 'own'],
    ]);
  });
});

/** What an account of a farm bets in the round. */
type Bets = readonly StakedLine[];

function stakesOf(accounts: readonly Bets[], name: string): [string, RoundStake][] {
  return accounts.map((lines, at) => [
    `${name}${at}`,
    { atRiskSatang: stakeAtRisk(fiveDigitDerivation, lines), margin: marginOf(lines) },
  ]);
}

const sumOf = (stakes: readonly (readonly [string, RoundStake])[]) =>
  stakes.reduce((sum, [, { margin }]) => sum + margin, 0n);

type Stakes = readonly [string, RoundStake][];

/**
 * What a farm earns on average, times `CHANCES`, with any two of its accounts in the two rows: it shoots last, and as often as it
 * needs. Negative is a loss.
 */
function* earnings(farm: Stakes, honest: Stakes): Generator<{ earned: bigint; prizes: bigint }> {
  const stakes = new Map([...farm, ...honest]);
  const cost = sumOf(farm);
  for (const [row1] of farm)
    for (const [row16] of farm) {
      const { prizes } = prizesOf(shotsBy(row1, row16, row1), stakes, terms);
      const won = BigInt(prizes.reduce((sum, { satang }) => sum + satang, 0)) * CHANCES;
      yield { earned: won - cost, prizes: won };
    }
}

/** The ways of a farm whose accounts go by turns; what each costs is told by its lines alone. */
const strategies: Readonly<Record<string, (at: number) => Bets>> = {
  'all hundred numbers for a certain two in a hundred': () => cover({ type: 'top_2', baht: 10, pack: 1 }),
  'halves of a hedge on every other account': (at) =>
    cover({ type: 'bottom_2', baht: 10, pack: 1 }, 2, at % 2),
  'halves at the full rates': (at) => cover({ type: 'top_2', baht: 5 }, 2, at % 2),
  'one number each, until all hundred are taken': (at) => [
    yeekeeLine(String((at * 2) % 100).padStart(2, '0'), { type: 'top_2', baht: 100 }),
    yeekeeLine(String((at * 2 + 1) % 100).padStart(2, '0'), { type: 'top_2', baht: 100 }),
  ],
  'ten runs in halves': (at) => cover({ type: 'run_top', baht: 100 }, 2, at % 2),
  'three tops in fifths, and the pairs against them': (at) =>
    at % 5 === 4 ? cover({ type: 'top_2', baht: 3 }) : cover({ type: 'top_3', baht: 1, pack: 1 }, 5, at % 5),
  'numbers at half pay and under a cap': (at) =>
    cover(
      { type: 'top_2', baht: 50, isHalf: at % 3 === 0, capSatang: at % 2 === 0 ? 100_000n : null },
      2,
      at % 2,
    ),
  'ninety-nine numbers and one in a hundred': () => cover({ type: 'top_2', baht: 2 }).slice(1),
  'two winners who stake a hundred baht, and accounts that only make up the number': (at) =>
    at < 2
      ? [yeekeeLine('12', { type: 'bottom_2', baht: 109 })]
      : [yeekeeLine('34', { type: 'bottom_2', baht: 1 })],
};
/** Members who play with all their heart: each leaves the house some fifth of what it stakes. */
const players = (count: number, baht: number): Bets[] =>
  Array.from({ length: count }, (_, at) => [
    yeekeeLine(String(100 + at), { type: 'top_3', baht }),
    yeekeeLine(String(10 + at), { type: 'top_2', baht }),
  ]);

describe('a farm of accounts', () => {
  const others = [[], players(1, 50), players(20, 100), players(40, 10_000)].map((honest) =>
    stakesOf(honest, 'honest'),
  );

  it.each(Object.entries(strategies))('never earns: %s', (_, betsOf) => {
    const all = stakesOf(
      Array.from({ length: 50 }, (_unused, at) => betsOf(at)),
      'farm',
    );
    for (const accounts of [5, 6, 17, 50])
      for (const honest of others)
        for (const { earned, prizes } of earnings(all.slice(0, accounts), honest)) {
          // Prizes never make up for more than half of what the bets cost.
          if (earned > 0n || prizes * 2n > prizes - earned)
            expect([accounts, earned, prizes]).toEqual('a loss');
        }
  });

  it('the five accounts of one person that bet all numbers twice earn nothing: 4 baht lost, no prize', () => {
    const hedge = cover({ type: 'top_2', baht: 1, pack: 1 });
    const none: Bets = [];
    const farm = stakesOf([hedge, hedge, none, none, none], 'farm');
    for (const honest of others)
      for (const { earned } of earnings(farm, honest)) expect(earned).toBe(-400n * CHANCES);
  });

  it('earns by prizes never more than it would keep by leaving the winners’ bets out, whatever rates and portfolios', () => {
    const gift = fc.constant(
      cover({ type: 'bottom_2', baht: 1 }).map((line) => ({ ...line, payoutSatang: 11_000n })),
    );
    const bets = fc.oneof({ weight: 4, arbitrary: portfolios }, { weight: 1, arbitrary: gift });
    fc.assert(
      fc.property(
        fc.array(bets, { minLength: 2, maxLength: 6 }),
        fc.array(bets, { maxLength: 4 }),
        (farm, honest) => {
          const own = stakesOf(farm, 'farm');
          const stakes = new Map([...own, ...stakesOf(honest, 'honest')]);
          const pool = sumOf([...stakes.entries()]);
          for (const [row1] of own)
            for (const [row16] of own) {
              const { prizes } = prizesOf(shotsBy(row1, row16, row1), stakes, terms);
              const won = BigInt(prizes.reduce((sum, { satang }) => sum + satang, 0)) * CHANCES;
              const winners = own.filter(([name]) => prizes.some(({ shot }) => shot.memberId === name));
              // So the rest of the farm, alone, is never worse off.
              expect(won * 2n).toBeLessThanOrEqual(sumOf(winners));
              if (won > 0n) expect(won * 2n).toBeLessThanOrEqual(pool);
            }
        },
      ),
      { numRuns: 12 },
    );
  });
});
