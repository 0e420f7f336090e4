import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';
import { kindArt } from './kind-art.ts';
import { roundState } from './round-state.ts';

const closesAt = '2026-11-23T13:00:00.000Z';
const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);

test.each([
  ['open', '12:49:59.999', 'open'],
  ['open', '12:50:00', 'soon'],
  ['open', '13:00:00', 'soon'],
  ['open', '13:00:00.001', 'closed'],
  ['closed', '12:00:00', 'closed'],
  ['resulting', '14:00:00', 'result'],
  ['resulted', '14:00:00', 'result'],
  ['voided', '12:00:00', 'voided'],
  ['draft', '12:00:00', 'none'],
])('a round that is %s is at %s %s', (status, time, state) => {
  expect(roundState({ status, closesAt }, at(time))).toBe(state);
});

test('without a round there is none', () => {
  expect(roundState(null, 0)).toBe('none');
});

test('every kind has an emblem that is drawn', () => {
  const sheet = readFileSync('public/art/kinds.svg', 'utf8');
  for (const kind of Object.keys(kindNames)) {
    const [, file = '', left, top] = /^url\((.+?)\) ([\d.]+)%? ([\d.]+)%? \/ /.exec(kindArt(kind)) ?? [];
    expect(existsSync(`public${file}`)).toBe(true);
    // Six cells of 96 in a row, four rows.
    const place = [Number(left) * 5 * 0.96, Number(top) * 3 * 0.96].map(Math.round).join(' ');
    if (kind !== 'glo')
      expect(sheet).toContain(`<view id="${kind.split('_')[0]}" viewBox="${place} 96 96"/>`);
  }
  expect(kindArt('toto')).toBe(kindArt('glo'));
});
