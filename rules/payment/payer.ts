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

const wordsOf = (name: string) =>
  name.normalize('NFC').trim().replace(TITLE, '').toLowerCase().split(/\s+/u).filter(Boolean);

/**
 * True when the one who paid may be the member: the registered account, or the same first name and as much of the last
 * name as the bank tells. A payer of whom nothing is told may be anybody, and so the member.
 */
export function mayBePayer(payer: Payer | undefined, owner: Owner): boolean {
  const { name, bank_code: bank, account_tail: tail } = payer ?? {};
  if (tail && owner.accounts.some(([code, no]) => code === (bank ?? code) && no.endsWith(tail))) return true;
  if (name === undefined) return tail === undefined;
  const [first = '', ...rest] = wordsOf(name);
  const own = wordsOf(`${owner.firstName} ${owner.lastName}`);
  if (first === '' || first !== own[0]) return false;
  return own.slice(1).join(' ').startsWith(rest.join(' ').replace(MASK, ''));
}
