import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly art: 'empty-bills' | 'empty-results';
  readonly title: string;
  readonly children?: ReactNode;
}

/** There is nothing here yet, and what to do about it. */
export function EmptyState({ art, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
      <img src={`/art/${art}.svg`} alt="" width={180} height={140} />
      <strong>{title}</strong>
      {children && <div>{children}</div>}
    </div>
  );
}
