import type { ReactNode } from 'react';
import { copy } from '#components/layout/copy.ts';
import { OfflineBar } from '#components/layout/errors/offline-bar.tsx';
import { careWords } from '#components/ui/text/care-words.ts';
import { WholeText } from '#components/ui/text/whole-text.tsx';
import type { AgentConfig } from '#contract/agent.ts';
import { paths } from '#lib/paths.ts';
import styles from './liff-layout.module.css';

/** The layout of the page that LINE opens, in LINE's own browser too: the logo and one card. */
export function LiffLayoutView({ agent, children }: { agent: AgentConfig; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <OfflineBar />
      <header className={styles.header}>
        <a href={paths.home}>
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
    </div>
  );
}
