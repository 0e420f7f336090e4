import { copy } from '#components/account/copy.ts';
import type { Elements } from '#components/ui/text/elements.ts';
import styles from './auth-card.module.css';

/** The card of an auth page: its one heading, its form, and the way to the other auth pages. */
export function AuthCard({
  title,
  lead,
  foot,
  children,
}: {
  title: string;
  lead: string;
  foot: Elements;
  children: Elements;
}) {
  return (
    <section className={styles.card} aria-labelledby="auth-title">
      <header className={styles.head}>
        <h1 id="auth-title">{title}</h1>
        <p>{lead}</p>
      </header>
      <noscript>
        <p className={styles.noScript}>{copy.noScript}</p>
      </noscript>
      {children}
      <p className={styles.foot}>{foot}</p>
    </section>
  );
}
