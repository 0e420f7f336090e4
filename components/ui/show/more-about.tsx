import styles from './more-about.module.css';

interface MoreAboutProps {
  /** What is said at once, in one sentence. */
  readonly text: string;
  /** What it is about, for who does not see the mark. */
  readonly about: string;
  readonly more: string;
}

/** One sentence with a “?” that opens the rest; without scripts too. */
export function MoreAbout({ text, about, more }: MoreAboutProps) {
  return (
    <details className={styles.more}>
      <summary>
        <span>{text}</span>
        <span className={styles.mark}>
          <span aria-hidden="true">?</span>
          <span className="visually-hidden">{about}</span>
        </span>
      </summary>
      <p>{more}</p>
    </details>
  );
}
