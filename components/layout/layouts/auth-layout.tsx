import type { ReactNode } from 'react';
import { copy } from '#components/layout/copy.ts';
import { OfflineBar } from '#components/layout/errors/offline-bar.tsx';
import { ContactButton } from '#components/layout/layouts/contact-button.tsx';
import { careWords } from '#components/ui/text/care-words.ts';
import { WholeText } from '#components/ui/text/whole-text.tsx';
import type { AgentConfig } from '#contract/agent.ts';
import { paths } from '#lib/paths.ts';
import styles from './auth-layout.module.css';

/** The auth layout: a full-screen background, the logo, one card. */
export function AuthLayoutView({ agent, children }: { agent: AgentConfig; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <OfflineBar />
      <header className={styles.header}>
        <a href={paths.home}>
          {/* The largest thing here: in a picture, with priority, it comes inside the HTML (server/first-picture.ts). */}
          <picture>
            <img
              src={agent.info.agent_logo}
              alt={`${agent.name} ${copy.home}`}
              width={172}
              height={50}
              fetchPriority="high"
            />
          </picture>
        </a>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <WholeText words={careWords}>{`${copy.adultsOnly} · ${copy.helpline}`}</WholeText>
      </footer>
      <ContactButton url={agent.info.line_contact_url} />
    </div>
  );
}
