import type { ReactNode } from 'react';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Link to the page above this one. */
  readonly back?: { readonly href: string; readonly label: string };
}

/** Title of a page, a line about it, and a link back. */
export function PageHead({ title, lead, back }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back && (
        <a href={back.href} className={styles.back}>
          <Icon name="chevron-left" size={20} />
          <span>{back.label}</span>
        </a>
      )}
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </header>
  );
}
