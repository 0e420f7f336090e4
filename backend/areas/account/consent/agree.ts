import { readConsents } from '#backend/areas/account/consent/consents.ts';
import { writeConsents } from '#backend/areas/account/consent/write-consents.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { Refusal } from '#backend/refusal.ts';
import { outdatedConsent } from '#contract/account/consent-refusals.ts';
import type { account } from '#contract/account.ts';

/**
 * Agrees to the versions that were read, all or none; the second time does nothing. Refuses 4017 when a text has changed
 * meanwhile: nobody agrees to what they have not seen.
 */
export const agree: Verb<typeof account.agree> = async ({ ctx, input }) =>
  ctx.db.transact(async (tx) => {
    const held = await writeConsents(tx, { ...ctx, at: ctx.now() }, input.consents);
    if (!held) throw new Refusal('CONSENT_OUTDATED', outdatedConsent);
    return readConsents(tx, ctx.memberId);
  });
