import { affiliateTerms } from '#backend/areas/affiliate/tables.ts';
import type { Services } from '#backend/services.ts';
import { FIRST_RATES } from '#rules/affiliate/commission.ts';

/** Before the first wager. */
const BEGINNING = new Date('2020-01-01T00:00:00+07:00');

/** Puts the first rates in place. */
export async function seedTerms({ db, agentId }: Services): Promise<void> {
  const row = { agentId, fromAt: BEGINNING, levels: FIRST_RATES, madeBy: null };
  await db.orm.insert(affiliateTerms).values(row).onConflictDoNothing();
}
