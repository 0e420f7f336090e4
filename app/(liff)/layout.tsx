import type { ReactNode } from 'react';
import { LiffLayoutView } from '#components/layout/layouts/liff-layout.tsx';
import { loadChrome } from '#lib/loaders/chrome.ts';

/** The layout of the page that LINE opens, for visitors and members. */
export default async function LiffLayout({ children }: { children: ReactNode }) {
  const { first } = await loadChrome();
  if (!first.data) return null;
  return <LiffLayoutView agent={first.data.agent}>{children}</LiffLayoutView>;
}
