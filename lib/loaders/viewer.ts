import 'server-only';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { SessionExpired } from '#lib/api/errors.ts';
import type { SessionSummary } from '#lib/gateway/session-summary.ts';
import { pagePath, toLogin } from '#lib/loaders/page-path.ts';
import { loadVisit } from '#lib/loaders/visit.ts';
import { paths } from '#lib/paths.ts';
import { placeholderViewer } from '#lib/render-context.ts';

export type Viewer =
  | { readonly state: 'visitor' }
  | { readonly state: 'expired'; readonly ended: unknown }
  | ({ readonly state: 'member' } & SessionSummary);

/** Who opens this page; read once per request. A page that is rendered to be kept has nobody real in it. */
export const loadViewer = cache(async (): Promise<Viewer> => {
  const placeholders = placeholderViewer();
  if (placeholders)
    return placeholders.member ? { state: 'member', ...placeholders.member } : { state: 'visitor' };
  try {
    const visit = await loadVisit();
    return visit ? { state: 'member', ...visit.summary } : { state: 'visitor' };
  } catch (error) {
    if (error instanceof SessionExpired) return { state: 'expired', ended: error.facts.ended };
    throw error;
  }
});

/** Who opens a page for everybody; a session that ended goes to the login page. */
export async function requireViewer(): Promise<Exclude<Viewer, { state: 'expired' }>> {
  const viewer = await loadViewer();
  return viewer.state === 'expired' ? toLogin(viewer.ended) : viewer;
}

/**
 * Guard of a member's page: a visitor goes home and learns why, a session that ended goes to the login page.
 */
export async function requireMember(): Promise<Extract<Viewer, { state: 'member' }>> {
  const viewer = await requireViewer();
  return viewer.state === 'member' ? viewer : redirect(paths.homeFor(await pagePath()));
}

/** Guard of login, registration and password reset: a member goes home. True when the cookie of a dead session is left. */
export async function requireVisitor(): Promise<boolean> {
  const { state } = await loadViewer();
  return state === 'member' ? redirect(paths.home) : state === 'expired';
}
