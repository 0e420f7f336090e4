import type { ReactNode } from 'react';
import { DefaultLayoutView } from '#components/layout/layouts/default-layout.tsx';
import { NoScript } from '#components/layout/layouts/no-script.tsx';
import { loadChrome } from '#lib/loaders/chrome.ts';
import { loadEventCount } from '#lib/loaders/events.ts';
import { toLogin } from '#lib/loaders/page-path.ts';

export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const [{ first }, eventCount] = await Promise.all([loadChrome(), loadEventCount()]);
  if (!first.data) return null;
  const { agent, viewer } = first.data;
  if (viewer.state === 'expired') return toLogin(viewer.ended);
  const member =
    viewer.state === 'member'
      ? {
          firstName: viewer.user.first_name,
          previousLoginAt: viewer.user.previous_login?.at ?? null,
          wallets: viewer.wallets,
          unread: viewer.user.counts.unread,
          session: {
            ...viewer.times,
            since: viewer.user.session_started_at,
            due: viewer.user.reality_due_at,
          },
          isConsentDue: viewer.user.consents_due.length > 0,
        }
      : undefined;
  return (
    <>
      <NoScript />
      <DefaultLayoutView
        siteName={agent.name}
        logo={agent.info.agent_logo}
        chatUrl={agent.info.line_admin_url}
        contactUrl={agent.info.line_contact_url}
        member={member}
        hasEvents={eventCount > 0}
      >
        {children}
      </DefaultLayoutView>
    </>
  );
}
