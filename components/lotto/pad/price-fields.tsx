import type { KeyboardEvent } from 'react';
import { padCopy, shortType } from '#components/lotto/pad/pad-copy.ts';
import type { BuilderPrices } from '#components/lotto/pad/use-builder-prices.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { useEarly } from '#components/ui/form/use-early.ts';
import styles from './price-form.module.css';

interface PriceFieldsProps {
  readonly terms: RoundTerms;
  readonly types: readonly string[];
  readonly prices: BuilderPrices;
  /** A price was typed to its end. */
  readonly onGiven: () => void;
}

/** One field for the price, or one for each type. Quick prices go to the field that was touched last. */
export function PriceFields({ terms, types, prices, onGiven }: PriceFieldsProps) {
  const input = useEarly<HTMLInputElement>(prices.now, prices.set);
  const end = {
    onBlur: onGiven,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') onGiven();
    },
  };
  if (!prices.isSplit) {
    return (
      <input
        ref={input}
        data-preset
        className={styles.field}
        inputMode="decimal"
        autoComplete="off"
        placeholder={padCopy.priceShort}
        aria-label={padCopy.price}
        aria-invalid={prices.isWrong || undefined}
        aria-describedby={prices.isWrong ? 'price-error' : 'pad-hint'}
        data-missing={prices.isMissing(prices.current) || undefined}
        value={prices.now}
        onChange={(event) => prices.set(event.target.value)}
        {...end}
      />
    );
  }
  return (
    <div className={styles.split}>
      {types.map((type) => {
        const name = terms.rateOf(type)?.name ?? type;
        return (
          <label key={type} data-current={type === prices.current || undefined}>
            <span aria-hidden="true">{shortType(name)}</span>
            <input
              data-preset
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.00"
              aria-label={padCopy.priceOf(name)}
              aria-invalid={prices.isWrongFor(type) || undefined}
              data-missing={prices.isMissing(type) || undefined}
              value={prices.amountOf(type)}
              onFocus={() => prices.touch(type)}
              onChange={(event) => prices.set(event.target.value, type)}
              {...end}
            />
          </label>
        );
      })}
    </div>
  );
}
