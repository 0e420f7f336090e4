import { searchKey } from '#rules/text/normalise-text.ts';

/** Letters that sound alike to who writes one language with the letters of the other; what is in none of these is left out. */
const alike: Readonly<Record<string, string>> = {
  k: 'กขฃคฅฆkgcq',
  N: 'งŋ',
  c: 'จฉชฌjč',
  s: 'ซศษสszx',
  t: 'ดฎตฏทธถฐฑฒdt',
  n: 'นณn',
  p: 'บปพภผbp',
  f: 'ฝฟfv',
  m: 'มm',
  r: 'รลฬrl',
};
const soundOf = new Map(
  Object.entries(alike).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound] as const)),
);

/** Two Latin letters that are one sound. */
const PAIRS: ReadonlyArray<readonly [RegExp, string]> = [
  [/ng/g, 'ŋ'],
  [/ch/g, 'č'],
];
/** A Thai letter that is written and not said, with a vowel on it or none. */
const SILENT = /[ก-ฮ][\u0e34-\u0e39]?\u0e4c/gu;

/** What is left of a word where only its consonants are heard: the same in Thai and Latin letters, whatever vowels were left out. */
export function soundKey(text: string): string {
  const said = PAIRS.reduce((word, [pair, one]) => word.replace(pair, one), searchKey(text)).replace(
    SILENT,
    '',
  );
  let key = '';
  for (const letter of said) {
    const sound = soundOf.get(letter) ?? '';
    if (!key.endsWith(sound) || key === '') key += sound;
  }
  return key;
}
