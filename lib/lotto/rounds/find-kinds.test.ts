import { expect, test } from 'vitest';
import { groupKinds, type KindFilter } from './find-kinds.ts';

const kinds = [
  { kind: 'glo', name: 'หวยรัฐบาล', about: 'วันที่ 1 และ 16', category: 1 },
  { kind: 'lao', name: 'หวยลาวพัฒนา', about: 'จันทร์ พุธ ศุกร์', category: 2 },
  { kind: 'nikkei_am', name: 'หุ้นนิเคอิ เช้า', about: 'ดัชนี Nikkei 225', category: 3 },
  { kind: 'dow', name: 'หุ้นดาวโจนส์', about: 'ดัชนีดาวโจนส์', category: 3 },
  { kind: 'toto', name: 'TOTO', about: '', category: 77 },
];
const found = (filter: KindFilter, words = '', favourites: readonly string[] = []) =>
  groupKinds(kinds, { filter, words, favourites }).map(({ name, kinds: own }) => [
    name,
    own.map(({ kind }) => kind),
  ]);

test('all kinds stand in their groups, in order', () => {
  expect(found('all')).toEqual([
    ['หวยไทย', ['glo']],
    ['ต่างประเทศ', ['lao']],
    ['หุ้น', ['nikkei_am', 'dow']],
    ['อื่น ๆ', ['toto']],
  ]);
});

test.each([
  ['all', 'ลาว', ['lao']],
  ['all', '  NIKKEI  เช้า ', ['nikkei_am']],
  ['all', 'น\u0e34เคอ\u0e34\u200b  เช\u0e49\u0e32', ['nikkei_am']],
  ['all', 'พัฒนา\u00a0ลาว', ['lao']],
  ['all', 'nikkei ๒๒๕', ['nikkei_am']],
  ['all', 'หุ้น', ['nikkei_am', 'dow']],
  [3, 'ดาว', ['dow']],
  [1, 'ดาว', []],
  ['all', 'ไม่มี', []],
] as const)('in %s the words “%s” find %j', (filter, words, codes) => {
  expect(found(filter, words).flatMap(([, own]) => own)).toEqual(codes);
});

test('favourites are those of the device, and only what is there', () => {
  expect(found('favourites', '', ['dow', 'lao', 'gone'])).toEqual([
    ['ต่างประเทศ', ['lao']],
    ['หุ้น', ['dow']],
  ]);
  expect(found('favourites')).toEqual([]);
});
