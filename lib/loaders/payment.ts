import 'server-only';
import type { Calls } from '#contract/calls.ts';
import { AGENT_CODE } from '#contract/constants.ts';
import type { ChannelInfo } from '#contract/payment.ts';
import { readForMembers, readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';

type Listed = Calls['GET /api/member/payment/channels']['data'][number];

/** The details of a channel as the list tells them, or as a backend tells them that lists channels without. */
async function detailed(channel: Listed): Promise<ChannelInfo> {
  const { quick_amounts, expires_in_seconds, receiver_name } = channel;
  if (quick_amounts === undefined || expires_in_seconds === undefined || receiver_name === undefined)
    return read('GET /api/member/payment/info', { channel_id: channel.channel_id });
  return { ...channel, quick_amounts, expires_in_seconds, receiver_name };
}

async function loadChannels(): Promise<ChannelInfo[]> {
  return Promise.all((await readForMembers('GET /api/member/payment/channels', {})).map(detailed));
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
