'use client';

import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import type { WithdrawalOrder } from '#components/payment/withdraw/use-withdrawal.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';

/** What became of the last try, where the dialog does not say it: unknown, not sent, or refused. */
export function WithdrawFailure({ order }: { order: WithdrawalOrder }) {
  const { state, asked, otherRefusal } = order;
  if (asked !== null) return null;
  if (state.stage === 'unsent') return <FormAlert>{withdrawCopy.foundNotMade}</FormAlert>;
  if (otherRefusal) return <FormAlert>{otherRefusal.message}</FormAlert>;
  if (state.stage !== 'unknown') return null;
  return (
    <FormAlert>
      <p>{`${state.message} ${withdrawCopy.outcomeUnknown}`}</p>
      <Button variant="secondary" size="small" onClick={() => void order.look()}>
        {withdrawCopy.checkAgain}
      </Button>
    </FormAlert>
  );
}
