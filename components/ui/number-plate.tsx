import styles from './number-plate.module.css';

/** A drawn number on a board, one cell a digit; it is as large as the text around it. */
export function NumberPlate({ number, tone = 'plain' }: { number: string; tone?: 'gold' | 'plain' }) {
  return (
    <b className={`${styles.plate} ${styles[tone]}`}>
      {Array.from(number, (digit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
        <span key={at}>{digit}</span>
      ))}
    </b>
  );
}
