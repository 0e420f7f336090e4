import { expect, test } from 'vitest';
import { type KindFilter, listKinds } from './find-kinds.ts';

const open = (closesAt: string) => ({ status: 'open', closesAt });
const kinds = [
  { kind: 'glo', name: 'หวยรัฐบาล', about: 'วันที่ 1 และ 16', category: 1, round: open('2026-11-16') },
  { kind: 'lao', name: 'หวยลาวพัฒนา', about: 'จันทร์ พุธ ศุกร์', category: 2, round: null },
  { kind: 'nikkei_am', name: 'หุ้นนิเคอิ เช้า', about: 'ดัชนี Nikkei 225', category: 3, round: null },
  { kind: 'dow', name: 'หุ้นดาวโจนส์', about: 'ดัชนีดาวโจนส์', category: 3, round: open('2026-11-15') },
  {
    kind: 'toto',
    name: 'TOTO',
    about: '',
    category: 77,
    round: { status: 'resulted', closesAt: '2026-11-14' },
  },
];
const found = (filter: KindFilter, words = '', favourites: readonly string[] = []) => {
  const { open: own, others } = listKinds(kinds, { filter, words, favourites });
  return [own, others].map((list) => list.map(({ kind }) => kind));
};

test('what closes next comes first, and what is not on sale after it', () => {
  expect(found('all')).toEqual([
    ['dow', 'glo'],
    ['lao', 'nikkei_am', 'toto'],
  ]);
});

test.each([
  ['all', 'ลาว', ['lao']],
  ['all', '  NIKKEI  เช้า ', ['nikkei_am']],
  ['all', 'น\u0e34เคอ\u0e34\u200b  เช\u0e49\u0e32', ['nikkei_am']],
  ['all', 'พัฒนา\u00a0ลาว', ['lao']],
  ['all', 'nikkei ๒๒๕', ['nikkei_am']],
  ['all', 'หุ้น', ['dow', 'nikkei_am']],
  [3, 'ดาว', ['dow']],
  [1, 'ดาว', []],
  ['all', 'ไม่มี', []],
] as const)('in %s the words “%s” find %j', (filter, words, codes) => {
  expect(found(filter, words).flat()).toEqual(codes);
});

test('favourites are those of the device, and only what is there', () => {
  expect(found('favourites', '', ['dow', 'lao', 'gone'])).toEqual([['dow'], ['lao']]);
  expect(found('favourites')).toEqual([[], []]);
});
