import { NumberPlate } from '#components/ui/show/number-plate.tsx';
import type { Elements } from '#components/ui/text/elements.ts';
import styles from './draw-card.module.css';

interface Prize {
  readonly title: string;
  readonly numbers: readonly string[];
}

interface DrawCardProps {
  readonly href: string;
  readonly title: string;
  /** A second line, under the title. */
  readonly text?: string;
  readonly first: Prize;
  readonly minor: readonly Prize[];
  /** Last line: where the draw comes from, or what the card leads to. */
  readonly foot: Elements;
  readonly isLarge?: boolean;
}

function PrizeNumbers({ title, numbers, isFirst = false }: Prize & { isFirst?: boolean }) {
  const plates = numbers.map((number) => (
    <NumberPlate key={number} number={number} tone={isFirst ? 'gold' : 'plain'} />
  ));
  return (
    <span className={isFirst ? styles.first : undefined}>
      <small>{title}</small>
      {isFirst ? plates : <span className={styles.plates}>{plates}</span>}
    </span>
  );
}

/** A draw at a glance; the whole card leads to all of its prizes. */
export function DrawCard({ href, title, text, first, minor, foot, isLarge = false }: DrawCardProps) {
  return (
    <a href={href} className={styles.card} data-large={isLarge || undefined}>
      <strong>{title}</strong>
      {text && <span>{text}</span>}
      <PrizeNumbers {...first} isFirst />
      <span className={styles.minor}>
        {minor.map((prize) => (
          <PrizeNumbers key={prize.title} {...prize} />
        ))}
      </span>
      {foot}
    </a>
  );
}
