import styles from './proof.module.css';

/** A hash with its name, whole, for others to compare. */
export function HashRow({ name, hash, note }: { name: string; hash: string; note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code className={styles.hash}>{hash}</code>
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
