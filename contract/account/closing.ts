import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Baht, SecondFactorCode } from '#contract/fields.ts';

/** The end of an account. */
export const closingCalls = {
  closeAccount: endpoint({
    method: 'POST',
    path: '/api/member/account/close',
    session: 'ends',
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary:
      'Close the own account: its balance is paid to the registered bank account, and every session ends',
    request: z.object({ password: z.string().max(128), second_factor: SecondFactorCode.optional() }),
    /** What was asked to be paid out, in baht. */
    data: z.object({ paid_out: Baht }),
    extension: true,
  }),
};
