import { soundKey } from '#rules/games/sound-key.ts';
import { searchKey } from '#rules/text/normalise-text.ts';
import { inOtherLayout } from '#rules/text/other-layout.ts';

/** Names and words of a game as a search compares them. */
export interface FoundIn {
  readonly keys: readonly string[];
  /** The same and single words, as they are typed in a hurry. */
  readonly hurried: readonly string[];
  /** Single words so, for a search that is one letter off. */
  readonly words: readonly string[];
  /** Names and words by their consonants alone. */
  readonly sounds: readonly string[];
}

const isSome = (text: string) => text !== '';

/** Letters and digits alone: a sign or a picture beside a word says nothing of a game. */
const plainWords = (text: string) =>
  searchKey(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Thai letters that take the place of each other where a word is typed in a hurry; tones are left out. */
const HURRIED: Readonly<Record<string, string>> = {
  ใ: 'ไ',
  '\u0e35': '\u0e34',
  '\u0e37': '\u0e36',
  '\u0e39': '\u0e38',
};
const hurriedOf = (text: string) =>
  text
    .replace(/[\u0e47-\u0e4e]/gu, '')
    .replace(/[ใ\u0e35\u0e37\u0e39]/gu, (letter) => HURRIED[letter] ?? letter);

/** Twice the games of a large catalogue. */
const MOST_PREPARED = 10_000;
const prepared = new Map<string, FoundIn>();

/** The texts of a game as searches read them. They are prepared once: for thousands of games that takes most of a second. */
export function findableOf(texts: readonly string[]): FoundIn {
  const written = texts.join('\0');
  const known = prepared.get(written);
  if (known) return known;
  if (prepared.size >= MOST_PREPARED) prepared.clear();
  const made = prepare(texts);
  prepared.set(written, made);
  return made;
}

function prepare(texts: readonly string[]): FoundIn {
  const keys = texts.map(plainWords).filter(isSome);
  const parts = keys.flatMap((key) => key.split(' '));
  const hurried = [...new Set([...keys, ...parts].map(hurriedOf))];
  return {
    keys,
    hurried,
    words: hurried.filter((word) => word.length >= SHORTEST && !word.includes(' ')),
    sounds: [...new Set([...texts, ...parts].map((text) => soundKey(text)).filter(isSome))],
  };
}

/** Words that are shorter have too many others one letter away. */
const SHORTEST = 4;
const SOUNDS_ALIKE = 4;
const SHORTEST_IN_OTHER_LAYOUT = 3;

/**
 * How well a game fits a search: 0 at the beginning of a name, 1 within one, 2 for one typed in a hurry, 3 for a word that is
 * mistyped by a letter, 4 for one that sounds like it, in Thai or Latin letters; undefined not at all. The search is
 * read once, and the function that it answers with is asked for each game.
 */
function matcherOf(search: string): (found: FoundIn) => number | undefined {
  const wanted = plainWords(search);
  if (wanted === '') return () => (searchKey(search) === '' ? 0 : undefined);
  const typed = hurriedOf(wanted);
  const isLong = typed.length >= SHORTEST;
  const heard = soundKey(wanted);
  return ({ keys, hurried, words, sounds }) => {
    if (keys.some((key) => key.startsWith(wanted))) return 0;
    if (keys.some((key) => key.includes(wanted))) return 1;
    if (typed.length > 1 && hurried.some((key) => (isLong ? key.includes(typed) : key.startsWith(typed))))
      return 2;
    if (isLong && words.some((word) => isOneEditAway(typed, word))) return 3;
    if (wanted.length < SHORTEST) return undefined;
    return sounds.some((sound) => isAlike(heard, sound)) ? SOUNDS_ALIKE : undefined;
  };
}

/** At the end of a Thai word r and l are said as n. */
const endAsSaid = (sound: string) => sound.replace(/r$/, 'n');

/** Of what is short only the whole sounds alike: the fewer consonants, the more words share them. */
function isAlike(typed: string, sound: string): boolean {
  if (typed === sound) return typed.length > 1;
  if (typed.length < SHORTEST) return typed.length === SHORTEST - 1 && sound.startsWith(typed);
  if (sound.includes(typed)) return true;
  if (typed.length > SHORTEST) return isOneEditAway(typed, sound);
  return endAsSaid(sound) === endAsSaid(typed);
}

/**
 * What fits a search, the best first, in the given order where two fit alike. What only sounds like it is left out where anything
 * else fits. Where nothing does, the search is read as typed with the keyboard in the other language.
 */
export function bestFits<Item>(
  items: readonly Item[],
  search: string,
  foundIn: (item: Item) => FoundIn,
): Item[] {
  if (searchKey(search) === '') return [...items];
  const all = items.map((item) => ({ item, found: foundIn(item) }));
  const fitsOf = (wanted: string, most: number) => {
    const fitIn = matcherOf(wanted);
    return all.flatMap(({ item, found }) => {
      const fit = fitIn(found);
      return fit === undefined || fit > most ? [] : [{ item, fit }];
    });
  };
  const asTyped = fitsOf(search, SOUNDS_ALIKE);
  const isShort = search.trim().length < SHORTEST_IN_OTHER_LAYOUT;
  // What only sounds like letters that were never meant says nothing.
  const fits = asTyped.length > 0 || isShort ? asTyped : fitsOf(inOtherLayout(search), SOUNDS_ALIKE - 1);
  const isWritten = fits.some(({ fit }) => fit < SOUNDS_ALIKE);
  return fits
    .filter(({ fit }) => !isWritten || fit < SOUNDS_ALIKE)
    .sort((a, b) => a.fit - b.fit)
    .map(({ item }) => item);
}

/** True when one letter was left out, put in, changed, or exchanged with the next one; also of a word that is not finished. */
export function isOneEditAway(typed: string, word: string): boolean {
  for (const length of [typed.length - 1, typed.length, typed.length + 1])
    if (length <= word.length && isOneEdit(typed, word.slice(0, length))) return true;
  return false;
}

function isOneEdit(one: string, other: string): boolean {
  const [a, b] = one.length <= other.length ? [one, other] : [other, one];
  if (b.length - a.length > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  if (a.length < b.length) return a.slice(same) === b.slice(same + 1);
  if (a.slice(same + 1) === b.slice(same + 1)) return true;
  return a[same] === b[same + 1] && a[same + 1] === b[same] && a.slice(same + 2) === b.slice(same + 2);
}
