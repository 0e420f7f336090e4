import type { Metadata } from 'next';
import { copy } from '#components/layout/copy.ts';
import { ErrorScreen } from '#components/layout/error-screen.tsx';

export const metadata: Metadata = { title: 'This page could not be found' };

export default function NotFound() {
  return (
    <ErrorScreen status={404} title="Not Found" text={`This page could not be found · ${copy.notFound}`} />
  );
}
