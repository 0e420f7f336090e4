import { Fragment } from 'react';
import { wholeWords } from '#components/ui/text/whole-words.ts';
import styles from './thai-text.module.css';

const WHOLE = new RegExp(`(${wholeWords.join('|')})`);

/** Thai text whose known names and compounds stay on one line. The text itself is not changed. */
export function ThaiText({ children }: { children: string }) {
  return children.split(WHOLE).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
    <Fragment key={at}>{at % 2 === 1 ? <span className={styles.whole}>{part}</span> : part}</Fragment>
  ));
}
