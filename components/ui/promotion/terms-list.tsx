import styles from './terms-list.module.css';

/** Names and what each is, line by line. */
export function TermsList({ terms }: { readonly terms: ReadonlyArray<readonly [string, string]> }) {
  return (
    <dl className={styles.terms}>
      {terms.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
