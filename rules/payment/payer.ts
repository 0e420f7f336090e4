import { searchKey } from '#rules/text/normalise-text.ts';

/** Who paid, as far as a bank tells. */
interface Payer {
  readonly name?: string | undefined;
  readonly bank_code?: string | undefined;
  readonly account_tail?: string | undefined;
}

/** The member as registered: the name, and the accounts by bank and number. */
interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly accounts: readonly (readonly [bankCode: string, accountNo: string])[];
}

const TITLE = /^(?:นาย|นางสาว|น\.ส\.|นาง|คุณ|mrs\.?|mr\.?|miss|ms\.?)\s*/iu;
/** How banks cut or mask a name: `สมชาย ใ***`, `SOMCHAI J`. */
const MASK = /[*xX•.]+$/u;

const wordsOf = (name: string) => name.split(/\s+/u).filter(Boolean);

/** How a name can be read: many a first name begins as a title does (`คุณากร`), a title that is a word alone is no name. */
function readingsOf(name: string): string[][] {
  const told = searchKey(name);
  const [whole, bare] = [wordsOf(told), wordsOf(told.replace(TITLE, ''))];
  return bare.length < whole.length ? [bare] : [whole, bare];
}

/** True when a name as a bank tells it is the same first name, and as much of the last name as is told. */
function isNameOf([first, ...rest]: readonly string[], [ownFirst, ...ownRest]: readonly string[]): boolean {
  return (
    first !== undefined &&
    first === ownFirst &&
    ownRest.join(' ').startsWith(rest.join(' ').replace(MASK, ''))
  );
}

/**
 * True when the one who paid may be the member: the registered account, or the same first name and as much of the last
 * name as the bank tells. A payer of whom nothing is told may be anybody, and so the member.
 */
export function mayBePayer(payer: Payer | undefined, owner: Owner): boolean {
  const { name, bank_code: bank, account_tail: tail } = payer ?? {};
  if (tail && owner.accounts.some(([code, no]) => code === (bank ?? code) && no.endsWith(tail))) return true;
  if (name === undefined) return tail === undefined;
  const own = readingsOf(`${owner.firstName} ${owner.lastName}`);
  return readingsOf(name).some((told) => own.some((registered) => isNameOf(told, registered)));
}
