import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_SETS,
  type NumberSets,
  numberSet,
  readBetBuilder,
  readSets,
  usualBetBuilder,
  withSets,
} from './bet-builder.ts';

describe('numberSet', () => {
  it('takes a name and numbers of one length, none twice', () => {
    expect(numberSet('  เลขบ้าน ', ['12', '34', '12', '567', 'x'])).toEqual({
      name: 'เลขบ้าน',
      numbers: ['12', '34'],
    });
    expect(numberSet(' ', ['12'])).toBeNull();
    expect(numberSet('ก', [])).toBeNull();
  });
});

describe('withSets', () => {
  const sets = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `${at}`, numbers: ['12'] }));

  it('keeps the newest sets of a member, and the members who came last', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<NumberSets>(
      (stored, id) => withSets(stored, id, sets(25)),
      {},
    );
    expect(Object.keys(all)).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(all.f).toHaveLength(MOST_SETS);
    expect(all.f?.at(-1)?.name).toBe('24');
    expect(withSets(all, 'f', [])).not.toHaveProperty('f');
  });
});

describe('what is stored', () => {
  it('is read back', () => {
    const betBuilder = {
      way: 'paste',
      isReversed: true,
      isSplit: true,
      pack: 'discount',
      types: { 2: ['top_2', 'bottom_2'] },
    } as const;
    expect(readBetBuilder(JSON.parse(JSON.stringify(betBuilder)))).toEqual(betBuilder);
    const all = { m1: [{ name: 'เลขบ้าน', numbers: ['12', '34'] }] };
    expect(readSets(JSON.parse(JSON.stringify(all)))).toEqual(all);
  });

  it('may be anything', () => {
    expect(readBetBuilder(null)).toEqual(usualBetBuilder);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(['pad', 'rows', 'paste']).toContain(readBetBuilder(value).way);
        for (const list of Object.values(readSets({ m: value, n: [value, { name: 'ก', numbers: value }] })))
          for (const set of list) expect(set.numbers.length).toBeGreaterThan(0);
      }),
    );
  });
});
