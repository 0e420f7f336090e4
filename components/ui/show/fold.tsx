import type { ReactNode, ToggleEvent } from 'react';
import type { Elements } from '#components/ui/text/elements.ts';
import styles from './fold.module.css';

interface FoldProps {
  /** What it is about, seen all the time. */
  readonly title: ReactNode;
  readonly children: Elements;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** A card that shows its title and opens by a tap; without scripts too. */
export function Fold({ title, children, onToggle }: FoldProps) {
  const handleToggle =
    onToggle && ((event: ToggleEvent<HTMLDetailsElement>) => onToggle(event.newState === 'open'));
  return (
    <details className={styles.fold} {...(handleToggle && { onToggle: handleToggle })}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
