import type { Ref } from 'react';
import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import { padCopy } from '#components/lotto/pad/pad-copy.ts';
import { PriceFields } from '#components/lotto/pad/price-fields.tsx';
import type { BuilderPrices } from '#components/lotto/pad/use-builder-prices.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { shortBaht } from '#rules/money/baht.ts';
import styles from './price-form.module.css';

interface PriceFormProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly terms: RoundTerms;
  readonly types: readonly string[];
  readonly prices: BuilderPrices;
  /** The price may be there now. */
  readonly onGiven: () => void;
}

const quick = [5, 10, 20, 50, 100];

/** The price that new numbers get, one for all or one for each type. */
export function PriceForm({ ref, terms, types, prices, onGiven }: PriceFormProps) {
  return (
    <div ref={ref} className={styles.price}>
      <div className={styles.row}>
        <PriceFields terms={terms} types={types} prices={prices} onGiven={onGiven} />
        <div className={styles.quick}>
          {quick.map((baht) => (
            <button
              key={baht}
              type="button"
              aria-label={padCopy.quickPrice(baht)}
              aria-pressed={prices.now === String(baht)}
              onClick={() => {
                prices.set(String(baht));
                onGiven();
              }}
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
