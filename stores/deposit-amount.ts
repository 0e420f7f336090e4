import { fieldOf, readKept, writeKept } from '#stores/kept.ts';

const PLACE = 'session_data';
/** Beside the areas: no page but that of a deposit asks for it. */
const NAME = 'deposit';

/** Keeps the amount that a member typed for the next page of this tab. */
export function keepDepositAmount(memberId: string, amount: string): void {
  writeKept(PLACE, NAME, { memberId, amount });
}

/** What this member typed on the page before, once; nothing where it was another. */
export function takeDepositAmount(memberId: string): string {
  const kept = readKept(PLACE, NAME);
  const amount = fieldOf(kept, 'memberId') === memberId ? fieldOf(kept, 'amount') : '';
  if (amount) keepDepositAmount(memberId, '');
  return typeof amount === 'string' ? amount : '';
}
