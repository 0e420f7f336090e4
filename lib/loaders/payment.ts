import 'server-only';
import { AGENT_CODE } from '#contract/constants.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';

/** The deposit page: ways to deposit with their limits, the QRs that still wait for their payment, and where to ask. */
export async function loadDeposit() {
  const [list, open, agent] = await Promise.all([
    read('GET /api/member/payment/channels', {}),
    read('GET /api/member/payment/open_qrs', {}),
    readPublic('POST /api/agent/config', { agent_code: AGENT_CODE }),
  ]);
  const channels = await Promise.all(
    list.map(({ channel_id }) => read('GET /api/member/payment/info', { channel_id })),
  );
  return { channels, open, contactUrl: agent.info.line_contact_url };
}
