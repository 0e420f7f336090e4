import { pasteCopy } from '#components/lotto/paste/paste-copy.ts';
import styles from './paste-form.module.css';

/** Every way to write a line, by example. */
export function HowTo() {
  return (
    <details className={styles.more}>
      <summary>{pasteCopy.howTo}</summary>
      <dl>
        {pasteCopy.examples.map(([text, meaning]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
