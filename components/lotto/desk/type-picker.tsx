import { deskCopy, rateOf } from '#components/lotto/copy.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import styles from './type-picker.module.css';

interface TypePickerProps {
  readonly terms: RoundTerms;
  readonly chosen: readonly string[];
  readonly onToggle: (type: string) => void;
}

/** Every bet type with its rate; several of the same length can be chosen at once. */
export function TypePicker({ terms, chosen, onToggle }: TypePickerProps) {
  return (
    <fieldset className={styles.types}>
      <legend className="visually-hidden">{deskCopy.types}</legend>
      {terms.rates.map(({ type, name, rate }) => {
        const isOpen = terms.limitOf(type)?.enabled !== false;
        return (
          <button
            key={type}
            type="button"
            aria-pressed={chosen.includes(type)}
            disabled={!isOpen}
            onClick={() => onToggle(type)}
          >
            {name}
            <small>{isOpen ? rateOf(rate) : deskCopy.closedType}</small>
          </button>
        );
      })}
    </fieldset>
  );
}
