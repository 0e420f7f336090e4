'use client';

import { cashbackCopy as copy } from '#components/cashback/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { useOneAtATime } from '#components/ui/form/use-one-at-a-time.ts';
import type { CashbackDay } from '#lib/api/cashback/queries.ts';
import { isUnknown, messageOf } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import type { CashbackBasis } from '#rules/cashback/rebate.ts';

/** Why the claim of a day was refused, or that nobody knows what became of it. */
export interface Refusal {
  readonly day: string;
  readonly text: string;
}

interface ClaimButtonProps {
  readonly basis: CashbackBasis;
  readonly row: CashbackDay;
  /** Why it was refused, or nothing any more: the button goes when its day is over, so others show it. */
  readonly onRefused: (refusal: Refusal | null) => void;
}

/** Takes what a closed day brings. It names the day, so that a press from before midnight takes no other; sent again it says the same. */
export function ClaimButton({ basis, row, onRefused }: ClaimButtonProps) {
  const changes = ['wallet', 'cashback'] as const;
  const loss = useCall('POST /api/cashback/loss/claim', { changes });
  const turnover = useCall('POST /api/cashback/turnover/claim', { changes });
  const { mutateAsync, isPending } = basis === 'loss' ? loss : turnover;
  const handleClaim = useOneAtATime(async () => {
    onRefused(null);
    const { day } = row;
    await mutateAsync({ day }).then(
      ({ amount }) => toast(copy.claimed(amount), { variant: 'success' }),
      (error) => onRefused({ day, text: copy.refused(day, isUnknown(error) ? copy.lost : messageOf(error)) }),
    );
  });
  return (
    <Button busy={isPending && copy.claiming} onClick={handleClaim}>
      {copy.claimNow(row.due)}
    </Button>
  );
}
