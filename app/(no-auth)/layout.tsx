import type { ReactNode } from 'react';
import { AuthLayoutView } from '#components/layout/layouts/auth-layout.tsx';
import { loadChrome } from '#lib/loaders/chrome.ts';

/** The look of the auth layout for pages that a member may open too. */
export default async function NoAuthLayout({ children }: { children: ReactNode }) {
  const { first } = await loadChrome();
  if (!first.data) return null;
  return <AuthLayoutView agent={first.data.agent}>{children}</AuthLayoutView>;
}
