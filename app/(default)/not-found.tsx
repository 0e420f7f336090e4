import type { Metadata } from 'next';
import { NotFoundScreen } from '#components/layout/errors/not-found-screen.tsx';

export const metadata: Metadata = { title: 'This page could not be found' };

export default function NotFound() {
  return <NotFoundScreen />;
}
