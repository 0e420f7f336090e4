import type { Metadata } from 'next';
import { NotFoundScreen } from '#components/layout/not-found-screen.tsx';
import DefaultLayout from './(default)/layout.tsx';

export const metadata: Metadata = { title: 'This page could not be found' };

/**
 * An address that no page has, in the default layout. A page that answered it by `notFound()` would hold nothing in its
 * first HTML: the boundary shows its screen only when scripts run.
 */
export default function NotFound() {
  return (
    <DefaultLayout>
      <NotFoundScreen />
    </DefaultLayout>
  );
}
