import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { normaliseText, normaliseWithPlaces, searchKey } from './normalise-text.ts';

const same: readonly (readonly [what: string, written: string, read: string])[] = [
  ['sara am in two signs', 'ก\u0e4d\u0e32พล', 'กำพล'],
  ['sara am around its tone', 'น\u0e4d\u0e49\u0e32', 'น\u0e49\u0e33'],
  ['sara am after its tone, in two signs', 'น\u0e49\u0e4d\u0e32', 'น\u0e49\u0e33'],
  ['sara am before its tone', 'น\u0e33\u0e49', 'น\u0e49\u0e33'],
  ['sara am that NFKC took apart', 'ต\u0e48ำ'.normalize('NFKC'), 'ต\u0e48ำ'],
  ['two sara e', 'เเก้ว', 'แก้ว'],
  ['two sara e with an unseen sign between', 'เ\u200bเก้ว', 'แก้ว'],
  ['a tone before its vowel above', 'ท\u0e35\u0e48ด\u0e48\u0e35', 'ท\u0e35\u0e48ด\u0e35\u0e48'],
  ['a tone before its vowel below', 'ส\u0e49\u0e39', 'ส\u0e39\u0e49'],
  ['thanthakhat before its vowel', 'ส\u0e34ทธ\u0e4c\u0e34', 'สิทธิ์'],
  ['mai han akat after its tone', 'ช\u0e48\u0e31', 'ชั่'],
  ['sara ue as sara i and nikhahit', 'ข\u0e34\u0e4dน', 'ขึน'],
  ['lakkhangyao for sara aa', 'สมช\u0e45ย กํ\u0e45', 'สมชาย กำ'],
  ['a tone on top of itself', 'ล\u0e48\u0e48าง ที\u0e48\u0e35', 'ล่าง ที่'],
  ['zero width blanks', '\u200bสม\u200cชาย\u200d\u2060', 'สมชาย'],
  ['marks of direction', '\u202d500\u202c \u2066กขค\u2069 \u200e\u200f\u061c', '500 กขค '],
  ['the byte order mark and soft hyphens', '\ufeffสม\u00adชาย', 'สมชาย'],
  ['tags and marks of notes', '5\u{e0035}00 \ufff9กข\ufffb', '500 กข'],
  ['variation selectors', 'A\ufe0fB', 'AB'],
  ['blanks that do not break', 'สมชาย\u00a0ใจดี\u202fก\u2009ข\u3000ค', 'สมชาย ใจดี ก ข ค'],
  ['full width', 'ＭＲ．　１２＝１００', 'MR. 12=100'],
  ['accents in two signs', 'Rene\u0301', 'René'],
];

describe('what looks the same', () => {
  it.each(same)('is the same: %s', (_what, written, read) => {
    expect(normaliseText(written)).toBe(read);
  });

  it.each([
    'สมชาย ใจดี',
    'ก่อน น้ำ กำ แก้ว สิทธิ์ ผู้ใหญ่ ที่ ปั๊ม ฤๅษี พุทฺธ',
    'อํ สํวร',
    'เ เ',
    'line one\nline two\t=',
    '๑๒=๑๐๐',
    'O’Neil – 500.–',
  ])('stays as it is: %j', (text) => expect(normaliseText(text)).toBe(text));
});

const signs = [...'เแกขาำะัิีุ่้์ํ็ a１.\n\u0301\u200b\u202d\u00ad\u00a0'];
const strange = fc.array(fc.constantFrom(...signs), { maxLength: 8 }).map((some) => some.join(''));

test('once is enough, and nothing unseen is left', () => {
  fc.assert(
    fc.property(strange, (text) => {
      const once = normaliseText(text);
      expect(normaliseText(once)).toBe(once);
      expect(once).not.toMatch(/[\u200b\u202d\u00ad\u00a0]|\u0e4d\u0e32|เเ/u);
    }),
    { numRuns: 3_000 },
  );
});

test('every place leads back to where it came from', () => {
  fc.assert(
    fc.property(strange, (text) => {
      const { text: read, places } = normaliseWithPlaces(text);
      expect(read).toBe(normaliseText(text));
      expect(places).toHaveLength(read.length + 1);
      expect(places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0))).toBe(true);
      expect(places.at(-1)).toBe(text.length);
    }),
    { numRuns: 3_000 },
  );
  const { text, places } = normaliseWithPlaces('*ต\u0e48\u0e4d\u0e32=1');
  expect([text, places[text.indexOf('=')], places[text.indexOf('1')]]).toEqual(['*ต\u0e48\u0e33=1', 5, 6]);
});

test('a hostile text is read in an instant', () => {
  for (const piece of ['\u0e48\u0e34', '\u200b', 'เ', '\u0e4d', 'ก\u0e49\u0e4d\u0e32', 'a\u0301'])
    expect(normaliseText(piece.repeat(50_000)).length).toBeLessThanOrEqual(piece.length * 50_000);
});

test('a search asks for neither capitals nor blanks nor the script of digits', () => {
  expect(searchKey('  Yeekee   ๑๕\u00a0นาที ')).toBe('yeekee 15 นาที');
});
