import type { ReactNode } from 'react';
import { type Asked, knownQuery } from '#app/known-query.ts';
import { readPage } from '#app/read-page.tsx';
import { requireVisitor } from '#lib/loaders/viewer.ts';
import { answerSame } from '#lib/render-context.ts';

/**
 * A page for visitors: a member is sent home. It sees the names of its query that it reads, and `show` learns whether the
 * cookie of a dead session is left. A file of its own, because the 404 screen of `page` would be one more thing to load
 * before the forms.
 */
export function visitorPage<Props extends Asked>(
  names: readonly string[],
  show: (props: Props, isDead: boolean) => Promise<ReactNode>,
) {
  return (props: Props) =>
    readPage(async () => {
      const [{ query, isAll }, isDead] = await Promise.all([knownQuery(props, names), requireVisitor()]);
      const shown = await show({ ...props, searchParams: Promise.resolve(query) }, isDead);
      if (isAll && !isDead) answerSame();
      return shown;
    });
}
