import { draftCopy } from '#components/lotto/desk-copy.ts';
import { padCopy } from '#components/lotto/pad/pad-copy.ts';
import { PriceFields } from '#components/lotto/pad/price-fields.tsx';
import type { DeskPrices } from '#components/lotto/pad/use-desk-prices.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { shortBaht } from '#rules/money/baht.ts';
import styles from './price-form.module.css';

interface PriceFormProps {
  readonly terms: RoundTerms;
  readonly types: readonly string[];
  readonly prices: DeskPrices;
}

const quick = [5, 10, 20, 50, 100];

/** The price that new numbers get, one for all or one for each type. */
export function PriceForm({ terms, types, prices }: PriceFormProps) {
  return (
    <div className={styles.price}>
      <div className={styles.row}>
        <PriceFields terms={terms} types={types} prices={prices} />
        <div className={styles.quick}>
          {quick.map((baht) => (
            <button
              key={baht}
              type="button"
              aria-label={padCopy.quickPrice(baht)}
              aria-pressed={prices.now === String(baht)}
              onClick={() => prices.set(String(baht))}
            >
              {shortBaht(baht)}
            </button>
          ))}
        </div>
      </div>
      {prices.isWrong && (
        <p id="price-error" className={styles.error} aria-live="polite">
          {draftCopy.unpriced}
        </p>
      )}
    </div>
  );
}
