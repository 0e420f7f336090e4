import type { ReactNode } from 'react';
import { DefaultFrame } from '#components/layout/frame/default-frame.tsx';
import { loadChrome } from '#lib/loaders/chrome.ts';
import { loadEventCount } from '#lib/loaders/events.ts';
import { toLogin } from '#lib/loaders/page-path.ts';

export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const [{ first }, eventCount] = await Promise.all([loadChrome(), loadEventCount()]);
  if (!first.data) return null;
  if (first.data.viewer.state === 'expired') return toLogin();
  return (
    <DefaultFrame agent={first.data.agent} viewer={first.data.viewer} hasEvents={eventCount > 0}>
      {children}
    </DefaultFrame>
  );
}
