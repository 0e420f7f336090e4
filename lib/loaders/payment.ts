import 'server-only';
import { read } from '#lib/loaders/read.ts';

/** The deposit page: ways to deposit with their limits, and the newest QR that still waits for its payment, or null. */
export async function loadDeposit() {
  const [list, pending] = await Promise.all([
    read('GET /api/member/payment/channels', {}),
    read('GET /api/member/payment/qrcode_info', {}),
  ]);
  const channels = await Promise.all(
    list.map(({ channel_id }) => read('GET /api/member/payment/info', { channel_id })),
  );
  return { channels, pending };
}
