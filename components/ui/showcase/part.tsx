import type { Elements } from '#components/ui/text/elements.ts';
import styles from './showcase.module.css';

/** One kind of part, under its name. */
export function Part({ title, children }: { readonly title: string; readonly children: Elements }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
