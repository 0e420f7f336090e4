import type { ReactNode } from 'react';
import { readPage } from '#app/read-page.tsx';
import { requireVisitor } from '#lib/loaders/viewer.ts';

/**
 * A page for visitors: a member is sent home. `show` learns whether the cookie of a dead session is left. A file of its
 * own, because the 404 screen of `page` would be one more thing to load before the forms.
 */
export function visitorPage<Props>(show: (props: Props, isDead: boolean) => Promise<ReactNode>) {
  return (props: Props) => readPage(async () => show(props, await requireVisitor()));
}
