import { lineCopy as copy } from '#components/line/copy.ts';
import type { Elements } from '#components/ui/text/elements.ts';
import styles from './line.module.css';

interface LineCardProps {
  /** Another way on. */
  readonly foot: Elements;
  readonly children: Elements;
}

/** The card of the page that LINE opens. Without scripts it says that they are needed; the way below it is a link. */
export function LineCard({ foot, children }: LineCardProps) {
  return (
    <section className={styles.card} aria-labelledby="line-title">
      <header className={styles.head}>
        <h1 id="line-title">{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <noscript>
        <p className={styles.note}>{copy.noScript}</p>
      </noscript>
      {children}
      <p className={styles.foot}>{foot}</p>
    </section>
  );
}
