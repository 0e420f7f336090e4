import type { ReactNode } from 'react';
import { AuthFrame } from '#components/layout/frame/auth-frame.tsx';
import { loadChrome } from '#lib/loaders/chrome.ts';
import { requireVisitor } from '#lib/loaders/viewer.ts';

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { first } = await loadChrome();
  if (!first.data) return null;
  await requireVisitor();
  return <AuthFrame agent={first.data.agent}>{children}</AuthFrame>;
}
