import { nameReadings } from '#rules/payment/name-readings.ts';
import { withoutAccents } from '#rules/text/normalise-text.ts';

/**
 * Letters that a Thai consonant is written with in English: `C` is ch and sh, `N` is ng, `P` is ph. Passports, parents and old
 * spellings do not agree, so each has all that are in use; vowels are not compared.
 */
const SOUNDS: Readonly<Record<string, string>> = {
  ...of('ก', 'kgcq'),
  ...of('ขฃคฅฆ', 'kcgqCx'),
  ...of('ง', 'N'),
  ...of('จ', 'Cjtgzcd'),
  ...of('ฉชฌ', 'Cjtszd'),
  ...of('ซ', 'sczxtC'),
  ...of('ญ', 'yn'),
  ...of('ฎดฏตฐถฒธท', 'td'),
  ...of('ฑ', 'tdn'),
  ...of('ณน', 'n'),
  ...of('บ', 'bpv'),
  ...of('ป', 'pb'),
  ...of('ผพภ', 'pPb'),
  ...of('ฝฟ', 'fPp'),
  ...of('ม', 'm'),
  ...of('ย', 'yj'),
  ...of('รฤ', 'rln'),
  ...of('ลฬ', 'lnr'),
  ...of('ว', 'wv'),
  ...of('ศษส', 'stCzc'),
  ...of('หฮ', 'h'),
};

function of(letters: string, sounds: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, sounds]));
}

/** A consonant; thanthakhat, over its vowel sometimes, says that it is silent, though old spellings have it. */
const CONSONANT = /[ก-ฮฤ](?:[\u0e31\u0e34-\u0e39]?\u0e4c)?/gu;
/** What leads the consonant behind it and may not be said itself. */
const LEADING = /^[เ-ไ]?(?:ห(?=[เ-ไ]?[งญนมยรลว])|อ(?=[เ-ไ]?ย))/u;
/** Sounds that a spelling may leave out, for they are half vowels. */
const HALF_VOWELS = /[ยวอหฮ]/u;

interface Said {
  /** What each consonant may be written with, in their order. */
  readonly sounds: readonly string[];
  /** How many of them are surely said. */
  readonly count: number;
}

/** The consonants of a Thai name as they may be said; `ทร` may be an s. */
function thaiSounds(name: string): Said {
  const letters = name.replace(/รร/gu, 'ร').replace(/ำ/gu, 'ม').match(CONSONANT) ?? [];
  const sounds = letters.map(([letter = ''], at) => {
    const own = SOUNDS[letter] ?? '';
    return letter === 'ท' && letters[at + 1] === 'ร' ? `${own}s` : own;
  });
  const isSilent = (letter = '') => letter.endsWith('\u0e4c');
  const isSaid = (letter: string, at: number) =>
    !isSilent(letter) &&
    // Two are silent at the end of อินทร์ and ศาสตร์.
    !(isSilent(letters[at + 1]) && /[ตท]/u.test(letter)) &&
    (at === 0 || !HALF_VOWELS.test(letter));
  return { sounds, count: letters.filter(isSaid).length };
}

/** A sound of a Latin name, and whether a spelling may have it for the length of a vowel (`porn`, `Kaew`). */
interface Sound {
  readonly letter: string;
  readonly isOptional: boolean;
}

/** The consonants of a Latin name; one that is written twice counts once. */
function latinSounds(name: string): Sound[] {
  const letters = name
    .replace(/[^a-z]/g, '')
    .replace(/[csz]h/g, 'C')
    .replace(/ph/g, 'P')
    .replace(/ng/g, 'N')
    .replace(/ck/g, 'k')
    .replace(/(?<=.)h/g, '')
    .replace(/([^aeiou])\1+/g, '$1');
  return [...letters].flatMap((letter, at) => {
    if (/[aeiou]/.test(letter)) return [];
    const [before, after] = [letters[at - 1] ?? '', letters[at + 1] ?? ''];
    const isAfterVowel = /[aeiou]/.test(before);
    const isOptional =
      isAfterVowel && (letter === 'w' || letter === 'y' || (letter === 'r' && !/[aeiou]/.test(after)));
    return [{ letter, isOptional }];
  });
}

/** The most Thai consonants that are in a Latin name in their order; -1 where a sound of it is none of them. */
function mostSaid(sounds: readonly string[], latin: readonly Sound[]): number {
  // By place in the Latin name, then by place in the Thai one: what follows from there on.
  const most = latin.map(() => new Array<number>(sounds.length + 1).fill(-1));
  const from = (place: number, at: number) => (place >= latin.length ? 0 : (most[place]?.[at] ?? -1));
  const isSaid = (at: number, place: number) => sounds[at]?.includes(latin[place]?.letter ?? ' ') === true;
  for (let place = latin.length - 1; place >= 0; place -= 1) {
    for (let at = sounds.length; at >= 0; at -= 1) {
      const ways = latin[place]?.isOptional ? [from(place + 1, at)] : [];
      if (at < sounds.length) ways.push(from(place, at + 1));
      if (isSaid(at, place)) {
        // One consonant may end a syllable and begin the next (`Patchara`).
        const ends = isSaid(at, place + 1) ? [place + 1, place + 2] : [place + 1];
        for (const end of ends) if (from(end, at + 1) >= 0) ways.push(from(end, at + 1) + 1);
      }
      most[place]?.splice(at, 1, Math.max(-1, ...ways));
    }
  }
  return from(0, 0);
}

/** True when the sounds of a Latin name are these: they begin alike, and every one of them is there, in order. */
function isSaidAs({ sounds, count }: Said, latin: string): boolean {
  const said = latinSounds(latin);
  const [first = ''] = sounds;
  const beginsWithVowel = /^[aeiou]/.test(latin);
  if (beginsWithVowel !== (first === '')) return false;
  if (!beginsWithVowel && !first.includes(said[0]?.letter ?? ' ')) return false;
  // What is not said may be much of a name (`จันทร์`, Chan).
  return mostSaid(sounds, said) * 2 > (beginsWithVowel ? count - 1 : count);
}

/** True when a Latin name may be how a Thai one is written. */
function isSpelling(thai: string, latin: string): boolean {
  return [thai, thai.replace(LEADING, '')].some((name) => isSaidAs(thaiSounds(name), latin));
}

/** The letters of a name alone, Latin ones without accents. */
const plain = (name: string) => withoutAccents(name).replace(/[^\p{L}\p{M}]/gu, '');

/** True when a name in Latin letters may be a registered one: written as it sounds where that is Thai, the same where it is not. */
function mayBe(registered: string, latin: string): boolean {
  const own = plain(registered);
  return /\p{Script=Thai}/u.test(own) ? isSpelling(own, plain(latin)) : own === plain(latin);
}

/**
 * True when an English name may be that of somebody who is registered under a Thai (or Latin) first and last name: each begins with
 * the same sound and has the same consonants in the same order, as far as spellings go, and nothing stands between or behind them.
 */
export function isRomanised(
  registered: { readonly firstName: string; readonly lastName: string },
  englishName: string,
): boolean {
  const joined = (name: string) => nameReadings(name).map(({ words }) => words.join(' '));
  const [firsts, lasts] = [joined(registered.firstName), joined(registered.lastName)];
  const splits = nameReadings(englishName).flatMap(({ words }) =>
    words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const),
  );
  return splits.some(
    ([first, last]) => firsts.some((own) => mayBe(own, first)) && lasts.some((own) => mayBe(own, last)),
  );
}
