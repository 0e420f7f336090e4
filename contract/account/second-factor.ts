import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Nothing, SecondFactorCode } from '#contract/fields.ts';

const Password = z.string().max(128);
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const ofMember = {
  method: 'POST',
  auth: 'member',
  namesMember: true,
  whileExcluded: true,
  extension: true,
} as const;

/** A second factor beside the password (RFC 6238), by a member's own choice. */
export const secondFactorCalls = {
  beginSecondFactor: endpoint({
    ...ofMember,
    path: '/api/member/second_factor/begin',
    summary: 'A new secret for an authenticator app; nothing asks for it before `confirm`',
    request: z.object({ password: Password }),
    /** `secret` in base32, to be typed; `uri` (otpauth) to be drawn. */
    data: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmSecondFactor: endpoint({
    ...ofMember,
    path: '/api/member/second_factor/confirm',
    changes: ['account'],
    summary:
      'Switch the second factor on with a first code of the app; the recovery codes are told this once',
    request: z.object({ second_factor: SecondFactorCode }),
    data: RecoveryCodes,
  }),
  endSecondFactor: endpoint({
    ...ofMember,
    path: '/api/member/second_factor/end',
    changes: ['account'],
    summary: 'Switch the second factor off',
    request: z.object({ password: Password, second_factor: SecondFactorCode.optional() }),
    data: Nothing,
  }),
  renewRecoveryCodes: endpoint({
    ...ofMember,
    path: '/api/member/second_factor/recovery_codes',
    changes: ['account'],
    summary: 'Ten new recovery codes in the place of those there were',
    request: z.object({ password: Password, second_factor: SecondFactorCode.optional() }),
    data: RecoveryCodes,
  }),
};
