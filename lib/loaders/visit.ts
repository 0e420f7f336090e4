import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { carriedHeaders, type PageHeaders } from '#lib/gateway/read-through.ts';
import { tokenFrom } from '#lib/gateway/session-cookie.ts';
import { type AuthenticatedPage, authenticatePage } from '#lib/gateway/session-summary.ts';
import { noteServerTime } from '#lib/loaders/server-clock.ts';
import { askerOfFragment } from '#lib/render-context.ts';

/** Headers that this page's reads go with. */
export async function askedWith(): Promise<PageHeaders> {
  const asker = askerOfFragment();
  if (asker) return asker.carried;
  const incoming = await headers();
  return carriedHeaders((name) => incoming.get(name));
}

/**
 * The one authentication of this page, made once per request: undefined for a visitor. Throws what `call` throws,
 * `SessionExpired` when the session in the cookie is over.
 */
export const loadVisit = cache(async (): Promise<AuthenticatedPage | undefined> => {
  const asker = askerOfFragment();
  if (asker) return asker.page;
  const carried = await askedWith();
  const token = tokenFrom(carried.cookie ?? null);
  if (token === undefined) return undefined;
  return authenticatePage(token, carried, noteServerTime);
});
