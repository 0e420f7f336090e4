import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Instant, SecondFactorCode } from '#contract/fields.ts';

/** All that is kept of a member, as a file. */
export const ownDataCalls = {
  openOwnData: endpoint({
    method: 'POST',
    path: '/api/member/data/open',
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary:
      'Let this session read the file of the own data for a quarter of an hour; limited for each member (429)',
    request: z.object({ password: z.string().max(128), second_factor: SecondFactorCode.optional() }),
    data: z.object({ until: Instant }),
    extension: true,
  }),
  ownData: endpoint({
    method: 'GET',
    path: '/api/member/data',
    auth: 'member',
    summary:
      'A piece of that file, which is JSON when all are put together; `after` is what the last piece said is next',
    request: z.object({ after: z.string().max(800).optional() }),
    data: z.object({ file_name: z.string(), text: z.string(), next: z.string().nullable() }),
    extension: true,
  }),
};
