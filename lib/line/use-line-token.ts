'use client';

import { useCallback, useEffect, useState } from 'react';
import { reloadPage } from '#lib/leave.ts';
import { LIFF_PATH } from '#lib/line/liff-path.ts';
import { forgetTries, noteTry } from '#lib/line/login-tries.ts';
import { isOffline } from '#lib/network.ts';

/** Longer than LINE takes on a slow line; then the page says so instead of turning for ever. */
const LONGEST_MS = 20_000;

export type LineFailure = 'offline' | 'blocked' | 'slow' | 'loop' | 'storage' | 'scope';
type Found = { readonly token: string } | { readonly failure: LineFailure } | undefined;

const loadSdk = () => import('#lib/line/liff-sdk.ts');

/** True where this document was loaded under the address of the app: the policy of another page does not let LINE's scripts speak. */
function isOwnDocument(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return page === undefined || new URL(page.name).pathname.startsWith(LIFF_PATH);
}

/** What was found; nothing while the browser is on its way to LINE. */
async function find(liffId: string, path: string): Promise<Found> {
  if (isOffline()) return { failure: 'offline' };
  const sdk = await loadSdk();
  await sdk.startLiff(liffId);
  // What LINE added to the address is used up.
  window.history.replaceState(window.history.state, '', path);
  if (!sdk.isLoggedIn()) {
    const failure = noteTry();
    if (failure) return { failure };
    sdk.goToLine(path);
    return undefined;
  }
  forgetTries();
  const token = sdk.idToken();
  return token ? { token } : { failure: 'scope' };
}

/** The token that LINE gives this browser, or why there is none; `again` asks LINE anew. */
export function useLineToken(liffId: string, path: string): { found: Found; again: () => void } {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!isOwnDocument()) return reloadPage();
    let isCurrent = true;
    const settle = (next: Found) => {
      if (isCurrent && next) setFound(next);
    };
    const timer = setTimeout(() => settle({ failure: 'slow' }), LONGEST_MS);
    find(liffId, path)
      .catch((): Found => ({ failure: isOffline() ? 'offline' : 'blocked' }))
      .then((next) => {
        if (next) clearTimeout(timer);
        settle(next);
      });
    // Back from LINE's own page, to this one as it was left.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setFound((known) => known ?? { failure: 'loop' });
    };
    window.addEventListener('pageshow', handleShow);
    return () => {
      window.removeEventListener('pageshow', handleShow);
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [liffId, path]);
  const again = useCallback(() => void askLineAgain(path), [path]);
  return { found, again };
}

/** Forgets what LINE's scripts kept and loads the page again, from its own address. */
export async function askLineAgain(path: string): Promise<void> {
  forgetTries();
  await forgetLineAccount();
  window.history.replaceState(window.history.state, '', path);
  reloadPage();
}

/** What LINE's scripts keep of a login on this device is forgotten once it was used. */
export async function forgetLineAccount(): Promise<void> {
  await loadSdk()
    .then((sdk) => sdk.forgetLine())
    .catch(() => undefined);
}
