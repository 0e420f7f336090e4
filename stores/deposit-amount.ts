import { fieldOf, readKept, SESSION_DATA, writeKept } from '#stores/kept.ts';
import { lateWrites } from '#stores/late-writes.ts';

/** Beside the areas: only the form of a deposit reads it, and no other page loads it. */
const NAME = 'deposit';

const typed = lateWrites((kept: { readonly memberId: string; readonly amount: string }) =>
  writeKept(SESSION_DATA, NAME, kept),
);

/** Keeps the amount that a member typed, for this tab after a reload or a login; none once the deposit is made. */
export function keepDepositAmount(memberId: string | undefined, amount: string): void {
  if (memberId) typed.write({ memberId, amount }, amount !== '');
}

/** What this member typed here before, nothing where it was another. */
export function keptDepositAmount(memberId: string | undefined): string {
  typed.flush();
  const kept = readKept(SESSION_DATA, NAME);
  const amount = memberId && fieldOf(kept, 'memberId') === memberId ? fieldOf(kept, 'amount') : '';
  return typeof amount === 'string' ? amount : '';
}
