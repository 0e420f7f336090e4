import styles from './celebration.module.css';

const PIECES = 28;

/** Confetti, once; left out for members who asked for reduced motion. */
export function Celebration() {
  return (
    <div className={styles.celebration} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
        <i key={at} style={{ left: `${(at * 37) % 100}%`, animationDelay: `${(at % 7) * 90}ms` }} />
      ))}
    </div>
  );
}
