import 'server-only';
import { AGENT_CODE } from '#contract/constants.ts';
import { completeChannel } from '#lib/api/payment/complete-channel.ts';
import type { ChannelInfo, DepositEntry } from '#lib/api/payment/queries.ts';
import { readForMembers, readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';
import { backendNowMs } from '#lib/loaders/server-clock.ts';
import { GRACE_MS } from '#rules/payment/deposit-status.ts';

const DEPOSITS_PER_PAGE = 20;

async function loadChannels(): Promise<ChannelInfo[]> {
  const listed = await readForMembers('GET /api/member/payment/channels', {});
  return Promise.all(
    listed.map((one) => completeChannel(one, (asked) => read('GET /api/member/payment/info', asked))),
  );
}

/** Where a member asks: the address of the support chat. */
export async function loadContactUrl(): Promise<string> {
  return (await readPublic('POST /api/agent/config', { agent_code: AGENT_CODE })).info.line_contact_url;
}

/** The deposit page: ways to deposit with their limits, the QRs that still wait for their payment, what the member's own limits leave, and where to ask. */
export async function loadDeposit() {
  const [channels, open, headroom, contactUrl] = await Promise.all([
    loadChannels(),
    read('GET /api/member/payment/open_qrs', {}),
    read('GET /api/member/protection/deposit_room', {}),
    loadContactUrl(),
  ]);
  return { channels, open, headroom, contactUrl };
}

/** True for what is told as it was: nothing of it changes by itself any more. */
function isPast({ status, ended_at }: DepositEntry, nowMs: number): boolean {
  return status === 'paid' || (ended_at !== null && nowMs - Date.parse(ended_at) > GRACE_MS);
}

/**
 * The payment page: the deposit that its address names or the newest that can be paid, to pay it (`shown`) or as it ended
 * long ago (`past`); all that wait, and where to ask. Throws 404 for a deposit that is not the member's.
 */
export async function loadPayment(ref?: string) {
  const [open, contactUrl] = await Promise.all([
    read('GET /api/member/payment/open_qrs', {}),
    loadContactUrl(),
  ]);
  const rest = { open, contactUrl };
  const known = open.find((one) => one.status === 'pending' && (ref === undefined || one.ref === ref));
  if (known || ref === undefined) return { ...rest, shown: known ?? null, past: null };
  const [entry] = await read('GET /api/member/deposit/list', { ref });
  if (entry && isPast(entry, await backendNowMs())) return { ...rest, shown: null, past: entry };
  return { ...rest, shown: await read('GET /api/member/payment/qrcode_info', { ref }), past: null };
}

/** Deposits of the member, newest first or after one of them, and the one to go on after. */
export async function loadDeposits(before?: string) {
  const asked = { limit: DEPOSITS_PER_PAGE + 1, ...(before === undefined ? {} : { before }) };
  const found = await read('GET /api/member/deposit/list', asked);
  const deposits = found.slice(0, DEPOSITS_PER_PAGE);
  const next = found.length > DEPOSITS_PER_PAGE ? (deposits.at(-1)?.ref ?? null) : null;
  return { deposits, next, isFirst: before === undefined };
}

/** The withdraw page: what the member can withdraw, the newest withdrawals, and where to ask. */
export async function loadWithdraw() {
  const [info, contactUrl] = await Promise.all([read('GET /api/member/withdraw/info', {}), loadContactUrl()]);
  return { info, contactUrl };
}
