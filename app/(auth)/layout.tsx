import type { ReactNode } from 'react';
import { AuthLayoutView } from '#components/layout/layouts/auth-layout.tsx';
import { loadChrome } from '#lib/loaders/chrome.ts';
import { requireVisitor } from '#lib/loaders/viewer.ts';

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { first } = await loadChrome();
  if (!first.data) return null;
  await requireVisitor();
  return <AuthLayoutView agent={first.data.agent}>{children}</AuthLayoutView>;
}
