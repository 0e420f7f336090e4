import { fieldOf, readStored, writeStored } from '#stores/stored.ts';

const PLACE = 'session_data';
/** Beside the areas: only a deposit and what leads to one ask for it. */
const NAME = 'deposit';
/** Whose it is what a visitor typed: of whoever logs in next, to deposit it. */
export const BEFORE_LOGIN = '';

/** Keeps the amount that a member typed for the next page of this tab. */
export function keepDepositAmount(memberId: string, amount: string): void {
  writeStored(PLACE, NAME, { memberId, amount });
}

/** What this member typed on the page before, once; nothing where it was another. */
export function takeDepositAmount(memberId: string): string {
  const stored = readStored(PLACE, NAME);
  const owner = fieldOf(stored, 'memberId');
  const amount = owner === memberId || owner === BEFORE_LOGIN ? fieldOf(stored, 'amount') : '';
  if (amount) keepDepositAmount(memberId, '');
  return typeof amount === 'string' ? amount : '';
}
