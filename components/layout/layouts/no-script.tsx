import { noScriptCopy } from '#components/layout/layouts/no-script-copy.ts';
// Every page loads the styles of the footer already.
import styles from './footer.module.css';

/** Says in a browser without scripts why no button works. Only the server renders it, so it adds no script. */
export function NoScript() {
  return (
    <noscript>
      <p className={styles.inner}>{noScriptCopy.said}</p>
    </noscript>
  );
}
