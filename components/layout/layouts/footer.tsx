'use client';

import { copy } from '#components/layout/copy.ts';
import { SchemeToggle } from '#components/layout/header/scheme-toggle.tsx';
import { NOTICES_ID } from '#components/layout/layouts/places.ts';
import { lottoLinks } from '#components/layout/menu/lotto-links.ts';
import { usePage } from '#components/ui/page-context.tsx';
import { careWords } from '#components/ui/text/care-words.ts';
import { WholeText } from '#components/ui/text/whole-text.tsx';
import { paths } from '#lib/paths.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';
import styles from './footer.module.css';

/** The foot of every page of the default layout: links, who may play, copyright with the current year in Bangkok. */
export function Footer({ siteName }: { siteName: string }) {
  const { nowMs } = usePage();
  const year = bangkokDate(new Date(nowMs)).slice(0, 4);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <ul className={styles.links}>
          {lottoLinks.map((link) => (
            <li key={link.key}>
              <a href={link.path}>{link.label}</a>
            </li>
          ))}
          <li>
            <a href={paths.protection}>{copy.protection}</a>
          </li>
          <li id={NOTICES_ID} className={styles.notices} />
          <li>
            <SchemeToggle />
          </li>
        </ul>
        <p className={styles.care}>
          <WholeText words={careWords}>{`${copy.adultsOnly} · ${copy.helpline}`}</WholeText>
        </p>
        <p className={styles.care}>{copy.sandbox}</p>
        <p className={styles.rights}>{`© ${year} ${siteName} ${copy.rights}`}</p>
      </div>
    </footer>
  );
}
