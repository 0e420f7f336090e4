import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { type Framed, framePage } from '#lib/gateway/page-frame.ts';
import { carriedHeaders } from '#lib/gateway/read-through.ts';
import { tokenFrom } from '#lib/gateway/session-cookie.ts';
import { noteServerTime } from '#lib/loaders/server-clock.ts';

/**
 * The one authentication of this page, made once per request: undefined for a visitor. Throws what `call` throws,
 * `SessionExpired` when the session in the cookie is over.
 */
export const loadVisit = cache(async (): Promise<Framed | undefined> => {
  const incoming = await headers();
  const token = tokenFrom(incoming.get('cookie'));
  if (token === undefined) return undefined;
  const carried = carriedHeaders((name) => incoming.get(name));
  return framePage(token, carried, noteServerTime);
});
