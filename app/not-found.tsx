import type { Metadata } from 'next';
import DefaultLayout from '#app/(default)/layout.tsx';
import { NotFoundScreen } from '#components/layout/errors/not-found-screen.tsx';

export const metadata: Metadata = { title: 'This page could not be found' };

/**
 * An address that no page has, in the default layout. A page that answered it by `notFound()` would hold nothing in its
 * first HTML: the boundary shows its screen only when scripts run. Beside every page Next renders this once more for that
 * boundary, without `params`: the layout would be made and sent twice then.
 */
export default function NotFound({ params }: { params?: Promise<unknown> }) {
  const screen = <NotFoundScreen />;
  return params ? <DefaultLayout>{screen}</DefaultLayout> : screen;
}
