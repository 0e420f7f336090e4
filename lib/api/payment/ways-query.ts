import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';
import { completeChannel } from '#lib/api/payment/complete-channel.ts';
import type { ChannelInfo } from '#lib/api/payment/queries.ts';

/** The ways to deposit with their limits and quick amounts. */
export function depositWaysQuery() {
  return queryOptions<ChannelInfo[]>({
    queryKey: ['GET /api/member/payment/channels', 'complete'],
    queryFn: async ({ signal }) => {
      const listed = await call('GET /api/member/payment/channels', {}, { signal });
      return Promise.all(
        listed.map((one) =>
          completeChannel(one, (asked) => call('GET /api/member/payment/info', asked, { signal })),
        ),
      );
    },
  });
}
