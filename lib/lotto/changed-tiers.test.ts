import { expect, test } from 'vitest';
import { changedTiers } from './changed-tiers.ts';

const tier = (id: string, ...numbers: string[]) => ({ id, name: id, numbers });

test('tells which numbers of which tier another version has, in whatever order they are listed', () => {
  const before = [tier('first', '097863'), tier('front', '290', '742'), tier('last', '21')];
  expect(changedTiers(before, before)).toEqual([]);
  expect(
    changedTiers(before, [tier('first', '097868'), tier('front', '742', '290'), tier('last', '21')]),
  ).toEqual([{ id: 'first', name: 'first', gone: ['097863'], came: ['097868'] }]);
  expect(changedTiers([], [tier('last', '21')])).toEqual([
    { id: 'last', name: 'last', gone: [], came: ['21'] },
  ]);
});
