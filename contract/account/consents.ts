import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Instant, Nothing } from '#contract/fields.ts';
import { consentKinds } from '#rules/person/consent.ts';

/** A text in one of its versions. */
export const Agreed = z.object({ kind: z.enum(consentKinds), version: z.string().min(1).max(20) });
export type Agreed = z.infer<typeof Agreed>;

/** `version` is of the text that holds now; `agreed` is the consent to it, or else to the last that there was one to. */
export const Consent = Agreed.extend({
  agreed: z.object({ version: z.string(), at: Instant }).nullable(),
});
export type Consent = z.infer<typeof Consent>;

/** What a member agrees to. */
export const consentCalls = {
  consents: endpoint({
    method: 'GET',
    path: '/api/member/consents',
    auth: 'member',
    summary: 'The texts that hold now, and what the member agreed to of each',
    request: Nothing,
    data: z.array(Consent),
    extension: true,
  }),
  agree: endpoint({
    method: 'POST',
    path: '/api/member/consents/agree',
    changes: ['consents'],
    auth: 'member',
    namesMember: true,
    summary: 'Agree to the versions of texts that were read; 4017 when one of them holds no more',
    request: z.object({ consents: z.array(Agreed).min(1).max(consentKinds.length) }),
    data: z.array(Consent),
    extension: true,
  }),
};
