import type { ReactNode } from 'react';
import styles from './showcase.module.css';

/** One kind of part, under its name. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
