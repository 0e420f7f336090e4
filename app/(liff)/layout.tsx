import type { ReactNode } from 'react';
import { AuthLayoutView } from '#components/layout/layouts/auth-layout.tsx';
import { loadChrome } from '#lib/loaders/chrome.ts';

/** The layout of the page that LINE opens: the look of the auth layout, for visitors and members. */
export default async function LiffLayout({ children }: { children: ReactNode }) {
  const { first } = await loadChrome();
  if (!first.data) return null;
  return <AuthLayoutView agent={first.data.agent}>{children}</AuthLayoutView>;
}
