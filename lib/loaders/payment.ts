import 'server-only';
import { AGENT_CODE } from '#contract/constants.ts';
import { completeChannel } from '#lib/api/payment/complete-channel.ts';
import type { ChannelInfo } from '#lib/api/payment/queries.ts';
import { readForMembers, readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';

async function loadChannels(): Promise<ChannelInfo[]> {
  const listed = await readForMembers('GET /api/member/payment/channels', {});
  return Promise.all(
    listed.map((one) => completeChannel(one, (asked) => read('GET /api/member/payment/info', asked))),
  );
}

/** The deposit page: ways to deposit with their limits, the QRs that still wait for their payment, and where to ask. */
export async function loadDeposit() {
  const [channels, open, agent] = await Promise.all([
    loadChannels(),
    read('GET /api/member/payment/open_qrs', {}),
    readPublic('POST /api/agent/config', { agent_code: AGENT_CODE }),
  ]);
  return { channels, open, contactUrl: agent.info.line_contact_url };
}

/**
 * The payment page: the deposit that its address names, whatever became of it, or the newest that can be paid; all that
 * wait, and where to ask. Throws 404 for a deposit that is not the member's.
 */
export async function loadPayment(ref?: string) {
  const [open, agent] = await Promise.all([
    read('GET /api/member/payment/open_qrs', {}),
    readPublic('POST /api/agent/config', { agent_code: AGENT_CODE }),
  ]);
  const known = open.find((one) => (ref === undefined ? one.status === 'pending' : one.ref === ref));
  const shown =
    known ?? (ref === undefined ? null : await read('GET /api/member/payment/qrcode_info', { ref }));
  return { shown, open, contactUrl: agent.info.line_contact_url };
}

/** The withdraw page: what the member can withdraw, the newest withdrawals, and where to ask. */
export async function loadWithdraw() {
  const [info, agent] = await Promise.all([
    read('GET /api/member/withdraw/info', {}),
    readPublic('POST /api/agent/config', { agent_code: AGENT_CODE }),
  ]);
  return { info, contactUrl: agent.info.line_contact_url };
}
