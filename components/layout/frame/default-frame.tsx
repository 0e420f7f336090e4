'use client';

import type { ReactNode } from 'react';
import { copy } from '#components/layout/copy.ts';
import { FrameEnd } from '#components/layout/frame/frame-end.tsx';
import { Header, type HeaderProps } from '#components/layout/header/header.tsx';
import styles from './default-frame.module.css';

interface DefaultFrameProps extends HeaderProps {
  readonly contactUrl: string;
  readonly hasEvents: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of the default layout: header, content, and what follows it. A client component with the few fields it shows: on
 * every page its elements would weigh more than that in the payload.
 */
export function DefaultFrame({ contactUrl, hasEvents, children, ...header }: DefaultFrameProps) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {copy.skip}
      </a>
      <Header {...header} />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <FrameEnd
        siteName={header.siteName}
        contactUrl={contactUrl}
        hasEvents={hasEvents}
        isMember={header.member !== undefined}
        isConsentDue={header.member?.isConsentDue === true}
      />
    </>
  );
}
