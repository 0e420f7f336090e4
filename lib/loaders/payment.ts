import 'server-only';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { channelInfoQuery, channelsQuery, pendingQrQuery } from '#lib/api/payment/queries.ts';
import { read } from '#lib/loaders/read.ts';

/** The deposit page: ways to deposit, the first one's limits, and the QR that still waits for its payment. */
export async function loadDeposit(): Promise<DehydratedState> {
  const client = new QueryClient();
  const [channels, pending] = await Promise.all([
    read('GET /api/member/payment/channels', {}),
    read('GET /api/member/payment/qrcode_info', {}),
  ]);
  client.setQueryData(channelsQuery().queryKey, channels);
  client.setQueryData(pendingQrQuery().queryKey, pending);
  const first = channels[0];
  if (first) {
    const info = await read('GET /api/member/payment/info', { channel_id: first.channel_id });
    client.setQueryData(channelInfoQuery(first.channel_id).queryKey, info);
  }
  return dehydrate(client);
}
