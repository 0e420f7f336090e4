'use client';

import { useEffect } from 'react';
import { ownCopy } from '#components/home/own-copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { paths } from '#lib/paths.ts';
import styles from './home.module.css';

/** Tells a visitor who came from a page for members why this is the home page, and leads back there by the login. */
export function MembersNotice({ next }: { next: string }) {
  useEffect(() => {
    // Said once: a reload or a bookmark is the plain home page again. By then the router takes part in what becomes of the
    // history; an entry that it knows nothing of would not be shown again by Back.
    const due = setTimeout(() => window.history.replaceState(null, '', paths.home));
    return () => clearTimeout(due);
  }, []);
  return (
    <div className={styles.notice} role="status">
      <p>{ownCopy.membersOnly(next)}</p>
      <ButtonLink href={paths.loginFor(next)} variant="secondary" size="small">
        {ownCopy.loginToSee}
      </ButtonLink>
    </div>
  );
}
