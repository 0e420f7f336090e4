import { sheetCopy } from '#components/games/sheet/copy.ts';
import type { Game } from '#contract/games/catalogue.ts';
import { keepsTooLittle } from '#rules/loyalty/give-back.ts';
import styles from './sheet.module.css';

/** Says what stakes count for in a game in which they do not count for everything; `rtp` is in percent. */
export function CountsNote({ category, rtp }: Pick<Game, 'category' | 'rtp'>) {
  const isNothing = keepsTooLittle({ category, rtpBp: rtp === null ? null : Math.round(rtp * 100) });
  if (!isNothing && category === 'slot') return null;
  return <p className={styles.note}>{isNothing ? sheetCopy.countsForNothing : sheetCopy.countsByHalf}</p>;
}
