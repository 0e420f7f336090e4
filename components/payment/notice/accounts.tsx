'use client';

import { useQuery } from '@tanstack/react-query';
import { noticeCopy } from '#components/payment/notice/copy.ts';
import { TransferAccount } from '#components/payment/qr/transfer-account.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { bankAccountsQuery, trueMoneyAccountsQuery } from '#lib/api/agent/receiver-queries.ts';
import { messageOf } from '#lib/api/errors.ts';
import styles from './notice.module.css';

/** The accounts of the agent that take deposits, as its backend tells them now. */
export function Accounts() {
  const banks = useQuery(bankAccountsQuery());
  const wallets = useQuery(trueMoneyAccountsQuery());
  if (!banks.data || !wallets.data) {
    const error = banks.error ?? wallets.error;
    if (!error) return <div className={styles.waiting} role="status" aria-label={noticeCopy.loading} />;
    const handleRetry = () => {
      void banks.refetch();
      void wallets.refetch();
    };
    return (
      <>
        <FormAlert>{messageOf(error)}</FormAlert>
        <Button fullWidth busy={banks.isFetching || wallets.isFetching} onClick={handleRetry}>
          {noticeCopy.retry}
        </Button>
      </>
    );
  }
  if (banks.data.length + wallets.data.length === 0) return <p>{noticeCopy.none}</p>;
  return (
    <>
      {banks.data.length > 0 && (
        <section className={styles.accounts}>
          <h3>{noticeCopy.banks}</h3>
          {banks.data.map((one) => (
            <TransferAccount key={`${one.bank_code} ${one.account_no}`} to={{ ...one, kind: 'bank' }} />
          ))}
        </section>
      )}
      {wallets.data.length > 0 && (
        <section className={styles.accounts}>
          <h3>{noticeCopy.wallets}</h3>
          {wallets.data.map((one) => (
            <TransferAccount
              key={one.account_no}
              to={{ ...one, kind: 'true_money', bank_code: null, bank_name: null }}
            />
          ))}
        </section>
      )}
    </>
  );
}
