import { wheelCopy as copy } from '#components/wheel/copy.ts';
import type { WheelPrize } from '#lib/api/wheel/queries.ts';
import { chancesOf } from '#rules/wheel/slices.ts';
import styles from './wheel.module.css';

/** Every prize with its true chance: small slices are drawn larger than that. */
export function ChanceList({ prizes }: { readonly prizes: readonly WheelPrize[] }) {
  const chances = chancesOf(prizes);
  return (
    <section className={styles.card} aria-labelledby="wheel-chances">
      <h2 id="wheel-chances">{copy.chances}</h2>
      <p className={styles.muted}>{copy.chancesLead}</p>
      <ul className={styles.rows}>
        {prizes.map(({ id, name }, at) => (
          <li key={id} className={styles.row}>
            <span>{name}</span>
            <b>{copy.chance(chances[at] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
