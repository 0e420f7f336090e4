import type { ReactNode } from 'react';
import { copy } from '#components/layout/copy.ts';
import { FrameEnd } from '#components/layout/frame/frame-end.tsx';
import { Header } from '#components/layout/header/header.tsx';
import type { AgentConfig } from '#contract/agent.ts';
import type { Viewer } from '#lib/loaders/viewer.ts';
import styles from './default-frame.module.css';

interface DefaultFrameProps {
  readonly agent: AgentConfig;
  readonly viewer: Viewer;
  readonly hasEvents: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of the default layout: header, content, and what follows it. Top and end are client components with the few
 * fields they show: on every page their elements would weigh more than that in the payload.
 */
export function DefaultFrame({ agent, viewer, hasEvents, children }: DefaultFrameProps) {
  const member =
    viewer.state === 'member'
      ? {
          firstName: viewer.user.first_name,
          previousLoginAt: viewer.user.previous_login?.at ?? null,
          wallets: viewer.wallets,
        }
      : undefined;
  const { agent_logo, line_admin_url, line_contact_url } = agent.info;
  return (
    <>
      <a className={styles.skip} href="#content">
        {copy.skip}
      </a>
      <Header siteName={agent.name} logo={agent_logo} chatUrl={line_admin_url} member={member} />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <FrameEnd
        siteName={agent.name}
        contactUrl={line_contact_url}
        hasEvents={hasEvents}
        isMember={member !== undefined}
      />
    </>
  );
}
