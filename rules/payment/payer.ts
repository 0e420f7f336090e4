import { searchKey, withoutAccents } from '#rules/text/normalise-text.ts';
import { nameReadings, type NameReading as Reading } from './name-readings.ts';

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
const MASK = /(?:[*•●∙·○×.…#_]|x{3,}|(?<=\p{Script=Thai})x+)+$/u;
/** So many digits of an account name it. */
const FEWEST_DIGITS = 4;
/** So many at its front are those of a branch and a kind of account, which thousands share. */
const SHARED_DIGITS = 4;

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

/** As much of the last name as is told. */
const lastNameOf = ({ words }: Reading) => words.slice(1).join(' ').replace(MASK, '').trim();
/** Without blanks and dots, which banks leave away: `ณ อยุธยา`, `ณ.อยุธยา`, `ณอยุธยา`. */
const joined = (name: string) => name.replace(/[ .]/g, '');

/** True when a name as a bank tells it is the same first name, and as much of the last name as is told. */
function isNameOf(told: Reading, own: Reading): boolean {
  const [first] = told.words;
  const [ownFirst, ...ownRest] = own.words;
  const last = lastNameOf(told);
  // A first name alone is no proof where it is not sure that it is one.
  if (!told.isSure && last === '') return false;
  // What a member wrote as one word is a title only where the bank says the same.
  if (!own.isSure && own.titles.join() !== told.titles.join()) return false;
  return (
    first !== undefined &&
    first === ownFirst &&
    joined(ownRest.join('')).startsWith(joined(last)) &&
    agree(told, own)
  );
}

/** True when a told account, masked anywhere (`xxx-x-x0209-x`), is this one as far as its digits are told. */
function isAccount(told: string, accountNo: string): boolean {
  const places = searchKey(told)
    .replace(/[\s.()\u2010-\u2015\u2212-]/gu, '')
    .replace(/[*•●∙·○×…#_]/gu, 'x');
  if (!/^[x\d]+$/u.test(places) || places.replaceAll('x', '').length < FEWEST_DIGITS) return false;
  const isWhole = places.length === accountNo.length;
  if (isWhole && !/\d/u.test(places.slice(SHARED_DIGITS))) return false;
  // Less than a whole number is its end; what is masked before it can be of any length.
  const known = isWhole ? places : places.replace(/^x+/u, '');
  const end = accountNo.slice(-known.length);
  return known.length <= accountNo.length && [...known].every((sign, at) => sign === 'x' || sign === end[at]);
}

/** True when one of the ways to read a name that a bank tells is this name. */
function isNamed(told: readonly Reading[], registered: string): boolean {
  // Of `José García` a bank tells JOSE GARCIA; of two who differ in an accent alone it tells the same.
  const own = nameReadings(withoutAccents(registered));
  return told.some((reading) => own.some((one) => isNameOf(reading, one)));
}

/**
 * How far what a bank tells of the one who paid fits a member.
 * - `registered`: the registered account, or the registered name: the same first name and as much of the last name as is told.
 * - `given`: the English name alone, which the member gave and nobody checked. It takes away the doubt about a payer where something
 *   else says for which deposit the money is; it makes no money a member's.
 * - `untold`: nothing is told, so it may be anybody.
 * - `other`: somebody else.
 */
export type PayerFit = 'registered' | 'given' | 'untold' | 'other';

/** How far the one who paid fits the member. */
export function payerFit(payer: Payer | undefined, owner: Owner): PayerFit {
  const { name, bank_code: bank, account_tail: tail } = payer ?? {};
  if (tail && owner.accounts.some(([code, no]) => code === (bank ?? code) && isAccount(tail, no)))
    return 'registered';
  if (name === undefined) return tail === undefined ? 'untold' : 'other';
  const told = nameReadings(withoutAccents(name));
  if (isNamed(told, `${owner.firstName} ${owner.lastName}`)) return 'registered';
  // A first name alone is too many people's for a name that nobody checks.
  const whole = told.filter((reading) => lastNameOf(reading) !== '');
  return owner.englishName && isNamed(whole, owner.englishName) ? 'given' : 'other';
}

/** True when the account that a bank tells of is the member's, and the name too: nobody else paid. */
export function isSurelyPayer(payer: Payer | undefined, owner: Owner): boolean {
  const { name, ...account } = payer ?? {};
  if (name === undefined || payerFit(account, owner) !== 'registered') return false;
  const fit = payerFit({ name }, owner);
  return fit === 'registered' || fit === 'given';
}

/** True when a bank tells of no account, and of the whole registered name: nobody else paid where no other member has it. */
export function isOfWholeName(payer: Payer | undefined, owner: Owner): boolean {
  const { name, account_tail: tail } = payer ?? {};
  if (name === undefined || tail !== undefined || payerFit({ name }, owner) !== 'registered') return false;
  const [told, own] = [nameReadings(name), nameReadings(owner.lastName)];
  return told.some((reading) => own.some(({ words }) => lastNameOf(reading) === words.join(' ')));
}
