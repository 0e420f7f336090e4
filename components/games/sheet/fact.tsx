import styles from './sheet.module.css';

/** One fact of a game, and what it means. */
export function Fact({
  name,
  value,
  text,
}: {
  readonly name: string;
  readonly value: string;
  readonly text?: string;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {text && <dd className={styles.more}>{text}</dd>}
    </div>
  );
}
