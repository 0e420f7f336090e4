import { noScriptCopy } from '#components/layout/layouts/no-script-copy.ts';
// The look of the words at the other end of the page: every page has it already.
import styles from './footer.module.css';

/** Why nothing answers a press in a browser without scripts. A part of the server alone: it costs no script. */
export function NoScript() {
  return (
    <noscript>
      <p className={styles.inner}>{noScriptCopy.said}</p>
    </noscript>
  );
}
