import { copy } from '#components/home/copy.ts';
import { ThaiText } from '#components/ui/text/thai-text.tsx';
import { paths } from '#lib/paths.ts';
import styles from './home.module.css';

/** Invitation for a visitor. */
export function JoinCard() {
  return (
    <a href={paths.register} className={styles.join}>
      <span>
        <strong>{copy.join}</strong>
        <span>
          <ThaiText>{copy.joinText}</ThaiText>
        </span>
      </span>
      {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
      <img src="/art/category-lottery.svg" alt="" width={96} height={96} loading="lazy" />
    </a>
  );
}
