import { copy } from '#components/home/copy.ts';
import { WholeText } from '#components/ui/text/whole-text.tsx';
import { wholeWords } from '#components/ui/text/whole-words.ts';
import { paths } from '#lib/paths.ts';
import styles from './home.module.css';

const words = [...wholeWords, ...copy.joinWords];

/** Invitation for a visitor. */
export function JoinCard() {
  return (
    <a href={paths.register} className={styles.join}>
      <span>
        <strong>{copy.joinFree}</strong>
        <span>
          <WholeText words={words}>{copy.joinText}</WholeText>
        </span>
      </span>
      {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
      <img src="/art/category-lottery.svg" alt="" width={96} height={96} loading="lazy" />
    </a>
  );
}
