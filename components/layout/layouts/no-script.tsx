import { noScriptCopy } from '#components/layout/layouts/no-script-copy.ts';
import styles from './no-script.module.css';

/** Why nothing answers a press in a browser without scripts. A part of the server alone: it costs no script. */
export function NoScript() {
  return (
    <noscript>
      <p className={styles.words}>{noScriptCopy.said}</p>
    </noscript>
  );
}
