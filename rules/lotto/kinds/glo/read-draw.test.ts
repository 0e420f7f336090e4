import { describe, expect, it } from 'vitest';
import draws from '#backend/areas/lotto/seed/glo-draws-2025.json' with { type: 'json' };
import august2019 from '#tests/data/glo-2019-08-01.json' with { type: 'json' };
import prizes from './prizes.json' with { type: 'json' };
import { readGloDraw } from './read-draw.ts';
import { tiersOfGlo } from './tiers.ts';

const draw = draws.find(({ date }) => date === '2025-06-16') ?? draws[0];
if (!draw) throw new Error('No draw to test with');

function problemsOf(change: Readonly<Record<string, unknown>>): readonly string[] {
  const reading = readGloDraw({ ...draw, ...change });
  return reading.ok ? [] : reading.problems;
}

describe('readGloDraw', () => {
  it.each(draws)('takes the published draw of $date as it is', (published) => {
    expect(readGloDraw(published)).toEqual({ ok: true, value: published });
  });

  it.each([
    [{ date: '2025-02-30' }, ['date: must be a day, YYYY-MM-DD']],
    [{ first: undefined }, ['first: missing']],
    [{ first: 507392 }, ['first: must be one number as text']],
    [{ first: ['507392'] }, ['first: must be one number as text']],
    [{ first: '50739' }, ['first: "50739" is not 6 digits in quotes']],
    [{ first: '๕๐๗๓๙๒' }, ['first: "๕๐๗๓๙๒" is not 6 digits in quotes']],
    [{ last_two: '6' }, ['last_two: "6" is not 2 digits in quotes']],
    [{ last_two: ['06'] }, ['last_two: must be one number as text']],
    [{ second: '000000' }, ['second: must be a list of numbers as text']],
    [{ second: [] }, ['second: 5 numbers expected, 0 given']],
    [
      { front_three: ['12', 345] },
      ['front_three: "12" is not 3 digits in quotes', 'front_three: 345 is not 3 digits in quotes'],
    ],
    [{ back_three: ['123', '123'] }, ['back_three: 123 is given twice']],
    [{ back_three: ['123', '456', '789'] }, ['back_three: 2 numbers expected, 3 given']],
    [{ sixth: [] }, ['sixth: unknown field']],
    [{ first: '507390' }, ['near_first: 507389 and 507391 stand beside 507390, 507391 and 507393 given']],
  ])('says what is wrong with %j', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('says everything that is wrong at once', () => {
    expect(problemsOf({ date: 'x', first: '1', last_two: '1', fifth: undefined })).toHaveLength(4);
  });

  it('closes the ring of numbers at 000000', () => {
    expect(problemsOf({ first: '000000', near_first: ['999999', '000001'] })).toEqual([]);
    expect(problemsOf({ first: '999999', near_first: ['000000', '999998'] })).toEqual([]);
    expect(problemsOf({ first: '000000', near_first: ['000001', '000002'] })).toHaveLength(1);
  });

  it('takes the draw of 1 August 2019, whose fifth tier has 354809 twice', () => {
    const [real] = august2019;
    expect(readGloDraw(real)).toEqual({ ok: true, value: real });
    expect(new Set(real?.fifth).size).toBe(99);
  });

  it.each(['second', 'third', 'fourth', 'fifth'] as const)(
    'takes a number of %s that was drawn twice',
    (id) => {
      const [first = '', , ...rest] = draw[id];
      expect(problemsOf({ [id]: [first, first, ...rest] })).toEqual([]);
      expect(problemsOf({ [id]: [first, first, first, ...rest.slice(1)] })).toEqual([]);
      // As many as there are prizes, all the same.
      expect(problemsOf({ [id]: [first, first, ...rest, first] })).toHaveLength(1);
    },
  );

  it.each([
    ['near_first', ['507391', '507391']],
    ['front_three', ['290', '290']],
    ['back_three', ['339', '339']],
  ] as const)('refuses the same number twice in %s', (id, numbers) => {
    expect(problemsOf({ [id]: numbers })).toContain(`${id}: ${numbers[0]} is given twice`);
  });

  it('takes a number that stands in two tiers, front and back threes that are the same, and a tier beside the first prize', () => {
    const [second = ''] = draw.second;
    const [, ...fifth] = draw.fifth;
    expect(problemsOf({ fifth: [second, ...fifth] })).toEqual([]);
    expect(problemsOf({ fifth: [draw.first, ...fifth] })).toEqual([]);
    expect(problemsOf({ fifth: ['507391', ...fifth] })).toEqual([]);
    expect(problemsOf({ front_three: draw.back_three })).toEqual([]);
  });

  it('refuses a draw from before September 2015: four back threes and no front three, other prizes', () => {
    const { front_three: _, ...old } = draw;
    const reading = readGloDraw({ ...old, back_three: ['123', '456', '789', '012'] });
    expect(reading).toEqual({
      ok: false,
      problems: ['front_three: missing', 'back_three: 2 numbers expected, 4 given'],
    });
  });

  it.each([null, 1, 'draw', [], undefined])('refuses %j', (value) => {
    expect(readGloDraw(value)).toEqual({ ok: false, problems: ['A draw must be an object'] });
  });
});

describe('prize tiers', () => {
  it('pay 48,000,000 baht on a set of a million tickets, in 173 draws', () => {
    const winners = { front_three: 1_000, back_three: 1_000, last_two: 10_000 };
    const paid = prizes.reduce(
      (sum, tier) => sum + tier.amount * tier.count * (new Map(Object.entries(winners)).get(tier.id) ?? 1),
      0,
    );
    expect(paid).toBe(48_000_000);
    expect(prizes.reduce((sum, tier) => sum + tier.count, 0)).toBe(173);
  });

  it('lists every number of a draw under its tier', () => {
    const tiers = tiersOfGlo(draw);
    expect(tiers.map((tier) => tier.numbers.length)).toEqual(prizes.map((prize) => prize.count));
    expect(tiers[0]).toEqual({ id: 'first', name: 'รางวัลที่ 1', prize: 6_000_000, numbers: ['507392'] });
    expect(tiers[4]).toEqual({ id: 'last_two', name: 'รางวัลเลขท้าย 2 ตัว', prize: 2_000, numbers: ['06'] });
  });
});
