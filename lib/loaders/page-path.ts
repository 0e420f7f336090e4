import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { PAGE_HEADER, paths } from '#lib/paths.ts';

/** Path and query of the page that is being rendered, as the browser asked for it. */
export async function pagePath(): Promise<string> {
  const asked = (await headers()).get(PAGE_HEADER) ?? paths.home;
  if (!URL.canParse(asked, 'http://page')) return paths.home;
  const { pathname, search } = new URL(asked, 'http://page');
  // What the router adds when it asks for a page's data.
  const query = search.replace(/([?&])_rsc(?:=[^&]*)?(&|$)/, (_all, before, after) => (after ? before : ''));
  return `${pathname}${query}`;
}

/** True when this page, whatever its query, is being rendered. */
export async function isPage(path: string): Promise<boolean> {
  return new URL(await pagePath(), 'http://page').pathname === path;
}

/** Ends a page whose session is over: to the login page, which says why and leads back here; `ended` is what the 401 said. */
export async function toLogin(ended: unknown): Promise<never> {
  redirect(paths.sessionOver(await pagePath(), ended));
}
