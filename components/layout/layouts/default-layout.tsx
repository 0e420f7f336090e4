'use client';

import type { ReactNode } from 'react';
import { copy } from '#components/layout/copy.ts';
import { Header, type HeaderProps } from '#components/layout/header/header.tsx';
import { LayoutEnd } from '#components/layout/layouts/layout-end.tsx';
import styles from './default-layout.module.css';

interface DefaultLayoutViewProps extends HeaderProps {
  readonly contactUrl: string;
  readonly hasEvents: boolean;
  readonly children: ReactNode;
}

/**
 * The default layout: header, content, and what follows it. A client component with the few fields it shows: on
 * every page its elements would weigh more than that in the payload.
 */
export function DefaultLayoutView({ contactUrl, hasEvents, children, ...header }: DefaultLayoutViewProps) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {copy.skip}
      </a>
      <Header {...header} />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <LayoutEnd
        siteName={header.siteName}
        contactUrl={contactUrl}
        hasEvents={hasEvents}
        isMember={header.member !== undefined}
        isConsentDue={header.member?.isConsentDue === true}
      />
    </>
  );
}
