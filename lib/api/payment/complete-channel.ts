import type { Calls } from '#contract/calls.ts';
import type { ChannelInfo } from '#lib/api/payment/queries.ts';

type Listed = Calls['GET /api/member/payment/channels']['data'][number];

/** The details of a channel as the list tells them, or as `ask` reads them of a backend that lists channels without. */
export async function completeChannel(
  channel: Listed,
  ask: (asked: { channel_id: number }) => Promise<ChannelInfo>,
): Promise<ChannelInfo> {
  const { quick_amounts, expires_in_seconds, receiver_name } = channel;
  if (quick_amounts === undefined || expires_in_seconds === undefined || receiver_name === undefined)
    return ask({ channel_id: channel.channel_id });
  return { ...channel, quick_amounts, expires_in_seconds, receiver_name };
}
