import { deskCopy, draftCopy } from '#components/lotto/copy.ts';
import type { BillDraftControl } from '#components/lotto/draft/use-bill-draft.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Button } from '#components/ui/form/button.tsx';
import { faceOf } from '#lib/lotto/bill-draft.ts';
import { shortBaht } from '#rules/money/baht.ts';
import styles from './price-form.module.css';

interface PriceFormProps {
  readonly control: BillDraftControl;
  readonly terms: RoundTerms;
  readonly types: readonly string[];
  readonly say: (what: string) => void;
}

const quick = [5, 10, 20, 50, 100];

/** The price that new numbers get, and a way to put it on all. */
export function PriceForm({ control, terms, types, say }: PriceFormProps) {
  const { lines, entry } = control.draft;
  const limit = terms.limitOf(types[0] ?? '');
  const isReadable = faceOf(entry.amount) !== null;
  const isWrong = entry.amount !== '' && !isReadable;
  const canPriceAll = isReadable && lines.some((line) => line.amount !== entry.amount);
  const handleAll = () => {
    control.priceAll(entry.amount);
    say(draftCopy.lines(lines.length));
  };
  return (
    <div className={styles.price}>
      <div className={styles.line}>
        <label htmlFor="price">
          {deskCopy.price}
          {limit && <small id="price-hint">{deskCopy.priceHint(limit.min, limit.max)}</small>}
        </label>
        <div className={styles.field} data-invalid={isWrong || undefined}>
          <input
            id="price"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            aria-label={deskCopy.price}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? 'price-error' : limit && 'price-hint'}
            value={entry.amount}
            onChange={(event) => control.setEntry({ amount: event.target.value })}
          />
          <span aria-hidden="true">{deskCopy.baht}</span>
        </div>
      </div>
      <p id="price-error" className={styles.error} aria-live="polite">
        {isWrong && draftCopy.unpriced}
      </p>
      <div className={styles.quick}>
        {quick.map((baht) => (
          <button
            key={baht}
            type="button"
            aria-label={deskCopy.quickPrice(baht)}
            aria-pressed={entry.amount === String(baht)}
            onClick={() => control.setEntry({ amount: String(baht) })}
          >
            {shortBaht(baht)}
          </button>
        ))}
      </div>
      {canPriceAll && (
        <Button variant="ghost" size="small" fullWidth onClick={handleAll}>
          {deskCopy.priceAll}
        </Button>
      )}
    </div>
  );
}
