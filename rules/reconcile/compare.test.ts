import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, instantOf } from '#rules/time/bangkok-time.ts';
import { compareLists, type Row, sumsOf, type Terms } from './compare.ts';
import { type ReasonCode, reasonCodes, reasons } from './reasons.ts';

const DAY = '2025-06-15';
const terms: Terms = {
  day: DAY,
  now: instantOf('2025-06-17', '02:00'),
  onlyOwn: 'missing_at_provider',
  onlyOther: 'missing_in_ledger',
  knows: ({ account }) => account !== 'stranger',
};
const noon = instantOf(DAY, '12:00');

const rowOf = (key: number, satang: number): Row => ({
  ...{ key: `row-${key}`, day: DAY, at: noon, sums: { in: BigInt(satang) }, unit: 'THB', account: 'member' },
  ...{ status: 'done', said: 'paid' },
});

interface Pair {
  readonly own: readonly Row[];
  readonly other: readonly Row[];
}

const neighbour = (row: Row, at: Date): Row => ({ ...row, day: addDays(DAY, 1), at });
const late = instantOf(DAY, '23:59');
const early = instantOf('2025-06-16', '00:01');

/** What is done to a pair that agrees, by the one code that it must be found under. */
const plants: Readonly<Partial<Record<ReasonCode, (row: Row) => Pair>>> = {
  missing_in_ledger: (row) => ({ own: [], other: [row] }),
  missing_at_provider: (row) => ({ own: [row], other: [] }),
  amount_differs: (row) => ({ own: [row], other: [{ ...row, sums: { in: (row.sums.in ?? 0n) + 1n } }] }),
  doubled_in_ledger: (row) => ({ own: [row, row], other: [row] }),
  doubled_at_provider: (row) => ({ own: [row], other: [row, row, row] }),
  wrong_day: (row) => ({ own: [row], other: [neighbour(row, instantOf('2025-06-16', '03:00'))] }),
  near_midnight: (row) => ({ own: [{ ...row, at: late }], other: [neighbour(row, early)] }),
  wrong_member: (row) => ({ own: [row], other: [{ ...row, account: 'another' }] }),
  status_differs: (row) => ({ own: [row], other: [{ ...row, status: 'void', said: 'failed' }] }),
  unknown_reference: (row) => ({ own: [], other: [{ ...row, account: 'stranger' }] }),
  unit_differs: (row) => ({ own: [row], other: [{ ...row, unit: 'USD' }] }),
  open: (row) => ({ own: [{ ...row, status: 'open' }], other: [] }),
};
const codes = reasonCodes.filter((code) => plants[code] !== undefined);
const untouched = (row: Row): Pair => ({ own: [row], other: [row] });

test('what was planted is found under its own code, each once, and nothing else', () => {
  const plan = fc.array(fc.tuple(fc.option(fc.constantFrom(...codes)), fc.integer({ min: 1, max: 1e9 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(plan, fc.boolean(), (planned, isTurned) => {
      const pairs = planned.map(([code, satang], key) => {
        const row = rowOf(key, satang);
        return (code === null ? untouched : (plants[code] ?? untouched))(row);
      });
      const [own, other] = [pairs.flatMap((pair) => pair.own), pairs.flatMap((pair) => pair.other)];
      const found = compareLists(isTurned ? own.toReversed() : own, other, terms);
      const told = found.map(({ key, code }) => `${key} ${code}`).toSorted();
      const due = planned.flatMap(([code], key) => (code === null ? [] : [`row-${key} ${code}`])).toSorted();
      expect(told).toEqual(due);
    }),
  );
});

test('the losses of all differences are what the sums of both sides differ by, where days and states agree', () => {
  const money = fc.record({
    key: fc.integer({ min: 0, max: 9 }),
    satang: fc.integer({ min: 1, max: 1e6 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(money, { selector: ({ key }) => key }), fc.array(money), (mine, theirs) => {
      const own = mine.map(({ key, satang }) => rowOf(key, satang));
      const other = theirs.map(({ key, satang }) => rowOf(key, satang));
      const lost = compareLists(own, other, terms).reduce((all, { lossSatang }) => all + lossSatang, 0n);
      const apart = (sumsOf(own, DAY).sums.in ?? 0n) - (sumsOf(other, DAY).sums.in ?? 0n);
      expect(lost).toBe(apart);
    }),
  );
});

test('what came a moment ago is open, and missing two hours later', () => {
  const [row] = [rowOf(1, 100)];
  const at = (hours: number) => ({ ...terms, now: new Date(noon.getTime() + hours * 3_600_000) });
  expect(compareLists([row], [], at(1)).map(({ code }) => code)).toEqual(['open']);
  expect(compareLists([row], [], at(2)).map(({ code }) => code)).toEqual(['missing_at_provider']);
  const waiting: Row = { ...row, status: 'open', said: 'approved' };
  expect(compareLists([waiting], [row], at(1)).map(({ code }) => code)).toEqual(['open']);
  expect(compareLists([waiting], [row], at(3)).map(({ code }) => code)).toEqual(['status_differs']);
});

test('a neighbour day alone is no difference of this day, and what failed is missing nowhere', () => {
  const row = rowOf(1, 100);
  expect(compareLists([neighbour(row, early)], [], terms)).toEqual([]);
  expect(compareLists([{ ...row, status: 'void' }], [], terms)).toEqual([]);
  expect(compareLists([], [], terms)).toEqual([]);
});

test('a side that tells a day alone is near midnight when the other is', () => {
  const row = rowOf(1, 100);
  const dayAlone = { ...neighbour(row, early), at: null };
  expect(compareLists([{ ...row, at: late }], [dayAlone], terms).map(({ code }) => code)).toEqual([
    'near_midnight',
  ]);
  expect(compareLists([row], [dayAlone], terms).map(({ code }) => code)).toEqual(['wrong_day']);
});

test('every code is explained in English and Thai', () => {
  for (const code of reasonCodes) {
    expect(reasons[code].en).toMatch(/^[ -~]+$/);
    expect(reasons[code].th).toMatch(/^[\p{Script=Thai} ]+$/u);
  }
});

test('a midnight event in the files of both days counts once; with another amount, instant or file it counts twice', () => {
  const midnight = instantOf('2025-06-16', '00:00');
  const first: Row = { ...rowOf(1, 500), at: midnight };
  const again = neighbour(first, midnight);
  const codesOf = (...other: readonly Row[]) =>
    compareLists([first], other, terms).map(({ code, lossSatang }) => [code, lossSatang]);
  expect(codesOf(first, again)).toEqual([['near_midnight', 0n]]);
  expect(codesOf(first, first)).toEqual([['doubled_at_provider', -500n]]);
  expect(codesOf(first, { ...again, sums: { in: 400n } })).toEqual([['doubled_at_provider', -400n]]);
  expect(codesOf(first, { ...again, at: late })).toEqual([['doubled_at_provider', -500n]]);
  expect(codesOf(first, { ...again, at: null })).toEqual([['doubled_at_provider', -500n]]);
});
