import type { ReactNode } from 'react';
import { BottomNav } from '#components/layout/bottom-nav.tsx';
import { ContactButton } from '#components/layout/contact-button.tsx';
import { copy } from '#components/layout/copy.ts';
import { EventButton } from '#components/layout/event-button.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { Header } from '#components/layout/header.tsx';
import { NotificationGate } from '#components/layout/notification-gate.tsx';
import type { AgentConfig } from '#contract/agent.ts';
import type { Viewer } from '#lib/loaders/viewer.ts';
import styles from './default-frame.module.css';

interface DefaultFrameProps {
  readonly agent: AgentConfig;
  readonly viewer: Viewer;
  readonly hasEvents: boolean;
  readonly nowMs: number;
  readonly children: ReactNode;
}

/** The frame of the default layout: header, content, floating buttons, announcements, footer. */
export function DefaultFrame({ agent, viewer, hasEvents, nowMs, children }: DefaultFrameProps) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {copy.skip}
      </a>
      <Header agent={agent} viewer={viewer} />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <Footer siteName={agent.name} nowMs={nowMs} />
      <ContactButton url={agent.info.line_contact_url} />
      {hasEvents && <EventButton />}
      <BottomNav member={viewer.state === 'member'} />
      <NotificationGate />
    </>
  );
}
