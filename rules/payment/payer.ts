import { searchKey } from '#rules/text/normalise-text.ts';
import { titleOf } from './name-title.ts';

/** Who paid, as far as a bank tells. */
interface Payer {
  readonly name?: string | undefined;
  readonly bank_code?: string | undefined;
  readonly account_tail?: string | undefined;
}

/** The member as registered: the names, and the accounts by bank and number. */
interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  /** As the bank writes it in English, where the member gave it. */
  readonly englishName?: string | null | undefined;
  readonly accounts: readonly (readonly [bankCode: string, accountNo: string])[];
}

/** How banks cut or mask a name: `สมชาย ใ***`, `SOMCHAI J`, `SOMCHAI Jxxx`. */
const MASK = /(?:[*•.…#]|x{3,})+$/u;
/** What navy and air force write behind a name. */
const BEHIND = / ร\.? ?น\.?$/u;
/** Nobody has more titles. */
const MOST_TITLES = 5;
/** So many digits of an account name it. */
const TOLD_DIGITS = 4;

interface Reading {
  readonly words: readonly string[];
  readonly titles: readonly string[];
  /** False when what was taken for a title may be part of the name. */
  readonly isSure: boolean;
}

/** How a name can be read: many a first name begins as a title does (`คุณากร`), a title that is surely one is no name. */
function readingsOf(name: string): Reading[] {
  let text = searchKey(name).replace(BEHIND, '');
  let titles: string[] = [];
  let isSure = true;
  const readings: Reading[] = [];
  const add = () => readings.push({ words: text.split(' ').filter(Boolean), titles, isSure });
  for (let count = 0; count < MOST_TITLES; count += 1) {
    const found = titleOf(text);
    if (found === undefined) break;
    if (!found.isSure) add();
    isSure &&= found.isSure;
    titles = [...titles, found.title];
    text = found.name;
  }
  add();
  return readings;
}

const MEN = /^(?:นาย|ดช|เด็กชาย|mr|master|mstr)$/u;
const WOMEN = /^(?:นาง|นางสาว|นส|ดญ|เด็กหญิง|mrs|miss|ms|พญ|แพทย์หญิง|คุณหญิง|หญิง)$/u;
const areOf = (titles: readonly string[], sex: RegExp) => titles.some((title) => sex.test(title));

/** True when the titles of two names can be those of one person. */
function agree(one: Reading, other: Reading): boolean {
  return !(
    (areOf(one.titles, MEN) && areOf(other.titles, WOMEN)) ||
    (areOf(one.titles, WOMEN) && areOf(other.titles, MEN))
  );
}

/** True when a name as a bank tells it is the same first name, and as much of the last name as is told. */
function isNameOf(told: Reading, own: Reading): boolean {
  const [first, ...rest] = told.words;
  const [ownFirst, ...ownRest] = own.words;
  const last = rest.join(' ').replace(MASK, '').trim();
  // A first name alone is no proof where it is not sure that it is one.
  if (!told.isSure && last === '') return false;
  // What a member wrote as one word is a title only where the bank says the same.
  if (!own.isSure && own.titles.join() !== told.titles.join()) return false;
  return first !== undefined && first === ownFirst && ownRest.join(' ').startsWith(last) && agree(told, own);
}

/** True when a told account, masked anywhere (`xxx-x-x0209-x`), is this one as far as its digits are told. */
function isAccount(told: string, accountNo: string): boolean {
  const places = searchKey(told)
    .replace(/[\s.-]/gu, '')
    .replace(/[*•#]/gu, 'x');
  if (!/^[x\d]+$/u.test(places) || places.replaceAll('x', '').length < TOLD_DIGITS) return false;
  // Less than a whole number is its end; what is masked before it can be of any length.
  const known = places.length === accountNo.length ? places : places.replace(/^x+/u, '');
  const end = accountNo.slice(-known.length);
  return known.length <= accountNo.length && [...known].every((sign, at) => sign === 'x' || sign === end[at]);
}

/**
 * True when the one who paid may be the member: the registered account, or the same first name and as much of the last
 * name as the bank tells, in Thai or in the English that the member gave. A payer of whom nothing is told may be anybody, and so the
 * member.
 */
export function mayBePayer(payer: Payer | undefined, owner: Owner): boolean {
  const { name, bank_code: bank, account_tail: tail } = payer ?? {};
  if (tail && owner.accounts.some(([code, no]) => code === (bank ?? code) && isAccount(tail, no)))
    return true;
  if (name === undefined) return tail === undefined;
  const names = [`${owner.firstName} ${owner.lastName}`, owner.englishName ?? ''];
  const own = names.flatMap((registered) => (registered === '' ? [] : readingsOf(registered)));
  return readingsOf(name).some((told) => own.some((registered) => isNameOf(told, registered)));
}
