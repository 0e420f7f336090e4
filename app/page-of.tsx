import { isHTTPAccessFallbackError } from 'next/dist/client/components/http-access-fallback/http-access-fallback.js';
import type { ReactNode } from 'react';
import { type Asked, knownQuery } from '#app/known-query.ts';
import { readPage } from '#app/read-page.tsx';
import { NotFoundScreen } from '#components/layout/errors/not-found-screen.tsx';
import { requireMember, requireViewer } from '#lib/loaders/viewer.ts';
import { answerMissing, answerSame, hasFragment } from '#lib/render-context.ts';

interface Viewers {
  readonly everyone: Awaited<ReturnType<typeof requireViewer>>;
  readonly member: Awaited<ReturnType<typeof requireMember>>;
}

/** Who may open a page, and what `show` can ask of them; others are sent where they belong. */
const guards: { readonly [Who in keyof Viewers]: () => Promise<Viewers[Who]> } = {
  everyone: requireViewer,
  member: requireMember,
};

/**
 * A page of the default layout: for whom it is, which names of its query it reads (it sees no others), and what it shows
 * once it is read. A page for everyone shows nothing of its viewer but what the header shows too, and is cached
 * (docs/decisions/page-cache.md); a member's page is, where all that is theirs is a `personalFragment`. What it does not find is the 404 page in its layout, with that status and in its
 * first HTML (Next's boundary shows it only when scripts run); what fails covers the page.
 */
export function page<Who extends keyof Viewers, Props extends Asked>(
  who: Who,
  names: readonly string[],
  show: (props: Props, viewer: () => Promise<Viewers[Who]>) => Promise<ReactNode>,
) {
  const guard = guards[who];
  return async (props: Props): Promise<ReactNode> => {
    const { query, isAll } = await knownQuery(props, names);
    const given = { ...props, searchParams: Promise.resolve(query) };
    try {
      return await readPage(async () => {
        // Nothing of a member is asked for before it is known that one is there; for everybody it is read side by side.
        if (who === 'member') await guard();
        const [shown] = await Promise.all([show(given, guard), guard()]);
        if (isAll && (who === 'everyone' || hasFragment())) answerSame();
        return shown;
      });
    } catch (error) {
      if (!isHTTPAccessFallbackError(error)) throw error;
      answerMissing();
      return <NotFoundScreen />;
    }
  };
}
