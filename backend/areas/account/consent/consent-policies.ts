import type { Statement, Tx } from '#backend/core/db/database.ts';
import { dueConsents } from '#backend/core/policies/due-consents.ts';
import type { MoneyIntent, Policy } from '#backend/core/policies/policy.ts';
import { Refusal } from '#backend/refusal.ts';
import { neededConsent } from '#contract/account/consent-refusals.ts';

const due: Statement = { name: 'account_due_consents', text: dueConsents('$1::uuid') };

async function check(tx: Tx, intent: MoneyIntent): Promise<Refusal | null> {
  // Money that an operator credits has come already.
  if (intent.on === 'deposit' && intent.by === 'operator') return null;
  const kinds = await tx.query<{ kind: string }>(due, [intent.memberId]);
  if (kinds.length === 0) return null;
  return new Refusal('CONSENT_NEEDED', neededConsent, { kinds: kinds.map(({ kind }) => kind) });
}

/** Nobody plays or deposits under texts that they have not agreed to; what they have they may withdraw. */
export const consentPolicies: readonly Policy[] = [
  { name: 'consent-spend', on: 'spend', onlyGuarded: true, check },
  { name: 'consent-deposit', on: 'deposit', onlyGuarded: true, check },
];
