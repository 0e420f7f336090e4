import { neededConsent } from '#contract/account/consent-refusals.ts';
import { errorCodes } from '#contract/error-codes.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { MockRefusal } from '#mocks/mock.ts';
import { type ConsentKind, consentKinds } from '#rules/person/consent.ts';

/** Texts that hold in a world and that a member has not agreed to. */
export function dueConsents({ texts }: CoreWorld, { agreed }: MockMember): ConsentKind[] {
  return consentKinds.filter((kind) => agreed[kind].version !== texts[kind]);
}

/** Refuses money of a member who has not agreed to them. */
export function requireConsents(world: CoreWorld, member: MockMember): void {
  const kinds = dueConsents(world, member);
  if (kinds.length > 0) throw new MockRefusal(errorCodes.CONSENT_NEEDED, neededConsent, { kinds });
}
