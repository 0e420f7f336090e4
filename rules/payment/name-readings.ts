import { searchKey } from '#rules/text/normalise-text.ts';
import { titleOf } from './name-title.ts';

/** What navy and air force write behind a name. */
const BEHIND = / ร\.? ?น\.?$/u;
/** Nobody has more titles. */
const MOST_TITLES = 6;
/** The rank of a woman, written as one word with her name. */
const WOMAN = /^หญิง(?=[เ-ไ]?[ก-ฮ])/u;

/** One way to read a name: its words, and what stands before them. */
export interface NameReading {
  readonly words: readonly string[];
  readonly titles: readonly string[];
  /** False when what was taken for a title may be part of the name. */
  readonly isSure: boolean;
}

/** How a name can be read: many a first name begins as a title does (`คุณากร`), a title that is surely one is no name. */
export function nameReadings(name: string): NameReading[] {
  let text = searchKey(name).replace(BEHIND, '');
  let titles: string[] = [];
  let isSure = true;
  const readings: NameReading[] = [];
  const add = () => readings.push({ words: text.split(' ').filter(Boolean), titles, isSure });
  for (let count = 0; count < MOST_TITLES; count += 1) {
    const found = titleOf(text);
    if (found === undefined) break;
    if (!found.isSure) add();
    isSure &&= found.isSure;
    titles = [...titles, found.title];
    text = found.name;
    if (!found.isRank || !WOMAN.test(text)) continue;
    add();
    isSure = false;
    titles = [...titles, 'หญิง'];
    text = text.replace(WOMAN, '');
  }
  add();
  return readings;
}
