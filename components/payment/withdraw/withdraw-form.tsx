'use client';

import { type FormEvent, useState } from 'react';
import amountStyles from '#components/payment/amount.module.css';
import { QuickAmounts } from '#components/payment/quick-amounts.tsx';
import { typedAmount } from '#components/payment/typed-amount.ts';
import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import type { WithdrawalOrder } from '#components/payment/withdraw/use-withdrawal.ts';
import { WithdrawFacts } from '#components/payment/withdraw/withdraw-facts.tsx';
import { WithdrawFailure } from '#components/payment/withdraw/withdraw-failure.tsx';
import { mostOf, obstacleOf } from '#components/payment/withdraw/withdraw-most.ts';
import { LazyDialog } from '#components/ui/dialog/lazy-dialog.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import type { WithdrawInfo } from '#lib/api/payment/withdraw-queries.ts';
import styles from './withdraw.module.css';

interface WithdrawFormProps {
  readonly info: WithdrawInfo;
  readonly order: WithdrawalOrder;
}

const loadConfirmDialog = () =>
  import('#components/payment/withdraw/confirm-dialog.tsx').then((module) => module.ConfirmDialog);

/** What can be withdrawn, how much of it the member wants, and the way to the confirmation. */
export function WithdrawForm({ info, order }: WithdrawFormProps) {
  const [problem, setProblem] = useState<string>();
  const { typed, setTyped, asked } = order;
  const input = useEarly<HTMLInputElement>(typed, setTyped);
  const most = mostOf(info);
  const obstacle = obstacleOf(info);
  const read = typedAmount(typed, { min: info.min, max: most }, withdrawCopy);

  const handleAmount = (amount: string) => {
    setTyped(amount);
    setProblem(undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (read.baht === undefined) {
      setProblem(read.error);
      input.current?.focus();
    } else order.ask(read.baht);
  };

  return (
    <>
      <form method="post" className={amountStyles.form} onSubmit={handleSubmit} noValidate>
        <WithdrawFacts info={info} />
        {obstacle ? (
          <>
            <WithdrawFailure order={order} />
            <p role="status" className={styles.obstacle}>
              {obstacle}
            </p>
          </>
        ) : (
          <>
            <Field
              ref={input}
              id="withdraw-amount"
              label={withdrawCopy.amount}
              name="amount"
              className={amountStyles.amount}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0.00"
              suffix={withdrawCopy.bahtUnit}
              hint={withdrawCopy.amountHint(info.min, info.max)}
              error={problem ?? order.amountRefusal}
              value={typed}
              onChange={(event) => handleAmount(event.target.value)}
              onBlur={() => typed !== '' && setProblem(read.error)}
            />
            <QuickAmounts
              label={withdrawCopy.quick}
              amounts={info.quick_amounts}
              typed={typed}
              nameOf={withdrawCopy.quickAmount}
              most={most}
              onChoose={handleAmount}
            />
            <Button variant="ghost" fullWidth onClick={() => handleAmount(String(most))}>
              {withdrawCopy.all(most)}
            </Button>
            {/* Beside the key that was pressed: the top of the form is out of sight by then. */}
            <WithdrawFailure order={order} />
            <SubmitButton fullWidth busy={order.isBusy && asked === null && withdrawCopy.checking}>
              {withdrawCopy.next}
            </SubmitButton>
          </>
        )}
      </form>
      {/* Beside the form: what is submitted in it is not the form's. */}
      {asked !== null && (
        <LazyDialog
          load={loadConfirmDialog}
          props={{
            amount: asked,
            info,
            isBusy: order.isBusy,
            refused: order.otherRefusal,
            onConfirm: order.confirm,
            onClose: order.giveUp,
          }}
        />
      )}
    </>
  );
}
