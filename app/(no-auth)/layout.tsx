import type { ReactNode } from 'react';
import { AuthFrame } from '#components/layout/frame/auth-frame.tsx';
import { loadChrome } from '#lib/loaders/chrome.ts';

/** The look of the auth layout for pages that a member may open too. */
export default async function NoAuthLayout({ children }: { children: ReactNode }) {
  const { first } = await loadChrome();
  if (!first.data) return null;
  return <AuthFrame agent={first.data.agent}>{children}</AuthFrame>;
}
