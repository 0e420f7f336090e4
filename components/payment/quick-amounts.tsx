'use client';

import styles from '#components/payment/amount.module.css';
import { shortBaht } from '#rules/money/baht.ts';
import { plainBaht } from '#rules/money/typed-baht.ts';

interface QuickAmountsProps {
  readonly label: string;
  /** Baht. */
  readonly amounts: readonly number[];
  /** What stands in the field now. */
  readonly typed: string;
  readonly nameOf: (baht: number) => string;
  readonly onChoose: (amount: string) => void;
  /** More than this cannot be chosen. */
  readonly most?: number;
  /** Id of what says why. */
  readonly describedBy?: string;
}

/** Amounts in one tap. */
export function QuickAmounts({
  label,
  amounts,
  typed,
  nameOf,
  onChoose,
  most,
  describedBy,
}: QuickAmountsProps) {
  return (
    <fieldset className={styles.quick} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {amounts.map((baht) => (
        <button
          key={baht}
          type="button"
          className={styles.chip}
          aria-label={nameOf(baht)}
          aria-pressed={plainBaht(typed) === String(baht)}
          disabled={most !== undefined && baht > most}
          onClick={() => onChoose(String(baht))}
        >
          {shortBaht(baht)}
        </button>
      ))}
    </fieldset>
  );
}
