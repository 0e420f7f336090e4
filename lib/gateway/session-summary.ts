import 'server-only';
import type { UserInfo } from '#contract/account.ts';
import type { Wallet } from '#contract/wallet.ts';
import { dataOf } from '#lib/api/call.ts';
import { inProcess } from '#lib/gateway/backends.ts';
import { type PageHeaders, readThrough } from '#lib/gateway/read-through.ts';
import { isUnattended } from '#lib/gateway/unattended.ts';
import type { SummaryTimes } from '#lib/render-context.ts';
import { bangkokTime } from '#rules/time/bangkok-time.ts';
import { lastedText } from '#rules/time/session-time.ts';

function timesAt(nowMs: number, { session_started_at: since }: UserInfo): SummaryTimes {
  return { clock: bangkokTime(nowMs), played: lastedText(nowMs - Date.parse(since)) };
}

/** What the header of every page shows of its member. */
export interface SessionSummary {
  readonly user: UserInfo;
  readonly wallets: Wallet[];
  readonly times: SummaryTimes;
}

/** A summary, and in the embedded backend the visit that the page's own reads go under. Never hand the visit to a component. */
export interface AuthenticatedPage {
  readonly summary: SessionSummary;
  readonly visit: unknown;
}

/**
 * The one authentication of a page: whose session a token opens. Throws what `call` throws, `SessionExpired` when it is
 * over. The embedded backend reads it in one statement, another one with two calls.
 */
export async function authenticatePage(
  token: string,
  given: PageHeaders,
  hear?: (serverTime: string | null) => void,
): Promise<AuthenticatedPage> {
  const backend = await inProcess();
  if (backend) {
    const { status, body } = await backend.summary(token, !isUnattended((name) => given[name]));
    const { user, wallets, visit } = dataOf<SessionSummary & Pick<AuthenticatedPage, 'visit'>>(status, body);
    return { summary: { user, wallets, times: timesAt(backend.nowMs(), user) }, visit };
  }
  let nowMs = Date.now();
  const heard = (time: string | null) => {
    nowMs = Date.parse(time ?? '') || nowMs;
    hear?.(time);
  };
  const [user, wallets] = await Promise.all([
    readThrough('GET /api/get_user_info', {}, given, heard),
    readThrough('POST /api/member/wallets', {}, given, heard),
  ]);
  return { summary: { user, wallets, times: timesAt(nowMs, user) }, visit: undefined };
}
