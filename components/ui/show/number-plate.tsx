import styles from './number-plate.module.css';

/** A drawn number on a board, one cell a digit; it is as large as the text around it. */
export function NumberPlate({ number, tone = 'plain' }: { number: string; tone?: 'gold' | 'plain' }) {
  return <b className={`${styles.plate} ${styles[tone]}`}>{number}</b>;
}
