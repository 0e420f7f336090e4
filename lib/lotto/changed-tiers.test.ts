import { expect, test } from 'vitest';
import { changedTiers } from './changed-tiers.ts';

const tier = (id: string, ...numbers: string[]) => ({ id, name: id, numbers });

test('tells of a number that stands twice in one version and once in the other', () => {
  const twice = [tier('fifth', '354809', '111111', '354809')];
  const once = [tier('fifth', '354809', '111111', '222222')];
  expect(changedTiers(twice, once)).toEqual([
    { id: 'fifth', name: 'fifth', gone: ['354809'], came: ['222222'] },
  ]);
  expect(changedTiers(once, twice)).toEqual([
    { id: 'fifth', name: 'fifth', gone: ['222222'], came: ['354809'] },
  ]);
});

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
