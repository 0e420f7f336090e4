import { Fragment } from 'react';
import styles from './thai-text.module.css';

/** Names and compounds that a browser's dictionary takes apart at the end of a line. */
export const wholeWords = [
  'กสิกรไทย',
  'ไทยพาณิชย์',
  'กรุงเทพ',
  'กรุงไทย',
  'กรุงศรีอยุธยา',
  'ทหารไทยธนชาต',
  'ออมสิน',
  'อาคารสงเคราะห์',
  'ยูโอบี',
  'ซีไอเอ็มบี',
  'ทิสโก้',
  'เกียรตินาคินภัทร',
  'ไทยเครดิต',
  'ไอซีบีซี',
  'ซิตี้แบงก์',
  'เอชเอสบีซี',
  'สุขภาพจิต',
  'หวยรัฐบาล',
  'พร้อมเพย์',
] as const;

const WHOLE = new RegExp(`(${wholeWords.join('|')})`);

/** Thai text whose known names and compounds stay on one line. The text itself is not changed. */
export function ThaiText({ children }: { children: string }) {
  return children.split(WHOLE).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
    <Fragment key={at}>{at % 2 === 1 ? <span className={styles.whole}>{part}</span> : part}</Fragment>
  ));
}
