'use client';

import { useState } from 'react';
import { promotionCopy as copy } from '#components/promotion/copy.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import type { Promotion } from '#lib/api/promotion/queries.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';

const loadDialog = async () => (await import('#components/promotion/promotion-dialog.tsx')).PromotionDialog;

/** Opens a promotion to reckon with an amount of one's own; before scripts run it leads to the deposit. */
export function PromotionOpener({ promotion }: { readonly promotion: Promotion }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={loyaltyPaths.depositFor(promotion.number)}
        aria-describedby={promotion.id}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {copy.open}
      </a>
      <LazyDialog load={loadDialog} props={{ promotion, open, onClose: () => setOpen(false) }} />
    </>
  );
}
