'use client';

import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { BankBadge } from '#components/ui/show/bank-badge.tsx';
import { ThaiText } from '#components/ui/text/thai-text.tsx';
import type { Bank } from '#contract/agent.ts';
import styles from './bank-picker.module.css';

const BEST_KNOWN = 8;
/** Letters that fit beside the badge in half of the width; a longer name gets the whole. */
const HALF_WIDTH_LETTERS = 10;
/** Thai signs above and below a letter take no room of their own. */
const SIGNS = /\p{Mn}/gu;

interface BankPickerProps extends UseFormRegisterReturn {
  readonly banks: readonly Bank[];
  readonly error: string | undefined;
}

/** One bank out of all, the best known in sight and the others behind a button. */
export function BankPicker({ banks, error, ref, ...radio }: BankPickerProps) {
  const [showsAll, setShowsAll] = useState(false);
  const others = banks.length - BEST_KNOWN;
  return (
    <fieldset className={styles.picker} aria-describedby={error ? 'bank-note' : undefined}>
      <legend>{copy.register.bank}</legend>
      <div className={styles.banks}>
        {banks.map((bank, at) => {
          const name = bank.bank_name.replace(/^ธนาคาร/, '');
          return (
            <label
              key={bank.bank_code}
              className={styles.bank}
              data-wide={name.replace(SIGNS, '').length > HALF_WIDTH_LETTERS || undefined}
              hidden={at >= BEST_KNOWN && !showsAll}
            >
              <input {...radio} ref={ref} type="radio" value={bank.bank_code} />
              <BankBadge code={bank.bank_code} />
              <span>
                <ThaiText>{name}</ThaiText>
              </span>
            </label>
          );
        })}
      </div>
      {!showsAll && others > 0 && (
        <Button variant="ghost" size="small" fullWidth onClick={() => setShowsAll(true)}>
          {copy.register.otherBanks(others)}
        </Button>
      )}
      <p id="bank-note" className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
