import { sheetCopy } from '#components/games/sheet/copy.ts';
import type { Game } from '#contract/games/catalogue.ts';
import { countsForNothing, keepsTooLittle } from '#rules/loyalty/give-back.ts';
import styles from './sheet.module.css';

/** Says what stakes count for in a game in which they do not count for everything; `rtp` is in percent. */
export function CountsNote({
  category,
  rtp,
  provider_id: providerId,
}: Pick<Game, 'category' | 'rtp' | 'provider_id'>) {
  const game = { providerId, category, rtpBp: rtp === null ? null : Math.round(rtp * 100) };
  if (!countsForNothing(game) && category === 'slot') return null;
  return <p className={styles.note}>{wordsOf(game)}</p>;
}

function wordsOf(game: Parameters<typeof countsForNothing>[0]): string {
  if (keepsTooLittle(game)) return sheetCopy.countsForNothing;
  return countsForNothing(game) ? sheetCopy.tableCounts : sheetCopy.countsByHalf;
}
