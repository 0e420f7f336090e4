'use client';

import { useState } from 'react';
import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { useCarryAmount } from '#components/promotion/use-carry-amount.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { DepositTerms } from '#components/ui/promotion/deposit-terms.tsx';
import type { Promotion } from '#lib/api/promotion/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { parseBaht, toBaht } from '#rules/money/baht.ts';
import { plainBaht } from '#rules/money/typed-baht.ts';
import styles from './promotion.module.css';

const MAX_WIDTH_PX = 480;

interface PromotionDialogProps {
  readonly promotion: Promotion;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a promotion brings and asks for with an amount that is typed, and the way to deposit for it. */
export function PromotionDialog({ promotion, open, onClose }: PromotionDialogProps) {
  const [amount, setAmount] = useState(String(promotion.min_deposit));
  const carry = useCarryAmount(amount);
  const satang = parseBaht(plainBaht(amount));
  return (
    <MuiProvider>
      <DialogFrame open={open} onClose={onClose} title={promotion.title} maxWidth={MAX_WIDTH_PX}>
        <div className={styles.page}>
          <Field
            id="promotion-amount"
            label={copy.amount}
            inputMode="decimal"
            autoComplete="off"
            suffix={copy.unit}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <div aria-live="polite">
            <DepositTerms promotion={promotion} baht={satang === null ? undefined : toBaht(satang)} />
          </div>
          <ButtonLink href={loyaltyPaths.depositFor(promotion.number)} onClick={carry}>
            {copy.depositFor}
          </ButtonLink>
        </div>
      </DialogFrame>
    </MuiProvider>
  );
}
