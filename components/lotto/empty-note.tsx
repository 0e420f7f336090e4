import type { ReactNode } from 'react';
import styles from './empty-note.module.css';

interface EmptyNoteProps {
  readonly art: 'empty-bills' | 'empty-results';
  readonly title: string;
  readonly children?: ReactNode;
}

/** There is nothing here yet, and what to do about it. */
export function EmptyNote({ art, title, children }: EmptyNoteProps) {
  return (
    <div className={styles.empty}>
      {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
      <img src={`/art/${art}.svg`} alt="" width={180} height={140} />
      <strong>{title}</strong>
      {children && <div>{children}</div>}
    </div>
  );
}
