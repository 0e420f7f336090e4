import 'server-only';
import type { UserInfo } from '#contract/account.ts';
import type { Wallet } from '#contract/wallet.ts';
import { dataOf } from '#lib/api/call.ts';
import { isMockBuild } from '#lib/env.ts';
import { inProcess } from '#lib/gateway/backends.ts';
import { throughGateway } from '#lib/gateway/gateway.ts';
import { hasSessionCookie } from '#lib/gateway/session-cookie.ts';

/** A member as the frame around every page shows them. */
export interface MemberFrame {
  readonly user: UserInfo;
  readonly wallets: Wallet[];
}

/** Headers of the request that a backend elsewhere is told of who asks. */
export interface PageCaller {
  readonly userAgent: string | undefined;
  readonly forwardedFor: string | undefined;
}

/**
 * What the server in front of Next asks of the site. It is on `globalThis`, because Next's bundle has module instances of
 * its own.
 */
export interface PageBridge {
  /** True when pages may be kept: not in the mock build, where every test has a world of its own. */
  readonly keepsPages: boolean;
  /** False when changes are not told, because another program is the backend: what is kept must then be short-lived. */
  readonly hearsChanges: boolean;
  /**
   * Whose page a `Cookie` header asks for. `visitor` at once when no session of ours is in it; `ordinary` when the page
   * must be rendered the ordinary way: the session is over, the backend away. Never throws.
   */
  frameOf(
    cookieHeader: string | undefined,
    caller: PageCaller,
  ): 'visitor' | Promise<MemberFrame | 'ordinary'>;
  /** Calls back when something that visitors see may have changed, whichever process over this database changed it. */
  onChange(listener: () => void): void;
  /** Now by the backend's clock, epoch milliseconds. */
  nowMs(): number;
}

declare global {
  var pwinPages: PageBridge | undefined;
}

async function readFrame(cookie: string, caller: PageCaller): Promise<MemberFrame | 'ordinary'> {
  const headers: Record<string, string> = { cookie };
  if (caller.userAgent) headers['user-agent'] = caller.userAgent;
  if (caller.forwardedFor) headers['x-forwarded-for'] = caller.forwardedFor;
  const ask = async <Data>(path: string, init: RequestInit): Promise<Data> => {
    const answer = await throughGateway(new Request(`http://in-process${path}`, init));
    return dataOf<Data>(answer.status, await answer.json());
  };
  try {
    const [user, wallets] = await Promise.all([
      ask<UserInfo>('/api/get_user_info', { headers }),
      ask<Wallet[]>('/api/member/wallets', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      }),
    ]);
    return { user, wallets };
  } catch {
    return 'ordinary';
  }
}

/** Puts the bridge where the server in front of Next finds it. Run once, when the backend is open. */
export async function openPages(): Promise<void> {
  const backend = await inProcess();
  globalThis.pwinPages = {
    keepsPages: !isMockBuild,
    hearsChanges: backend !== undefined,
    frameOf: (cookieHeader, caller) =>
      cookieHeader && hasSessionCookie(cookieHeader) ? readFrame(cookieHeader, caller) : 'visitor',
    onChange: (listener) => backend?.onChange(listener),
    nowMs: () => backend?.nowMs() ?? Date.now(),
  };
}
