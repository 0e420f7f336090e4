import type { ReactNode } from 'react';
import { DefaultFrame } from '#components/layout/frame/default-frame.tsx';
import { loadChrome } from '#lib/loaders/chrome.ts';
import { loadEventCount } from '#lib/loaders/events.ts';
import { toLogin } from '#lib/loaders/page-path.ts';

export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const [{ seed }, eventCount] = await Promise.all([loadChrome(), loadEventCount()]);
  if (!seed.data) return null;
  if (seed.data.viewer.state === 'expired') return toLogin();
  return (
    <DefaultFrame agent={seed.data.agent} viewer={seed.data.viewer} hasEvents={eventCount > 0}>
      {children}
    </DefaultFrame>
  );
}
