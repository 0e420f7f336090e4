import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseGames } from '#rules/slots/games.ts';
import { bestFits, findableOf } from './find-games.ts';

const catalogue = houseGames.map(({ id, name, tags }) => ({
  id,
  found: findableOf([name.th, name.en, ...tags]),
}));
const found = (search: string) => bestFits(catalogue, search, (one) => one.found).map(({ id }) => id);

test.each([
  ['the name', 'สวนทุเรียน', 'durian-orchard'],
  ['its beginning', 'สวนทุ', 'durian-orchard'],
  ['a word within it', 'ทุเรียน', 'durian-orchard'],
  ['the English name', 'durian', 'durian-orchard'],
  ['capitals and blanks', '  Durian   ORCHARD ', 'durian-orchard'],
  ['a letter that is wrong', 'durien', 'durian-orchard'],
  ['letters that are exchanged', 'druian', 'durian-orchard'],
  ['a letter that is missing', 'duran', 'durian-orchard'],
  ['a vowel that is missing', 'ทเรียน', 'durian-orchard'],
  ['all vowels that are missing', 'ทรยน', 'durian-orchard'],
  ['a tone mark too many', 'ทุเรี้ยน', 'durian-orchard'],
  ['Thai in Latin letters', 'thurian', 'durian-orchard'],
  ['Thai in Latin letters', 'mangkorn', 'dragon-fire'],
  ['Thai in Latin letters as road signs have it', 'mangkon', 'dragon-fire'],
  ['an end that sounds like it', 'มังกอน', 'dragon-fire'],
  ['Thai in Latin letters', 'chang', 'elephant-blessing'],
  ['Thai in Latin letters', 'kratai', 'rabbit-moon'],
  ['English in Thai letters', 'ร็อกเก็ต', 'star-rocket'],
  ['English in Thai letters', 'ดรากอน', 'dragon-fire'],
  ['a consonant of the same sound', 'ทุเรียณ', 'durian-orchard'],
  ['a short word without its tone', 'ชาง', 'elephant-blessing'],
  ['a short word without its tone', 'ปา', 'tiger-jungle'],
  ['all tones that are missing, and a letter', 'กะตาย', 'rabbit-moon'],
  ['a vowel that is too short', 'หมุ', 'piggy-bank'],
  ['the other ai', 'มังกรใฟ', 'dragon-fire'],
  ['a picture behind the word', 'เสือ🐯', 'tiger-jungle'],
  ['a sign before it', '#มังกรไฟ!!', 'dragon-fire'],
  ['no sign within it', 'tuk tuk', 'tuk-tuk-town'],
  ['no blank within it', 'LUCKYMARKET', 'lucky-market'],
  ['Thai on a keyboard that was left in English', 'l;om6giupo', 'durian-orchard'],
  ['Thai so, its beginning', ",y'di", 'dragon-fire'],
  ['Thai so, whole', 'glnv', 'tiger-jungle'],
  ['English on a keyboard that was left in Thai', 'กีพรฟื', 'durian-orchard'],
  ['blanks between its syllables', 'ตลาด น้ำ อัมพวา', 'floating-market'],
])('a game is found by %s: %s', (_, search, id) => {
  expect(found(search)).toContain(id);
});

test('what is written so comes first, and what only sounds so is left out beside it', () => {
  expect(found('ทุเรียน')).toEqual(['durian-orchard']);
  expect(found('เสือ')[0]).toBe('tiger-jungle');
});

test.each(['ไม่มีเกมนี้แน่', 'zzzzzz', 'คคคค', '????', 'kkk', '🐯'])('nothing is found by %s', (search) => {
  expect(found(search)).toEqual([]);
});

test('a search for nothing finds all, in their order', () => {
  expect(found(' ')).toEqual(houseGames.map(({ id }) => id));
});

test('whatever is typed, each game is found once at most', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (search) => {
      expect(new Set(found(search)).size).toBe(found(search).length);
    }),
  );
});

test('a game is prepared for searches once, however often its catalogue is read', () => {
  const texts = ['สวนทุเรียน', 'Durian Orchard', 'ผลไม้'];
  const first = findableOf(texts);
  expect(findableOf([...texts])).toBe(first);
  expect(findableOf(texts.slice(1))).not.toBe(first);
  for (let others = 0; others < 10_001; others += 1) findableOf([String(others)]);
  expect(findableOf(texts)).not.toBe(first);
  expect(findableOf(texts)).toEqual(first);
});
