import { sheetCopy } from '#components/games/sheet/copy.ts';
import { keepsEnough } from '#rules/loyalty/give-back.ts';
import styles from './sheet.module.css';

/** Says of a game that keeps too little that stakes in it count for nothing; `rtp` is in percent. */
export function CountsNote({ rtp }: { readonly rtp: number | null }) {
  if (keepsEnough(rtp === null ? null : Math.round(rtp * 100))) return null;
  return <p className={styles.note}>{sheetCopy.countsForNothing}</p>;
}
