import { protectionCopy as copy } from '#components/protection/copy.ts';
import { buttonClass } from '#components/ui/form/button.tsx';
import { paths } from '#lib/paths.ts';
import styles from './protection.module.css';

/** Offers limits above the first deposit: their page takes or declines it and leads back. Plain HTML, for the page has enough scripts. */
export function OfferNote() {
  return (
    <section data-undisturbed className={styles.card} aria-labelledby="offer-note">
      <h2 id="offer-note">{copy.offer}</h2>
      <p className={styles.muted}>{copy.offerText}</p>
      <div className={styles.keys}>
        <a className={buttonClass({ variant: 'secondary' })} href={paths.offerFor(paths.deposit)}>
          {copy.offerTake}
        </a>
      </div>
    </section>
  );
}
